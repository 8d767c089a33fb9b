import { ApiError } from '@foyer/api';
import type { DateProblem, FormError } from '@foyer/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDayText } from '../../../host/people/use-day-text.ts';
import type { PersonEntries } from './use-person-form.ts';

const order = [
  ...(['firstname', 'lastname', 'email', 'username', 'language', 'title', 'hotel_id'] as const),
  ...(['hired_on', 'birthday', 'gender', 'permissions'] as const),
];

/** The name of a field in the contract. */
export type PersonField = (typeof order)[number];

/** The id of a field's control, for the links of the summary. */
export const fieldId = (name: PersonField): string => `person-${name}`;

type Found = Partial<Record<PersonField, string>>;

/** What was typed into the fields of days and is none. */
export type WrongDays = Partial<Record<'birthday' | 'hired_on', DateProblem | undefined>>;

/** What is wrong, by field and in the fields' order. */
export interface PersonErrors {
  of: (name: PersonField) => string | undefined;
  list: readonly FormError[];
}

/** What is wrong with the form about an account: what can be checked here at once, else what the server refused. */
export function usePersonErrors(failure: unknown) {
  const intl = useIntl();
  const dayText = useDayText();
  const [found, setFound] = useState<Found>({});
  const [attempt, setAttempt] = useState(0);

  /** Whether the form may be sent. */
  function check(entries: PersonEntries, days: WrongDays): boolean {
    const missing = (name: 'firstname' | 'email' | 'username') =>
      !entries[name].trim() && {
        [name]: intl.formatMessage({ defaultMessage: 'Please fill this in.', description: 'Error in the form about an account' }),
      };
    const next: Found = {
      ...missing('firstname'),
      ...missing('email'),
      ...missing('username'),
      ...(days.birthday && { birthday: dayText(days.birthday) }),
      ...(days.hired_on && { hired_on: dayText(days.hired_on) }),
    };
    setFound(next);
    setAttempt((count) => count + 1);
    return Object.keys(next).length === 0;
  }

  const refused = failure instanceof ApiError ? failure.problem.errors : [];
  const texts: Record<string, string | undefined> = {
    ...found,
    // Fields of a new account are named below its content; what is below a field belongs to it.
    ...Object.fromEntries(refused.map(({ field, message }) => [field.replace(/^content\./, '').split('.')[0]!, message])),
  };
  const list = order.flatMap((name) => (texts[name] ? [{ field: fieldId(name), text: texts[name] }] : []));
  const errors: PersonErrors = { of: (name) => texts[name], list };
  // A refusal arrives after the attempt was counted; the summary has to speak again.
  return { errors, attempt: `${attempt}-${refused.length > 0}`, check };
}
