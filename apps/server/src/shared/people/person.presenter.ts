import type { Schemas } from '@foyer/api';
import { localeTags } from '@foyer/locales';
import { users } from './people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { shows } from '../../platform/http/response-cache.ts';
import { type ImageRow, toImage } from '../media/media.presenter.ts';

/** The columns a person is shown from. */
export const personColumns = { id: users.id, firstname: users.firstname, lastname: users.lastname };

export type PersonRow = Pick<typeof users.$inferSelect, keyof typeof personColumns>;

export const nameOf = ({ firstname, lastname }: Omit<PersonRow, 'id'>): string => `${firstname} ${lastname}`.trim();

/** Compares people by last name, as the reader's language orders letters. */
export function byLastName(locale: Locale) {
  const { compare } = new Intl.Collator(localeTags[locale]);
  return (one: PersonRow, other: PersonRow): number =>
    compare(one.lastname, other.lastname) || compare(one.firstname, other.firstname) || compare(one.id, other.id);
}

/** What shared responses show that show a person (`shows`, `ResponseCache.forget`). */
export const personShown = (id: string): string => `person ${id}`;

/** A person as shown beside their words. */
export function toPerson(person: PersonRow, portrait: ImageRow | null, locale: Locale): Schemas['Person'] {
  shows(personShown(person.id));
  return { id: person.id, name: nameOf(person), image: toImage(portrait, locale) };
}

/** A day in a member's life, stored as `YYYY-MM-DD`. Its year leaves the server only where they show it. */
export function toCalendarDay(stored: string, yearShown: boolean): Schemas['CalendarDay'] {
  const [year, month, day] = stored.split('-').map(Number) as [number, number, number];
  return { day, month, year: yearShown ? year : null };
}
