import { Button, ConfirmDialog, Text, useSnackbar } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import * as styles from './reports.css.ts';
import { useDecide } from './use-decide.ts';

/** Lets a moderator decide on an open report; on their own another one does. */
export function ReportDecision({ id, decidable }: { id: string; decidable: boolean }) {
  const show = useSnackbar();
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const decide = useDecide(id);
  if (!decidable) {
    return (
      <Text size="s" tone="muted">
        <FormattedMessage defaultMessage="You wrote this. Another moderator decides on it." description="At a report in the studio" />
      </Text>
    );
  }
  const onError = (error: unknown) => void show(problemText(error), { tone: 'critical' });
  const remove = () =>
    decide.mutate('removed', {
      onSuccess: () => void show(<FormattedMessage defaultMessage="The message is removed." description="After a decision on a report" />),
      onError,
      onSettled: () => setAsking(false),
    });
  const keep = () =>
    decide.mutate('kept', {
      onSuccess: () => void show(<FormattedMessage defaultMessage="The message stays." description="After a decision on a report" />),
      onError,
    });
  return (
    <div className={styles.actions}>
      <Button look="secondary" pending={decide.isPending && !asking} onClick={keep}>
        <FormattedMessage defaultMessage="Let it stay" description="Button at a report: the message is kept" />
      </Button>
      <Button look="danger" onClick={() => setAsking(true)}>
        <FormattedMessage defaultMessage="Remove the message" description="Button at a report" />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        look="danger"
        pending={decide.isPending}
        title={<FormattedMessage defaultMessage="Remove the message?" description="Question at a report" />}
        confirmLabel={<FormattedMessage defaultMessage="Remove" description="Button at a report: the message is removed" />}
        cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button in a dialog at a report" />}
        onConfirm={remove}
      >
        <FormattedMessage
          defaultMessage="It is deleted for all members of the conversation, and its author is notified. This cannot be undone."
          description="What follows from removing a reported message"
        />
      </ConfirmDialog>
    </div>
  );
}
