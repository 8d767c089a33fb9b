import { TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import type { ProfileEntries } from './profile-entries.ts';
import { fieldId, type FieldErrors } from './use-field-errors.ts';

/** What a part of the form is given. */
export interface FieldsProps {
  entries: ProfileEntries;
  change: (changed: Partial<ProfileEntries>) => void;
  errors: FieldErrors;
}

/** Name and position, for those who administer people. */
export function NameFields({ entries, change, errors }: FieldsProps) {
  const wire = (name: 'firstname' | 'lastname' | 'title') => ({
    id: fieldId(name),
    name,
    value: entries[name],
    error: errors.of(name),
    // Someone else's as often as one's own: browsers must not fill them in.
    autoComplete: 'off',
    dir: 'auto' as const,
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <TextField
        {...wire('firstname')}
        maxLength={100}
        required
        label={<FormattedMessage defaultMessage="First name" description="Field of a profile" />}
      />
      <TextField
        {...wire('lastname')}
        maxLength={100}
        label={<FormattedMessage defaultMessage="Last name" description="Field of a profile" />}
      />
      <TextField
        {...wire('title')}
        maxLength={200}
        label={<FormattedMessage defaultMessage="Position" description="Field of a profile: a person's job in the house" />}
        hint={
          <FormattedMessage
            defaultMessage="In the language you are using. Other languages keep their text."
            description="Hint at the field for a person's position"
          />
        }
      />
    </>
  );
}
