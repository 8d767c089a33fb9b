import { FormattedMessage, useIntl } from 'react-intl';
import { SecretDialog } from '../../../host/links/secret-dialog.tsx';

interface WebhookSecretProps {
  secret: string;
  onClose: () => void;
}

/** The secret of a webhook, which is shown this once. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  const intl = useIntl();
  return (
    <SecretDialog
      onClose={onClose}
      title={<FormattedMessage defaultMessage="The secret of the webhook" description="Title of the dialog with the secret of a webhook" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog about webhooks' })}
      secret={secret}
      label={<FormattedMessage defaultMessage="Secret" description="Field with the secret of a webhook" />}
      hint={
        <FormattedMessage
          defaultMessage="Copy it now: it is shown only once. With it, the receiver checks that events come from here."
          description="Hint at the secret of a webhook"
        />
      }
      copyLabel={<FormattedMessage defaultMessage="Copy secret" description="Button that copies the secret of a webhook" />}
    />
  );
}
