import { isLocale } from '@foyer/i18n';

/** What a link in a mail asks of the portal. */
export type MailLink =
  | { kind: 'result'; success: boolean; notification: boolean }
  | { kind: 'leave'; token: string; notification: boolean }
  | { kind: 'confirm'; token: string };

const names = ['unsubscribe', 'unsubscribe_token', 'notification', 'newsletter_confirm'];

function read(query: URLSearchParams): MailLink | null {
  const notification = query.has('notification');
  const unsubscribed = query.get('unsubscribe');
  if (unsubscribed === '0' || unsubscribed === '1') return { kind: 'result', success: unsubscribed === '1', notification };
  const [leaving, confirming] = [query.get('unsubscribe_token'), query.get('newsletter_confirm')];
  if (leaving) return { kind: 'leave', token: leaving, notification };
  return confirming ? { kind: 'confirm', token: confirming } : null;
}

const without = (query: URLSearchParams): string => {
  const rest = new URLSearchParams(query);
  names.forEach((name) => rest.delete(name));
  return rest.size > 0 ? `?${rest}` : '';
};

/**
 * Finds what a mail's link asks for, and the query without it. The home carries it (access §2); who is not logged in has been led on to the
 * login, which carries it itself or within the address to come back to.
 */
export function readMailLink(pathname: string, search: string): { link: MailLink; rest: string } | null {
  const [, lang, ...path] = pathname.replace(/\/$/, '').split('/');
  if (!isLocale(lang) || !['', 'login'].includes(path.join('/'))) return null;
  const query = new URLSearchParams(search);
  const link = read(query);
  if (link) return { link, rest: without(query) };
  const redirect = query.get('redirect') ?? '';
  if (!redirect.startsWith('/?')) return null;
  const inner = new URLSearchParams(redirect.slice(1));
  const innerLink = read(inner);
  if (!innerLink) return null;
  query.set('redirect', `/${without(inner)}`);
  return { link: innerLink, rest: `?${query}` };
}
