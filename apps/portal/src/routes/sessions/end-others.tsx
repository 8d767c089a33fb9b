import { ConfirmDialog } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { useEndOtherSessions } from './use-end-sessions.ts';

interface EndOthersProps {
  open: boolean;
  /** How many sessions end. */
  count: number;
  onClose: () => void;
  onEnded: () => void;
}

/** Asks before every other device is signed out. */
export function EndOthers({ open, count, onClose, onEnded }: EndOthersProps) {
  const problemText = useProblemText();
  const end = useEndOtherSessions(() => {
    onEnded();
    onClose();
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => {
        end.reset();
        onClose();
      }}
      title={<FormattedMessage defaultMessage="Log out everywhere else?" description="Question before all other sessions are ended" />}
      confirmLabel={<FormattedMessage defaultMessage="Log out" description="Button that confirms ending all other sessions" />}
      cancelLabel={<FormattedMessage defaultMessage="Keep" description="Button that does not end the other sessions after all" />}
      pending={end.isPending}
      error={end.isError && problemText(end.error)}
      onConfirm={() => end.mutate()}
    >
      <FormattedMessage
        defaultMessage="{count, plural, one {# device} other {# devices}} will have to log in again; this one stays logged in."
        description="Below the question before all other sessions are ended"
        values={{ count }}
      />
    </ConfirmDialog>
  );
}
