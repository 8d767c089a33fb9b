import { Button } from '@foyer/ui';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmitForReview } from '../reviews/submit-for-review.tsx';
import { useReview } from '../reviews/use-review.ts';
import type { PageDraft } from './use-page-draft.ts';

interface PublishPageProps {
  id: string;
  draft: PageDraft;
  pending: boolean;
  /** Says that there is nothing to publish. */
  unchanged: ComponentProps<typeof Button>['disabledReason'];
  onPublish: () => void;
}

/** Publishes a page, or hands it in where another editor has to; nothing while they review it. */
export function PublishPage({ id, draft, pending, unchanged, onPublish }: PublishPageProps) {
  const { review } = useReview({ subject: 'page', id });
  if (review.step === 'wait') return null;
  if (review.step === 'request') {
    return (
      <SubmitForReview
        subject="page"
        id={id}
        save={() => draft.save()}
        version={() => draft.state().base.version}
        disabledReason={unchanged}
      />
    );
  }
  return (
    <Button pending={pending} disabledReason={unchanged} onClick={onPublish}>
      <FormattedMessage defaultMessage="Publish" description="Button at a page that is composed" />
    </Button>
  );
}
