import { isLocale, type Locale } from './locales.ts';

/** The address of a path of the portal in one language: `localePath('de_DE', '/news/12')` is `/de_DE/news/12`. */
export const localePath = (locale: Locale, path = '/'): string => (path === '/' ? `/${locale}` : `/${locale}${path}`);

/** The same address in another language. */
export function switchLocale(pathname: string, locale: Locale): string {
  const [, first, ...rest] = pathname.split('/');
  return localePath(locale, isLocale(first) ? `/${rest.join('/')}` : pathname);
}
