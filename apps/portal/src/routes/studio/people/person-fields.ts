import type { Schemas } from '@foyer/api';
import type { PersonEntries } from './person-entries.ts';
import { fieldId, type PersonErrors, type PersonField } from './use-person-errors.ts';

/** What a part of the form about an account is given. */
export interface PersonFieldsProps {
  entries: PersonEntries;
  errors: PersonErrors;
  /** What may be changed; all other fields show what they hold. */
  changeable: readonly Schemas['StudioPersonField'][];
  change: (changed: Partial<PersonEntries>) => void;
}

/** What every field has. */
export const wired = (name: PersonField, { errors, changeable }: Pick<PersonFieldsProps, 'errors' | 'changeable'>) => ({
  id: fieldId(name),
  error: errors.of(name),
  disabled: !changeable.includes(name),
});

/** What a field of words has besides. */
export const wiredText = (name: 'firstname' | 'lastname' | 'email' | 'username', props: PersonFieldsProps) => ({
  ...wired(name, props),
  name,
  value: props.entries[name],
  // Someone else's: browsers must not fill them in.
  autoComplete: 'off',
  onChange: (value: string) => props.change({ [name]: value }),
});
