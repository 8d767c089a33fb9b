import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Locale, LocalizedList, LocalizedText } from './types.ts';

/** Where a text is looked for when the reader's language lacks it: English, German, then the others. */
const fallbacks = ['en_GB', 'de_DE', 'fr_FR', 'it_IT', 'nl_NL', 'ar'] as const satisfies readonly Locale[];

const searchOrder = (locale: Locale): Locale[] => [locale, ...fallbacks.filter((fallback) => fallback !== locale)];

/**
 * Picks the reader's language from a text, else English, else German, else the first there is. An empty text counts as missing.
 * `locale` says which language was taken.
 */
export function localize(text: LocalizedText, locale: Locale): { text: string; locale: Locale } {
  const found = searchOrder(locale).find((candidate) => text[candidate]);
  return found ? { text: text[found] ?? '', locale: found } : { text: '', locale };
}

/** The same choice for several texts: the reader's language where it has any, else the first that has. */
export const localizeList = (list: LocalizedList | null, locale: Locale): string[] =>
  searchOrder(locale)
    .map((candidate) => list?.[candidate] ?? [])
    .find(({ length }) => length > 0) ?? [];

/**
 * The same choice made in SQL, so that a list never carries all languages of a text. Null where the column is null or has no text. `keyOf` says what the
 * languages are called in the column.
 */
export const localizedText = (column: SQLWrapper, locale: Locale, keyOf: (locale: Locale) => string = (key) => key): SQL<string | null> =>
  sql`coalesce(${sql.join(
    searchOrder(locale).map((candidate) => sql`nullif(${column} ->> ${keyOf(candidate)}::text, '')`),
    sql`, `,
  )})`;

/** Which language `localizedText` takes; the reader's where there is no text at all. */
export const localizedLocale = (column: SQLWrapper, locale: Locale): SQL<Locale> =>
  sql`case ${sql.join(
    searchOrder(locale).map((candidate) => sql`when nullif(${column} ->> ${candidate}::text, '') is not null then ${candidate}::text`),
    sql` `,
  )} else ${locale}::text end`;
