import { Grid, Loading, SkeletonCard } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** More would not be seen before the rewards are there. */
const most = 8;

/** The places of the rewards that are still to come. */
export function RewardsLoading({ count }: { count: number }) {
  return (
    <Loading label={<FormattedMessage defaultMessage="The rewards are loading" description="Read out while the shop loads" />}>
      <Grid columns="narrow">
        {Array.from({ length: Math.min(count, most) }, (_, index) => (
          <SkeletonCard key={index} lines={1} />
        ))}
      </Grid>
    </Loading>
  );
}
