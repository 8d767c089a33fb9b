import type { Schemas } from '@foyer/api';
import { Badge } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** What became of the request for a review, in a word; nothing where there is none. */
export function ReviewBadge({ review }: { review: Schemas['StudioReviewState'] | null }) {
  if (!review) return null;
  return review === 'requested' ? (
    <Badge tone="warning">
      <FormattedMessage defaultMessage="In review" description="Mark of an article or a page in the studio" />
    </Badge>
  ) : (
    <Badge tone="critical">
      <FormattedMessage defaultMessage="Returned" description="Mark of an article or a page in the studio that came back from its review" />
    </Badge>
  );
}
