import type { Schemas } from '@foyer/api';
import { type ReadSettings, offers } from '@foyer/settings';
import type { LocalizedList, LocalizedText } from '../../platform/db/types.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import { normaliseIdentifier } from '../../shared/identity/identifier.ts';
import { readEmail, readName } from '../../shared/identity/registration.rules.ts';
import { dayFault, latestFirstDay, latestToday } from '../../shared/people/days.ts';
import type { users } from '../../shared/people/people.tables.ts';
import { isUsername } from './account.input.ts';

/** What is to change of an account, or all of it. */
export type PersonChange = Omit<Schemas['StudioPersonChange'], 'blocked'>;

/** What a change means for the row; the address among it. */
export type PersonValues = Partial<
  Pick<
    typeof users.$inferInsert,
    | (
        | 'username'
        | 'email'
        | 'firstname'
        | 'lastname'
        | 'title'
        | 'hotelId'
        | 'language'
        | 'permissions'
        | 'birthday'
        | 'hiredOn'
        | 'gender'
      )
    | ('careers' | 'skills' | 'specialTasks')
  >
>;

const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

function readTitle(title: LocalizedText): LocalizedText | null {
  const said = Object.entries(title)
    .map(([locale, words]) => [locale, tidy(words)] as const)
    .filter(([, words]) => words);
  return said.length > 0 ? Object.fromEntries(said) : null;
}

function readLists(lists: LocalizedList): LocalizedList | null {
  const said = Object.entries(lists)
    .map(([locale, list]) => [locale, [...new Set(list.map(tidy).filter(Boolean))]] as const)
    .filter(([, list]) => list.length > 0);
  return said.length > 0 ? Object.fromEntries(said) : null;
}

const listed = ['careers', 'skills', 'special_tasks'] as const;

/** The words of a change as they are stored. */
export const tidyWords = ({ title, ...change }: PersonChange): PersonChange => ({
  ...(title && { title: readTitle(title) ?? {} }),
  ...Object.fromEntries(listed.flatMap((field) => (change[field] ? [[field, readLists(change[field]) ?? {}]] : []))),
});

/** Everything that is wrong with the values themselves; whether others have them is found out when they are stored. */
export function personFaults(change: PersonChange, settings: ReadSettings, now: Date): ProblemField[] {
  const wrong: Partial<Record<keyof PersonChange, string | false | undefined>> = {
    username: change.username !== undefined && !isUsername(normaliseIdentifier(change.username)) && 'not_a_username',
    email: change.email !== undefined && readEmail(change.email) === undefined && 'not_an_email',
    firstname: change.firstname !== undefined && !readName(change.firstname) && 'not_a_name',
    lastname: !!change.lastname?.trim() && !readName(change.lastname) && 'not_a_name',
    language: change.language !== undefined && !offers(settings, change.language) && 'not_allowed',
    birthday: dayFault(change.birthday, latestToday(now)),
    hired_on: dayFault(change.hired_on, latestFirstDay(now)),
  };
  return Object.entries(wrong).flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** What a change without faults means for the row. */
export function toPersonValues(change: PersonChange): PersonValues {
  const { username, email, firstname, lastname, title, hotel_id: hotelId, hired_on: hiredOn, ...others } = change;
  const { careers, skills, special_tasks: specialTasks, ...rest } = others;
  return {
    ...rest,
    ...(username !== undefined && { username: normaliseIdentifier(username) }),
    ...(email !== undefined && { email: readEmail(email)! }),
    ...(firstname !== undefined && { firstname: readName(firstname)! }),
    ...(lastname !== undefined && { lastname: readName(lastname) ?? '' }),
    ...(title !== undefined && { title: readTitle(title) }),
    ...(hotelId !== undefined && { hotelId }),
    ...(hiredOn !== undefined && { hiredOn }),
    ...(careers !== undefined && { careers: readLists(careers) }),
    ...(skills !== undefined && { skills: readLists(skills) }),
    ...(specialTasks !== undefined && { specialTasks: readLists(specialTasks) }),
  };
}
