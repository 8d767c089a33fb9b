import { localeKeys } from '@foyer/locales';
import type { Locale, LocalizedText } from '../../platform/db/types.ts';

/** What an article says. */
export type NewsTexts = Record<'title' | 'teaser' | 'content', LocalizedText>;

/** The languages in which an article says something without a headline; the reader's first language where it says nothing at all. */
export function untitled({ title, teaser, content }: NewsTexts, usual: Locale): Locale[] {
  const without = localeKeys.filter((locale) => !title[locale] && (teaser[locale] || content[locale]));
  return without.length > 0 || localeKeys.some((locale) => title[locale]) ? without : [usual];
}
