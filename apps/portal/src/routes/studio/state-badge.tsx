import type { Schemas } from '@foyer/api';
import { Badge } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { PublicationBadge } from '../../host/articles/publication-badge.tsx';

/** Where an article stands, in a word. */
export function StateBadge({ article }: { article: Pick<Schemas['StudioArticle'], 'state' | 'publication'> }) {
  if (article.state === 'deleted') {
    return (
      <Badge tone="critical">
        <FormattedMessage defaultMessage="Deleted" description="State of an article in the studio" />
      </Badge>
    );
  }
  if (article.state !== 'published') return <PublicationBadge publication={article.publication} />;
  return (
    <Badge tone="positive">
      <FormattedMessage defaultMessage="Published" description="State of an article in the studio" />
    </Badge>
  );
}
