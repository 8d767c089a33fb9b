import type { Schemas } from '@foyer/api';
import { Alert, Button, Grid, Stack } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { balanceOf, countOf } from '../cart/count-rewards.ts';
import { useCart } from '../cart/use-cart.ts';
import { RewardTile } from '../reward-tile/reward-tile.tsx';

interface RewardGridProps {
  products: readonly Schemas['Product'][];
  onSelect: (productId: string) => void;
  more: { has: boolean; pending: boolean; failed: boolean; fetch: () => void };
}

/** The rewards and the button that fetches further ones. The first new one gets the focus, so that nobody loses their place. */
export function RewardGrid({ products, onSelect, more }: RewardGridProps) {
  const { data: cart } = useCart();
  const list = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    if (focusFrom.current === undefined || products.length <= focusFrom.current) return;
    (list.current?.children[focusFrom.current] as HTMLElement | undefined)?.focus();
    focusFrom.current = undefined;
  }, [products.length]);

  const showMore = () => {
    focusFrom.current = products.length;
    more.fetch();
  };
  return (
    <Stack gap="l">
      <Grid as="ul" role="list" columns="narrow" ref={list}>
        {products.map((product) => (
          // A reward that cannot be had has nothing else that could take the focus.
          <li key={product.id} tabIndex={-1}>
            <RewardTile product={product} quantity={countOf(cart, product.id)} balance={cart && balanceOf(cart)} onSelect={onSelect} />
          </li>
        ))}
      </Grid>
      {more.failed && (
        <Alert tone="critical" role="alert">
          <FormattedMessage
            defaultMessage="Further rewards could not be loaded. Check your connection and try again."
            description="Below the rewards when more could not be fetched"
          />
        </Alert>
      )}
      {more.has && (
        <Stack align="center">
          <Button look="secondary" pending={more.pending} onClick={showMore}>
            <FormattedMessage defaultMessage="Show more rewards" description="Button below the rewards" />
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
