import type { ApiError, Schemas } from '@foyer/api';
import { Button, DeleteIcon, Icon, IconButton, Stepper, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Points } from '../cart/points.tsx';
import { useRemoveFromCart } from '../cart/use-cart.ts';
import { useFailureText } from '../cart/use-failure-text.ts';
import { LinePicture } from './line-picture.tsx';
import * as styles from './cart-line.css.ts';
import { useQuantity } from './use-quantity.ts';

interface CartLineProps {
  item: Schemas['CartItem'];
  /** The line has gone, and with it the focus. */
  onRemoved: () => void;
}

/** One reward of the cart and how many of it; 0 keeps the line, the bin takes it out. */
export function CartLine({ item, onRemoved }: CartLineProps) {
  const intl = useIntl();
  const quantity = useQuantity(item);
  const removing = useRemoveFromCart(item.id);
  const { title, coins, get_main_image_url: picture } = item.product;
  const failed = removing.error ?? quantity.error;
  return (
    <li className={styles.line}>
      <LinePicture src={picture} />
      <div className={styles.words}>
        <Text weight="medium">{title}</Text>
        <Text size="s" tone="muted" numeric>
          <Points value={coins} />
        </Text>
      </div>
      <div className={styles.controls}>
        <Stepper
          label={intl.formatMessage({ defaultMessage: 'Number of “{title}”', description: 'Field of a line of the cart' }, { title })}
          labelHidden
          value={quantity.value}
          onChange={quantity.change}
          error={
            quantity.value === null && (
              <FormattedMessage defaultMessage="Enter a number from 0 to 99." description="Below an emptied field in the cart" />
            )
          }
          decrementLabel={intl.formatMessage({ defaultMessage: 'One fewer', description: 'Button of a line of the cart' })}
          incrementLabel={intl.formatMessage({ defaultMessage: 'One more', description: 'Button of a line of the cart' })}
        />
        <IconButton
          label={intl.formatMessage({ defaultMessage: 'Remove “{title}”', description: 'Button of a line of the cart' }, { title })}
          icon={<Icon icon={DeleteIcon} />}
          pending={removing.isPending}
          onClick={() => removing.mutate(undefined, { onSuccess: onRemoved })}
        />
      </div>
      {failed && <LineFailed error={failed} onRetry={removing.error ? undefined : quantity.retry} />}
    </li>
  );
}

function LineFailed({ error, onRetry }: { error: ApiError; onRetry: (() => void) | undefined }) {
  const text = useFailureText();
  return (
    <div role="alert" className={styles.failure}>
      <Text size="s" tone="critical">
        <FormattedMessage
          defaultMessage="This could not be saved. {reason}"
          description="Below a line of the cart; the reason is a sentence"
          values={{ reason: text(error) }}
        />
      </Text>
      {onRetry && (
        <Button look="secondary" onClick={onRetry}>
          <FormattedMessage defaultMessage="Try again" description="Button where something of the shop failed" />
        </Button>
      )}
    </div>
  );
}
