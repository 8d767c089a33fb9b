import { and, eq, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { localizedText } from '../../platform/db/localized.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { findableNews, withheldPage } from '../../shared/content/news.visibility.ts';
import { folded } from '../../shared/search/search.fold.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';

/** What is searched in one area, as a query with the columns `id`, `title` and `text` (folded) and `position` (orders equals). */
export type Source = SQL;

/** Who searches: editors find what is not out as well. */
export interface Finder {
  orgId: string;
  locale: Locale;
  editor: boolean;
}

/** News, the newest first. */
export const newsSource = ({ orgId, locale, editor }: Finder): Source =>
  sql`select ${news.id} as id, ${folded(localizedText(news.title, locale))} as title, ${folded(localizedText(news.teaser, locale))} as text,
    lpad((99999999999 - floor(extract(epoch from ${news.publishDate})))::bigint::text, 12, '0') as position
    from ${news} where ${findableNews(orgId, { editor })}`;

/** Pages by title. Members find what is out, and the page of an article while that is out. */
export const pagesSource = ({ orgId, locale, editor }: Finder): Source => {
  const title = folded(localizedText(pages.title, locale));
  return sql`select ${pages.id} as id, ${title} as title, '' as text, ${title} as position
    from ${pages} where ${and(eq(pages.orgId, orgId), ne(pages.type, 'dashboard'), editor ? undefined : and(eq(pages.draft, false), not(withheldPage)))}`;
};

const fullName = sql`${users.firstname} || ' ' || ${users.lastname}`;
const byName = folded(sql`${users.lastname} || ' ' || ${users.firstname}`);

/** People by name and title. */
export const peopleSource = ({ orgId, locale }: Pick<Finder, 'orgId' | 'locale'>): Source =>
  sql`select ${users.id} as id, ${folded(fullName)} as title, ${folded(localizedText(users.title, locale))} as text, ${byName} as position
    from ${users} where ${visiblePeople(orgId)}`;

/** What people are looked for by in one field of the extended search. */
export const peopleFieldSource = (orgId: string, locale: Locale, field: 'name' | 'title' | 'hotel'): Source => {
  const value = { name: fullName, title: localizedText(users.title, locale), hotel: sql`${hotels.name}` }[field];
  return sql`select ${users.id} as id, ${folded(value)} as title, '' as text, ${byName} as position
    from ${users} left join ${hotels} on ${and(eq(hotels.id, users.hotelId), eq(hotels.orgId, orgId))} where ${visiblePeople(orgId)}`;
};

/** People who use the portal in one of these languages. */
export const peopleLanguageSource = (orgId: string, languages: readonly Locale[]): Source =>
  sql`select ${users.id} as id, '' as title, '' as text, ${byName} as position
    from ${users} where ${and(visiblePeople(orgId), languages.length > 0 ? inArray(users.language, [...languages]) : sql`false`)}`;

/** The values of a field that can be suggested, with the columns `id` and `title`. */
export const suggestionSource = (orgId: string, locale: Locale, field: 'name' | 'title' | 'hotel'): SQL => {
  if (field === 'hotel') return sql`select ${hotels.id} as id, ${hotels.name} as title from ${hotels} where ${eq(hotels.orgId, orgId)}`;
  if (field === 'name') return sql`select ${users.id} as id, ${fullName} as title from ${users} where ${visiblePeople(orgId)}`;
  const title = localizedText(users.title, locale);
  return sql`select distinct ${title} as id, ${title} as title from ${users} where ${and(visiblePeople(orgId), isNotNull(users.title))}`;
};
