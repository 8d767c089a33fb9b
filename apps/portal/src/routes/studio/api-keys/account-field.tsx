import { FormattedMessage } from 'react-intl';
import { MemberField } from '../member-field.tsx';

interface AccountFieldProps {
  id: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** The account that a key of the customer acts for. */
export function AccountField(props: AccountFieldProps) {
  return (
    <MemberField
      {...props}
      label={<FormattedMessage defaultMessage="Acts as" description="Field of the dialog about a new API key: the account" />}
      hint={
        <FormattedMessage
          defaultMessage="What the program writes bears this name, and its permissions are those of this account. Best is an account of its own; type a name to look for one."
          description="Hint at the account of a new API key"
        />
      }
    />
  );
}
