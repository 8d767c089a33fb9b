import type { Schemas } from '@foyer/api';
import { ReviewBadge } from './reviews/review-badge.tsx';
import { useReview } from './reviews/use-review.ts';
import { StateBadge } from './state-badge.tsx';

/** Where an article stands that is written, its review among it. */
export function EditorBadge({ article }: { article: Pick<Schemas['StudioArticle'], 'id' | 'state' | 'publication'> }) {
  const { review } = useReview({ subject: 'article', id: article.id });
  return review.request?.state === 'requested' ? <ReviewBadge review="requested" /> : <StateBadge article={article} />;
}
