import type { Schemas } from '@foyer/api';
import { useLocale } from '../../../host/language/use-locale.ts';
import { type LanguagePair, useLanguagePair } from '../use-language-pair.ts';
import type { PageContent } from './page-content.ts';

/** Which language of a page is written and shown: at first the reader's own where it has a title in it, else the first that it has one in. */
export function usePageLanguage({ title }: PageContent, languages: readonly Pick<Schemas['Language'], 'key'>[]): LanguagePair {
  const own = useLocale();
  const keys = languages.map(({ key }) => key);
  const written = keys.filter((key) => title[key]);
  return useLanguagePair(keys, written.includes(own) ? own : (written[0] ?? own), false);
}
