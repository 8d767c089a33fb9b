import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../platform/db/types.ts';
import type { Account } from './account.input.ts';
import type { AccountRow } from './accounts.repository.ts';

const blank = {
  ...{ title: null, hotelId: null, birthday: null, hiredOn: null },
  ...{ gender: null, careers: null, skills: null, specialTasks: null },
  permissions: [],
  adminUrl: null,
} satisfies Partial<AccountRow>;

/** An account as it will be stored. */
export type PlannedRow = Omit<AccountRow, 'active'> & { orgId: string };

/** What is stored, or a new row, with what an account says; what it leaves out stays. Words are those of the account's language. */
export function toRow(
  orgId: string,
  { title, careers, skills, specialTasks, hotel: _named, ...given }: Account & { language: Locale },
  hotelId: string | undefined,
  stored?: AccountRow,
): PlannedRow {
  const { active: _active, ...before } = stored ?? { ...blank, id: uuidv7(), active: true };
  const withWords = <Words>(kept: Partial<Record<Locale, Words>> | null, words: Words | undefined) =>
    words === undefined ? kept : { ...kept, [given.language]: words };
  return {
    ...{ orgId, ...before, ...given, hotelId: hotelId ?? before.hotelId },
    title: withWords(before.title, title),
    careers: withWords(before.careers, careers),
    skills: withWords(before.skills, skills),
    specialTasks: withWords(before.specialTasks, specialTasks),
  };
}
