import { FormattedMessage, useIntl } from 'react-intl';
import { SecretDialog } from '../links/secret-dialog.tsx';

interface TokenDialogProps {
  token: string;
  onClose: () => void;
}

/** The token of a key that was just made, which is shown this once. */
export function TokenDialog({ token, onClose }: TokenDialogProps) {
  const intl = useIntl();
  return (
    <SecretDialog
      onClose={onClose}
      title={<FormattedMessage defaultMessage="The key is ready" description="Title of the dialog with a new API key" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog about API keys' })}
      secret={token}
      label={<FormattedMessage defaultMessage="API key" description="Field with a new API key" />}
      hint={
        <FormattedMessage
          defaultMessage="Copy it now: it is shown only once. Treat it like a password."
          description="Hint at a new API key"
        />
      }
      copyLabel={<FormattedMessage defaultMessage="Copy key" description="Button that copies a new API key" />}
    />
  );
}
