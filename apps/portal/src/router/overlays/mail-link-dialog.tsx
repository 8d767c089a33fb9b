import { Button, ConfirmDialog, Dialog, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { UnsubscribeResult } from './unsubscribe-result.tsx';
import { useMailLink } from './use-mail-link.ts';

/** What links in newsletter mails lead to: a question, because programs open such links as well, and what became of it (access §2). */
export function MailLinkDialog() {
  const { state, open, close, pending, error, agree } = useMailLink();
  const problemText = useProblemText();
  if (!state) return null;
  if (state.kind === 'result') return <UnsubscribeResult {...state} open={open} onClose={close} />;
  if (state.kind === 'confirmed') {
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={<FormattedMessage defaultMessage="You are subscribed" description="Title of the dialog after a newsletter was confirmed" />}
        actions={
          <Button onClick={close}>
            <FormattedMessage defaultMessage="Close" description="Button that closes a dialog" />
          </Button>
        }
      >
        <Text>
          <FormattedMessage
            defaultMessage="You will now receive the newsletter. Every issue contains a link to unsubscribe."
            description="Text of the dialog after a newsletter was confirmed"
          />
        </Text>
      </Dialog>
    );
  }
  const question = {
    open,
    onOpenChange: close,
    pending,
    error: error === undefined ? undefined : problemText(error),
    onConfirm: () => void agree(),
    cancelLabel: <FormattedMessage defaultMessage="Not now" description="Button that leaves a question of a mail's link undone" />,
  };
  if (state.kind === 'confirm') {
    return (
      <ConfirmDialog
        {...question}
        title={
          <FormattedMessage defaultMessage="Subscribe to the newsletter?" description="Question after the link of the confirmation mail" />
        }
        confirmLabel={<FormattedMessage defaultMessage="Subscribe" description="Button that subscribes to a newsletter" />}
      >
        <FormattedMessage
          defaultMessage="One more click: this makes sure that no one else can subscribe you."
          description="Text of the question after the link of the confirmation mail"
        />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...question}
      title={
        state.notification ? (
          <FormattedMessage
            defaultMessage="Stop notification e-mails?"
            description="Question after the unsubscribe link of a notification mail"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Unsubscribe from the newsletter?"
            description="Question after the unsubscribe link of a newsletter"
          />
        )
      }
      confirmLabel={<FormattedMessage defaultMessage="Unsubscribe" description="Button that unsubscribes from mails" />}
    >
      <FormattedMessage defaultMessage="You will no longer receive these e-mails." description="Text of the unsubscribe question" />
    </ConfirmDialog>
  );
}
