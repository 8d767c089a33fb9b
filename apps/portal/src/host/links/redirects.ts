import { isLocale } from '@foyer/i18n';
import { localePath, paths, safePath } from '@foyer/links';

/** Whether a path is the login's or one of its steps. */
const isLogin = (path: string): boolean => `${path}/`.toLowerCase().startsWith(`${paths.login}/`);

/**
 * Reduces what a `redirect` or `next` query holds to a path of this portal without its language, such as `/news/12?page=2#comments`.
 * Everything else (other origins in any spelling, control characters, calls of the API, the login itself) becomes `/` (reliability §3, Redirects).
 */
export function safeRedirectPath(value: string | null): string {
  const url = new URL(safePath(value), 'https://foyer.invalid');
  const [, first, ...rest] = url.pathname.split('/');
  const path = isLocale(first) ? `/${rest.join('/')}` : url.pathname;
  if (path.startsWith('//') || isLogin(path)) return paths.home;
  return `${path}${url.search}${url.hash}`;
}

/** Where a guest is sent from a members' route: the login with the path to come back to. */
export function loginPath(locale: string, url: URL): string {
  const path = safeRedirectPath(`${url.pathname}${url.search}${url.hash}`);
  return `${localePath(locale, paths.login)}?redirect=${encodeURIComponent(path)}`;
}

/** The path of the portal, without its language, that a visitor wanted to reach (access §2, Login screen). */
export const wantedPath = (search: URLSearchParams): string => safeRedirectPath(search.get('redirect') ?? search.get('next'));

/** Where single sign-on begins: left by the browser itself, and back at the wanted path. */
export const ssoPath = (locale: string, wanted: string): string =>
  `/api/v2/auth/mocs?${new URLSearchParams({ locale, redirect: wanted }).toString()}`;

/** Where a visitor goes after logging in (access §2, Login screen). */
export function afterLoginPath(locale: string, search: URLSearchParams): string {
  const path = wantedPath(search);
  // The dashboard may be wanted with a query, such as that of a conversation.
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The query that names a path to come back to; none for the dashboard. */
export const toQuery = (path: string): string => (path === '/' ? '' : `?redirect=${encodeURIComponent(path)}`);

/** The query that carries what a visitor wanted on to another screen on the way in; empty where that is nothing. */
export const wantedQuery = (search: URLSearchParams): string => toQuery(wantedPath(search));
