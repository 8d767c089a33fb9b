import { Button } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { SubmitForReview } from './reviews/submit-for-review.tsx';
import { useReview } from './reviews/use-review.ts';
import type { ArticleDraft } from './use-article-draft.ts';

interface PublishArticleProps {
  id: string;
  draft: ArticleDraft;
  isDraft: boolean;
  /** Opens the publication dialog. */
  onPublish: () => void;
}

/** Publishes an article, or hands it in where another editor has to; nothing while they review it. */
export function PublishArticle({ id, draft, isDraft, onPublish }: PublishArticleProps) {
  const { review } = useReview({ subject: 'article', id });
  if (review.step === 'wait') return null;
  if (review.step === 'request') {
    return <SubmitForReview subject="article" id={id} save={() => draft.save()} version={() => draft.state().base.version} />;
  }
  return (
    <Button look={isDraft ? 'primary' : 'secondary'} aria-haspopup="dialog" onClick={onPublish}>
      {isDraft ? (
        <FormattedMessage defaultMessage="Publish" description="Button at an article that is written: opens the publication dialog" />
      ) : (
        <FormattedMessage defaultMessage="Publication" description="Button at an article that is written: opens the publication dialog" />
      )}
    </Button>
  );
}
