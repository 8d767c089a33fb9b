import { NativeSelect, TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import * as styles from '../records/records.css.ts';
import type { PersonEntries } from './person-entries.ts';
import { type PersonFieldsProps, wired, wiredText } from './person-fields.ts';

interface LoginFieldsProps extends PersonFieldsProps {
  /** It is the reader's own account. */
  own: boolean;
}

/** The user name that an address suggests. */
const suggested = (email: string): string => email.split('@')[0]!.trim().toLowerCase();

/** Name, and what a person logs in with. */
export function LoginFields({ own, ...props }: LoginFieldsProps) {
  const { languages } = useShellData();
  const { entries, change } = props;
  const suggest = () => {
    if (!entries.username && entries.email.includes('@')) change({ username: suggested(entries.email) });
  };
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          {...wiredText('firstname', props)}
          label={<FormattedMessage defaultMessage="First name" description="Field of an account" />}
          dir="auto"
          maxLength={100}
          required
        />
        <TextField
          {...wiredText('lastname', props)}
          label={<FormattedMessage defaultMessage="Last name" description="Field of an account" />}
          dir="auto"
          maxLength={100}
        />
        <TextField
          {...wiredText('email', props)}
          label={<FormattedMessage defaultMessage="E-mail address" description="Field of an account" />}
          hint={
            own ? (
              <FormattedMessage
                defaultMessage="You change your own address in your profile, where it is confirmed."
                description="Hint at the address of one’s own account in the studio"
              />
            ) : undefined
          }
          type="email"
          maxLength={254}
          required
          onBlur={suggest}
        />
        <TextField
          {...wiredText('username', props)}
          label={<FormattedMessage defaultMessage="Username" description="Field of an account" />}
          maxLength={254}
          required
          autoCapitalize="none"
          spellCheck={false}
        />
        <NativeSelect
          {...wired('language', props)}
          label={<FormattedMessage defaultMessage="Language" description="Field of an account" />}
          value={entries.language}
          onChange={(language) => change({ language: language as PersonEntries['language'] })}
        >
          {languages.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
          {!languages.some(({ key }) => key === entries.language) && <option value={entries.language}>{entries.language}</option>}
        </NativeSelect>
      </div>
    </div>
  );
}
