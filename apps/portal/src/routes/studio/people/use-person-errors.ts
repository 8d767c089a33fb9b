import type { DateProblem } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useDayText } from '../../../host/people/use-day-text.ts';
import { type RecordErrors, useRecordErrors } from '../records/use-record-errors.ts';
import type { PersonEntries } from './person-entries.ts';
import { longestTerm, mostTerms, termFields, termProblem } from './term-lines.ts';

const order = [
  ...(['firstname', 'lastname', 'email', 'username', 'language', 'title', 'hotel_id'] as const),
  ...(['hired_on', 'birthday', 'gender'] as const),
  ...termFields,
  'permissions' as const,
];

/** The name of a field in the contract. */
export type PersonField = (typeof order)[number];

/** The id of a field's control, for the links of the summary. */
export const fieldId = (name: PersonField): string => `person-${name}`;

/** What was typed into the fields of days and is none. */
export type WrongDays = Partial<Record<'birthday' | 'hired_on', DateProblem | undefined>>;

/** What is wrong, by field. */
export type PersonErrors = RecordErrors<PersonField>;

/** What is wrong with the form about an account: what can be checked here at once, else what the server refused. */
export function usePersonErrors(failure: unknown) {
  const intl = useIntl();
  const dayText = useDayText();
  const { errors, attempt, check } = useRecordErrors({ order, idOf: fieldId, failure });
  const missing = (name: 'firstname' | 'email' | 'username', entries: PersonEntries) =>
    !entries[name].trim() && {
      [name]: intl.formatMessage({ defaultMessage: 'Please fill this in.', description: 'Error in a form of the studio' }),
    };
  const lists = (entries: PersonEntries) => {
    const texts = {
      'too-many': intl.formatMessage(
        { defaultMessage: 'Please give at most {limit, number} entries.', description: 'Error at a list in the form about an account' },
        { limit: mostTerms },
      ),
      'too-long': intl.formatMessage(
        {
          defaultMessage: 'Please shorten the entries to at most {limit, number} characters each.',
          description: 'Error at a list in the form about an account',
        },
        { limit: longestTerm },
      ),
    };
    const problems = termFields.flatMap((name) => {
      const problem = termProblem(entries[name]);
      return problem ? [[name, texts[problem]] as const] : [];
    });
    return Object.fromEntries(problems);
  };
  return {
    errors,
    attempt,
    /** Whether the form may be sent. */
    check: (entries: PersonEntries, days: WrongDays) =>
      check({
        ...missing('firstname', entries),
        ...missing('email', entries),
        ...missing('username', entries),
        ...lists(entries),
        ...(days.birthday && { birthday: dayText(days.birthday) }),
        ...(days.hired_on && { hired_on: dayText(days.hired_on) }),
      }),
  };
}
