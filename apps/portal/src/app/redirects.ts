import { isLocale } from '@foyer/i18n';

const origin = 'https://foyer.invalid';

/**
 * Reduces what a `redirect` or `next` query holds to a path of this portal without its language, such as `/news/12?page=2#comments`.
 * Everything else (other origins in any spelling, control characters, the login itself) becomes `/` (reliability §3, Redirects).
 */
export function safeRedirectPath(value: string | null): string {
  // Browsers drop tabs and line ends from addresses and read "\" as "/", so neither may pass.
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!value?.startsWith('/') || /[\u0000-\u0020\\\u007f]/.test(value) || value.startsWith('//')) return '/';
  if (!URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  const [, first, ...rest] = url.pathname.split('/');
  const path = isLocale(first) ? `/${rest.join('/')}` : url.pathname;
  if (path.startsWith('//') || /^\/login(\/|$)/.test(path)) return '/';
  return `${path}${url.search}${url.hash}`;
}

/** Where a guest is sent from a members' route: the login with the path to come back to. */
export function loginPath(locale: string, url: URL): string {
  const path = safeRedirectPath(`${url.pathname}${url.search}${url.hash}`);
  return `/${locale}/login?redirect=${encodeURIComponent(path)}`;
}

/** Where a visitor goes after logging in (access §2, Login screen). */
export function afterLoginPath(locale: string, search: URLSearchParams): string {
  const path = safeRedirectPath(search.get('redirect') ?? search.get('next'));
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
