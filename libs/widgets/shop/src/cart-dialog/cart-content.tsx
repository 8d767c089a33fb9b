import { Alert, CartIcon, EmptyState, Stack } from '@foyer/ui';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AddToCart } from '../cart/use-cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { CartLine } from '../cart-line/cart-line.tsx';
import { CartSum } from '../cart-sum/cart-sum.tsx';
import { AddFailed } from './add-failed.tsx';
import * as styles from './cart-content.css.ts';
import { CartFailed, CartLoading } from './cart-states.tsx';

/** What the cart holds, in whichever state it is. */
export function CartContent({ adding }: { adding: AddToCart }) {
  const { data: cart, isPending, isFetching, refetch } = useCart();
  const lines = useRef<HTMLDivElement>(null);
  const failure = adding.isError && <AddFailed adding={adding} error={adding.error} />;
  if (isPending) return <CartLoading />;
  if (!cart) return <CartFailed pending={isFetching} onRetry={() => void refetch()} />;
  const { items, props } = cart.summary;
  return (
    <Stack gap="l">
      {failure}
      {/* Takes the focus of a line that has gone. */}
      <div ref={lines} tabIndex={-1} className={styles.lines}>
        {items.length > 0 && (
          <ul role="list" className={styles.list}>
            {items.map((item) => (
              <CartLine key={item.id} item={item} onRemoved={() => lines.current?.focus()} />
            ))}
          </ul>
        )}
        {adding.isPending && <CartLoading />}
        {items.length === 0 && !adding.isPending && <EmptyCart />}
      </div>
      {items.length > 0 && <KeptForLater />}
      <CartSum {...props} />
    </Stack>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      icon={CartIcon}
      level={3}
      title={<FormattedMessage defaultMessage="Your cart is empty" description="In the cart of rewards" />}
    >
      <FormattedMessage defaultMessage="Choose a reward and it will appear here." description="In the empty cart of rewards" />
    </EmptyState>
  );
}

/** What the cart is until there is a checkout. */
const KeptForLater = () => (
  <Alert>
    <FormattedMessage
      defaultMessage="The cart is a list to keep for later: nothing can be ordered here yet, and no points are taken."
      description="In the cart of rewards, below its lines"
    />
  </Alert>
);
