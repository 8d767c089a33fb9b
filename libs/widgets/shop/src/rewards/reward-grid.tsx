import type { Schemas } from '@foyer/api';
import { Grid, GrowingList, type GrowingListProps } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { balanceOf, countOf } from '../cart/count-rewards.ts';
import { useCart } from '../cart/use-cart.ts';
import { RewardTile } from '../reward-tile/reward-tile.tsx';

interface RewardGridProps {
  products: readonly Schemas['Product'][];
  onSelect: (productId: string) => void;
  more: Pick<GrowingListProps, 'hasMore' | 'isFetching' | 'failed' | 'fetchMore'>;
}

/** The rewards and the button that fetches further ones. */
export function RewardGrid({ products, onSelect, more }: RewardGridProps) {
  const { data: cart } = useCart();
  return (
    <GrowingList
      {...more}
      total={products.length}
      label={<FormattedMessage defaultMessage="Show more rewards" description="Button below the rewards" />}
      failure={
        <FormattedMessage
          defaultMessage="More rewards could not be loaded. Check your connection and try again."
          description="Below the rewards when more could not be fetched"
        />
      }
    >
      <Grid as="ul" role="list" columns="narrow">
        {products.map((product) => (
          // Takes the focus itself: what can be pressed in it comes after its name and price.
          <li key={product.id} tabIndex={-1}>
            <RewardTile product={product} quantity={countOf(cart, product.id)} balance={cart && balanceOf(cart)} onSelect={onSelect} />
          </li>
        ))}
      </Grid>
    </GrowingList>
  );
}
