import { FormattedMessage } from 'react-intl';
import { SecretField } from '../../../host/links/secret-field.tsx';

/** The secret of a key that was just made. */
export const NewSecret = ({ secret }: { secret: string }) => (
  <SecretField
    secret={secret}
    label={<FormattedMessage defaultMessage="The secret of the new key" description="Field of the dialog with the keys of a website" />}
    hint={
      <FormattedMessage
        defaultMessage="Copy it now: it is shown only once. It belongs on the website’s server, and nowhere else."
        description="Hint in the dialog with the keys of a website"
      />
    }
    copyLabel={<FormattedMessage defaultMessage="Copy secret" description="Button of the dialog with the keys of a website" />}
  />
);
