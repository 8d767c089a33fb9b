import type { Schemas } from '@foyer/api';
import { FormattedMessage } from 'react-intl';
import { MemberField } from './member-field.tsx';

interface AuthorFieldProps {
  id: string;
  /** The author as it was saved last. */
  saved: Schemas['Person'];
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Who is named as the author of an article. */
export const AuthorField = (props: AuthorFieldProps) => (
  <MemberField
    {...props}
    label={<FormattedMessage defaultMessage="Author" description="Field of an article that is written" />}
    hint={<FormattedMessage defaultMessage="Type a name to look for another member." description="Hint at the author of an article" />}
  />
);
