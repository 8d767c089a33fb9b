import type { Schemas } from '@foyer/api';
import { Badge } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** Marks a page that only editors find. */
export function NotPublishedBadge({ reason }: { reason: Schemas['PageNotPublished'] }) {
  return (
    <Badge tone="warning">
      {reason === 'article' ? (
        <FormattedMessage
          defaultMessage="Article not published"
          description="Mark of a page whose article is scheduled or expired, for editors"
        />
      ) : (
        <FormattedMessage defaultMessage="Draft" description="Mark of a page that is not published, for editors" />
      )}
    </Badge>
  );
}
