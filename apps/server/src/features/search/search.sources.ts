import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { localizedText } from '../../platform/db/localized.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { folded, foldedText } from '../../shared/search/search.fold.ts';
import { foldedPerson, visiblePeople } from '../../shared/people/people.visibility.ts';

/** What is searched in one area, as a query with the columns `id`, `title`, `text` and `whole` (folded; `whole` holds them in all languages, by an index) and `position` (orders equals). */
export type Source = SQL;

/** What people are looked for by in one field of the extended search. */
export const peopleFieldSource = (orgId: string, locale: Locale, field: 'name' | 'title' | 'hotel'): Source => {
  const value = { name: users.foldedName, title: foldedText(users.foldedTitle, locale), hotel: folded(hotels.name) }[field];
  return sql`select ${users.id} as id, ${value} as title, '' as text, ${field === 'hotel' ? value : foldedPerson} as whole, ${users.foldedOrder} as position
    from ${users} left join ${hotels} on ${and(eq(hotels.id, users.hotelId), eq(hotels.orgId, orgId))} where ${visiblePeople(orgId)}`;
};

/** People who use the portal in one of these languages. */
export const peopleLanguageSource = (orgId: string, languages: readonly Locale[]): Source =>
  sql`select ${users.id} as id, '' as title, '' as text, '' as whole, ${users.foldedOrder} as position
    from ${users} where ${and(visiblePeople(orgId), languages.length > 0 ? inArray(users.language, [...languages]) : sql`false`)}`;

/** The values of a field that can be suggested, with the columns `id` and `title`, and `words` and `whole` (as in a source). */
export const suggestionSource = (orgId: string, locale: Locale, field: 'name' | 'title' | 'hotel'): SQL => {
  if (field === 'hotel') {
    const words = folded(hotels.name);
    return sql`select ${hotels.id} as id, ${hotels.name} as title, ${words} as words, ${words} as whole from ${hotels} where ${eq(hotels.orgId, orgId)}`;
  }
  if (field === 'name') {
    return sql`select ${users.id} as id, ${users.firstname} || ' ' || ${users.lastname} as title, ${users.foldedName} as words, ${foldedPerson} as whole
      from ${users} where ${visiblePeople(orgId)}`;
  }
  const title = localizedText(users.title, locale);
  return sql`select ${title} as id, ${title} as title, ${foldedText(users.foldedTitle, locale)} as words, ${foldedPerson} as whole
    from ${users} where ${and(visiblePeople(orgId), isNotNull(users.title))}`;
};
