import { productsQuery, useApi } from '@foyer/api';
import { Button, CompactErrorState, EmptyState, GiftIcon } from '@foyer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { RewardGrid } from './reward-grid.tsx';
import { RewardsLoading } from './rewards-loading.tsx';

interface RewardsProps {
  limit: number;
  onSelect: (productId: string) => void;
}

/** The rewards on offer, in whichever state they are. */
export function Rewards({ limit, onSelect }: RewardsProps) {
  const list = useInfiniteQuery(productsQuery(useApi(), limit));
  if (list.isPending) return <RewardsLoading count={limit} />;
  if (!list.data) return <RewardsFailed pending={list.isFetching} onRetry={() => void list.refetch()} />;
  const products = list.data.pages.flatMap(({ results }) => results);
  if (products.length === 0) return <NoRewards />;
  return (
    <RewardGrid
      products={products}
      onSelect={onSelect}
      more={{
        hasMore: list.hasNextPage,
        isFetching: list.isFetchingNextPage,
        failed: list.isFetchNextPageError,
        fetchMore: () => void list.fetchNextPage(),
      }}
    />
  );
}

function NoRewards() {
  return (
    <EmptyState
      icon={GiftIcon}
      title={<FormattedMessage defaultMessage="No rewards at the moment" description="Title of the shop without rewards" />}
    >
      <FormattedMessage
        defaultMessage="You keep your points. New rewards will appear here."
        description="Text of the shop without rewards"
      />
    </EmptyState>
  );
}

function RewardsFailed({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  return (
    <CompactErrorState
      title={<FormattedMessage defaultMessage="The rewards could not be loaded." description="In place of the rewards" />}
      action={
        <Button look="secondary" pending={pending} onClick={onRetry}>
          <FormattedMessage defaultMessage="Try again" description="Button where something of the shop failed" />
        </Button>
      }
    />
  );
}
