import type { Schemas } from '@foyer/api';
import type { Locale, LocalizedText } from '../../platform/db/types.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import { dayFault, latestToday } from '../../shared/people/days.ts';
import { readName } from '../../shared/identity/registration.rules.ts';

type Change = Schemas['ProfileChange'];

/** What of a change is written to the account's row; the address has rules of its own (`profile.email.ts`). */
export interface ProfileValues {
  firstname?: string;
  lastname?: string;
  title?: LocalizedText | null;
  birthday?: string | null;
  birthYearVisible?: boolean;
}

/** Everything that is wrong with the values of a change; empty where nothing is. */
export function profileFaults({ firstname, lastname, birthday }: Change, now: Date): ProblemField[] {
  const wrongDay = dayFault(birthday, latestToday(now));
  return [
    ...(firstname !== undefined && !readName(firstname) ? [{ field: 'firstname', code: 'not_a_name' }] : []),
    ...(lastname?.trim() && !readName(lastname) ? [{ field: 'lastname', code: 'not_a_name' }] : []),
    ...(wrongDay ? [{ field: 'birthday', code: wrongDay }] : []),
  ];
}

function newTitle(typed: string | null, before: LocalizedText | null, locale: Locale): LocalizedText | null {
  const title = (typed ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return title ? { ...before, [locale]: title } : null;
}

/** What a change without faults means for the row. */
export function toValues(change: Change, title: LocalizedText | null, locale: Locale): ProfileValues {
  const { firstname, lastname, birthday, is_birth_year_visible: yearVisible } = change;
  return {
    ...(firstname !== undefined && { firstname: readName(firstname)! }),
    ...(lastname !== undefined && { lastname: readName(lastname) ?? '' }),
    ...(change.title !== undefined && { title: newTitle(change.title, title, locale) }),
    ...(birthday !== undefined && { birthday }),
    ...(yearVisible !== undefined && { birthYearVisible: yearVisible }),
  };
}
