import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { localePath, menuPath } from '@foyer/links';
import type { RouteObject } from 'react-router';
import { hasRoute } from '../links/has-route.ts';

type Entry = Pick<Schemas['MenuItem'], 'type' | 'reference_id' | 'url' | 'target'>;

const isWeb = (url: string | null): url is string => /^https?:\/\//.test(url ?? '');

/**
 * Where a menu entry leads: the route named by its type, with its reference id; external ones open a new tab (access §2). Null for what the portal
 * has no screen for, such as a type of a later server.
 */
export function menuTarget({ type, reference_id: id, url, target }: Entry, locale: Locale, routes: RouteObject[]) {
  const newTab = target === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (type === 'external') return isWeb(url) ? { href: url, ...newTab } : null;
  const href = localePath(locale, menuPath(type, id));
  return hasRoute(routes, href) ? { href, ...newTab } : null;
}

/**
 * The entry that belongs to the present address: the same page, or one below it, as a group's topic or an article of the news; the dashboard
 * only for itself. An entry whose sub-item is the present page is marked by the menu itself.
 */
export function isActive(href: string, pathname: string, locale: Locale): boolean {
  const here = pathname.replace(/(?<=[^/])\/+$/, '');
  if (href === here) return true;
  return href !== localePath(locale) && here.startsWith(`${href}/`);
}
