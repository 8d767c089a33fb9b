import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { useState } from 'react';
import { useLocale } from '../../../host/language/use-locale.ts';
import type { PageContent } from './page-content.ts';

/** Which language of a page is written and shown: at first the reader's own where it has a title in it, else the first that it has one in. */
export function usePageLanguage({ title }: PageContent, languages: readonly Pick<Schemas['Language'], 'key'>[]) {
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(() => {
    const written = languages.map(({ key }) => key).filter((key) => title[key]);
    return written.includes(own) ? own : (written[0] ?? own);
  });
  return { locale, setLocale };
}
