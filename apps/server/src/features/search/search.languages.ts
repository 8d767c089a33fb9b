import { languageName, type Locale, locales } from '@foyer/locales';
import { searchWords } from '../../shared/search/search.fold.ts';

/** The languages among these whose name, in the reader's language or its own, holds every word; those that begin with the first one first. */
export function findLanguages(offered: readonly Locale[], words: readonly string[], locale: Locale): Locale[] {
  const fold = (text: string): string => searchWords(text).join(' ');
  const named = offered.map((key) => ({ key, names: [languageName(key, locale), locales[key].label].map(fold) }));
  const fitting = named.filter(({ names }) => names.some((name) => words.every((word) => name.includes(word))));
  const leading = (names: string[]): number => (names.some((name) => name.startsWith(words[0] ?? '')) ? 0 : 1);
  return fitting.sort((a, b) => leading(a.names) - leading(b.names)).map(({ key }) => key);
}
