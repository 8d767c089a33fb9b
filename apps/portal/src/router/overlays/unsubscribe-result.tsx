import { Button, Dialog, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

interface UnsubscribeResultProps {
  success: boolean;
  /** It was about notification mails. */
  notification: boolean;
  open: boolean;
  onClose: () => void;
}

/** Says whether unsubscribing worked (access §2). */
export function UnsubscribeResult({ success, notification, open, onClose }: UnsubscribeResultProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={
        success ? (
          <FormattedMessage defaultMessage="You have unsubscribed" description="Title of the dialog after unsubscribing" />
        ) : (
          <FormattedMessage defaultMessage="Unsubscribing failed" description="Title of the dialog after unsubscribing failed" />
        )
      }
      actions={
        <Button onClick={onClose}>
          <FormattedMessage defaultMessage="Close" description="Button that closes a dialog" />
        </Button>
      }
    >
      <Text>{success ? <Success notification={notification} /> : <Failure notification={notification} />}</Text>
    </Dialog>
  );
}

function Success({ notification }: Pick<UnsubscribeResultProps, 'notification'>) {
  return notification ? (
    <FormattedMessage
      defaultMessage="You will no longer receive notifications by e-mail."
      description="Unsubscribing from notification mails worked"
    />
  ) : (
    <FormattedMessage
      defaultMessage="You will no longer receive newsletters at this address."
      description="Unsubscribing from a newsletter worked"
    />
  );
}

function Failure({ notification }: Pick<UnsubscribeResultProps, 'notification'>) {
  return notification ? (
    <FormattedMessage
      defaultMessage="You are still receiving notifications by e-mail. Please open the link in the e-mail again; if that does not help, contact your administrator."
      description="Unsubscribing from notification mails failed"
    />
  ) : (
    <FormattedMessage
      defaultMessage="You are still receiving the newsletter. Please open the link in the e-mail again; if that does not help, contact your administrator."
      description="Unsubscribing from a newsletter failed"
    />
  );
}
