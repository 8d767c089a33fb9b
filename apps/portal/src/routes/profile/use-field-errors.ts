import { ApiError } from '@foyer/api';
import type { DateProblem, FormError } from '@foyer/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProfileEntries } from './profile-entries.ts';
import { useDayText } from '../../host/people/use-day-text.ts';

const order = ['firstname', 'lastname', 'title', 'email', 'current_password', 'birthday', 'is_birth_year_visible'] as const;

/** The name of a field in the contract. */
export type FieldName = (typeof order)[number];

/** The id of a field's control, for the links of the summary. */
export const fieldId = (name: FieldName): string => `profile-${name}`;

/** What is wrong, by field and in the fields' order. */
export interface FieldErrors {
  of: (name: FieldName) => string | undefined;
  list: readonly FormError[];
}

interface Checked {
  entries: ProfileEntries;
  wrongDay: DateProblem | undefined;
  /** The current password; undefined where it is not asked for. */
  secret: string | undefined;
  changeable: readonly string[];
}

const isField = (name: string): name is FieldName => (order as readonly string[]).includes(name);

/** What is wrong with the form about a profile: what can be checked here at once, else what the server refused. */
export function useFieldErrors(failure: unknown) {
  const intl = useIntl();
  const dayText = useDayText();
  const [found, setFound] = useState<Partial<Record<FieldName, string>>>({});
  const [attempt, setAttempt] = useState(0);

  /** Whether the form may be sent. */
  function check({ entries, wrongDay, secret, changeable }: Checked): boolean {
    const next: Partial<Record<FieldName, string>> = {
      ...(changeable.includes('firstname') &&
        !entries.firstname.trim() && {
          firstname: intl.formatMessage({ defaultMessage: 'Please enter a first name.', description: 'Error in the form about a profile' }),
        }),
      ...(changeable.includes('email') &&
        !entries.email.trim() && {
          email: intl.formatMessage({
            defaultMessage: 'Please enter an e-mail address.',
            description: 'Error in the form about a profile',
          }),
        }),
      ...(secret === '' && {
        current_password: intl.formatMessage({
          defaultMessage: 'Please enter your current password.',
          description: 'Error in the form about a profile',
        }),
      }),
      ...(wrongDay && { birthday: dayText(wrongDay) }),
    };
    setFound(next);
    setAttempt((count) => count + 1);
    return Object.keys(next).length === 0;
  }

  const refused = failure instanceof ApiError ? failure.problem.errors.filter(({ field }) => isField(field)) : [];
  const texts: Partial<Record<string, string>> = { ...found, ...Object.fromEntries(refused.map(({ field, message }) => [field, message])) };
  const list = order.flatMap((name) => (texts[name] ? [{ field: fieldId(name), text: texts[name] }] : []));
  // A refusal arrives after the attempt was counted; the summary has to speak again.
  return { errors: { of: (name: FieldName) => texts[name], list }, attempt: `${attempt}-${refused.length > 0}`, check };
}
