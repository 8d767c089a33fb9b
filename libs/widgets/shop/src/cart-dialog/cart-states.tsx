import { Button, CompactErrorState, Loading, SkeletonBlock } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** The place of the cart, or of a line, that is still to come. */
export function CartLoading() {
  return (
    <Loading label={<FormattedMessage defaultMessage="The cart is loading" description="Read out in the cart of rewards" />}>
      <SkeletonBlock size="m" />
    </Loading>
  );
}

/** In place of a cart that cannot be shown. */
export function CartFailed({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  return (
    <CompactErrorState
      title={<FormattedMessage defaultMessage="The cart could not be loaded." description="In place of the cart of rewards" />}
      action={
        <Button look="secondary" pending={pending} onClick={onRetry}>
          <FormattedMessage defaultMessage="Try again" description="Button where something of the shop failed" />
        </Button>
      }
    />
  );
}
