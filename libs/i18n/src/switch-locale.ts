import { localePath } from '@foyer/links';
import { isLocale, type Locale } from './locales.ts';

/** The same address in another language. */
export function switchLocale(pathname: string, locale: Locale): string {
  const [, first, ...rest] = pathname.split('/');
  return localePath(locale, isLocale(first) ? `/${rest.join('/')}` : pathname);
}
