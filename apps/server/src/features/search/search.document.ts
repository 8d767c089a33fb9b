import { type Locale, localeKeys } from '@foyer/locales';
import { localize, localizeList } from '../../platform/db/localized.ts';
import type { LocalizedList, LocalizedText } from '../../platform/db/types.ts';
import type { SearchEntry, SearchText } from '../../shared/search/search-source.ts';
import { stemOf, tokensOf } from '../../shared/search/search.terms.ts';

/** An entry in one language, as it is stored. */
export interface SearchRow {
  id: string;
  locale: Locale;
  readers: Locale[];
  title: string;
  body: string;
  titleKey: string;
  titleWords: string[];
  words: string[];
  at: Date | null;
  sort: string;
}

/** More than anyone reads; what comes after is not found. */
const mostText = 100_000;

const isList = (text: LocalizedText | LocalizedList): text is LocalizedList => Object.values(text).some((value) => Array.isArray(value));

function inLanguage(text: SearchText, locale: Locale): string {
  if (typeof text === 'string') return text;
  if (!text) return '';
  return isList(text) ? localizeList(text, locale).join(', ') : localize(text as LocalizedText, locale).text;
}

const writtenIn = (text: SearchText): Locale[] =>
  typeof text === 'object' && text !== null ? localeKeys.filter((locale) => (text[locale]?.length ?? 0) > 0) : [];

/** The languages an entry has rows in: those of its title, or of its other texts where the title is the same in all. */
function localesOf({ title, body, locale }: SearchEntry): Locale[] {
  const written = new Set(typeof title === 'string' ? body.flatMap(writtenIn) : writtenIn(title));
  return written.size > 0 ? [...written] : [locale ?? 'de_DE'];
}

/** The words of a text and, in a language, their stems. */
function lexemesOf(keys: readonly string[], locale: Locale): string[] {
  const words = new Set(keys);
  return [...words, ...new Set([...words].map((key) => stemOf(key, locale)))];
}

/** Which reader is given which of several languages: the one that other lists would show them as well. */
function readersOf(locales: readonly Locale[]): Map<Locale, Locale[]> {
  const choice: LocalizedText = Object.fromEntries(locales.map((locale) => [locale, locale]));
  const readers = new Map<Locale, Locale[]>(locales.map((locale) => [locale, []]));
  for (const reader of localeKeys) readers.get(localize(choice, reader).locale)?.push(reader);
  return readers;
}

/** The rows of an entry, one for each language; none where nothing is written. */
export function rowsOf(entry: SearchEntry): SearchRow[] {
  const readers = readersOf(localesOf(entry));
  return [...readers].flatMap(([locale, given]) => {
    const title = inLanguage(entry.title, locale).slice(0, mostText);
    const parts = entry.body.map((text) => inLanguage(text, locale).trim()).filter(Boolean);
    const body = [...new Set(parts)].join('\n').slice(0, mostText).replaceAll('\0', '').toWellFormed();
    const titleKeys = tokensOf(title).map(({ key }) => key);
    const bodyKeys = tokensOf(body).map(({ key }) => key);
    if (titleKeys.length + bodyKeys.length === 0) return [];
    const titleWords = lexemesOf(titleKeys, locale);
    return {
      ...{ id: entry.id, locale, readers: given, title, body, titleWords, at: entry.at ?? null },
      titleKey: titleKeys.join(' '),
      words: [...new Set([...titleWords, ...lexemesOf(bodyKeys, locale)])],
      sort: entry.sort ?? titleKeys.join(' '),
    };
  });
}
