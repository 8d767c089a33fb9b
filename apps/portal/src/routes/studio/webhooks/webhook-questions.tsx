import { ConfirmDialog } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import type { useWebhookActions } from './use-webhook-actions.ts';

/** What is asked before it is done. */
export type Question = 'secret' | 'removal';

interface WebhookQuestionsProps {
  asked: Question | undefined;
  actions: Pick<ReturnType<typeof useWebhookActions>, 'remove' | 'renewSecret'>;
  onClose: () => void;
}

/** Asks before a webhook gets another secret or is removed. */
export function WebhookQuestions({ asked, actions: { remove, renewSecret }, onClose }: WebhookQuestionsProps) {
  const problemText = useProblemText();
  const cancelLabel = <FormattedMessage defaultMessage="Cancel" description="Button of the question at a webhook" />;
  return (
    <>
      <ConfirmDialog
        open={asked === 'secret'}
        onOpenChange={onClose}
        pending={renewSecret.isPending}
        title={<FormattedMessage defaultMessage="Create a new secret?" description="Question at a webhook" />}
        confirmLabel={<FormattedMessage defaultMessage="Create" description="Button of the question at a webhook" />}
        cancelLabel={cancelLabel}
        error={renewSecret.isError && problemText(renewSecret.error)}
        onConfirm={() => renewSecret.mutate(undefined, { onSuccess: onClose })}
      >
        <FormattedMessage
          defaultMessage="For 24 hours, events are signed with both, so that the receiver can change over."
          description="What follows from a new secret of a webhook"
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'removal'}
        onOpenChange={onClose}
        look="danger"
        pending={remove.isPending}
        title={<FormattedMessage defaultMessage="Remove the webhook?" description="Question at a webhook" />}
        confirmLabel={<FormattedMessage defaultMessage="Remove" description="Button of the question at a webhook" />}
        cancelLabel={cancelLabel}
        error={remove.isError && problemText(remove.error)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      >
        <FormattedMessage
          defaultMessage="It is told nothing any more, and what it was sent is forgotten. This cannot be undone."
          description="What follows from removing a webhook"
        />
      </ConfirmDialog>
    </>
  );
}
