import { defaultLocale, isLocale, type Locale } from '@foyer/i18n';
import { useParams } from 'react-router';

/** The language of the present route. */
export function useLocale(): Locale {
  const { lang } = useParams();
  return isLocale(lang) ? lang : defaultLocale;
}
