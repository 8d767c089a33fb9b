import { Loading, SkeletonImage } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** What stands below the title of the news list until it is there: the place of the top story. */
export const NewsSkeleton = () => (
  <Loading label={<FormattedMessage defaultMessage="The news is loading." description="For screen readers, while the news list loads" />}>
    <SkeletonImage ratio="21:9" />
  </Loading>
);
