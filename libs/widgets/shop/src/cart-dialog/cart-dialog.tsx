import { Button, Dialog } from '@foyer/ui';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddToCart } from '../cart/use-cart.ts';
import { CartFailed, CartLoading } from './cart-states.tsx';
import { useCartContent } from './use-cart-content.ts';

interface CartDialogProps {
  open: boolean;
  /** The reward that is being put into the cart. */
  adding: AddToCart;
  onClose: () => void;
}

/** The cart in front of the rewards. */
export function CartDialog({ open, adding, onClose }: CartDialogProps) {
  const intl = useIntl();
  const { Content, failed, retry } = useCartContent(open);
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      phones="full"
      // A field would bring up the keyboard of a phone, in front of the cart.
      initialFocus={back}
      title={<FormattedMessage defaultMessage="Your cart" description="Title of the cart of rewards" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the cart of rewards' })}
      actions={
        <Button ref={back} onClick={onClose}>
          <FormattedMessage defaultMessage="Back to the rewards" description="Button at the foot of the cart" />
        </Button>
      }
    >
      {Content && <Content adding={adding} />}
      {!Content && (failed ? <CartFailed pending={false} onRetry={retry} /> : <CartLoading />)}
    </Dialog>
  );
}
