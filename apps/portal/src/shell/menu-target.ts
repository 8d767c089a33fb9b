import type { Schemas } from '@foyer/api';
import { type Locale, localePath } from '@foyer/i18n';

type Entry = Pick<Schemas['MenuItem'], 'type' | 'reference_id' | 'url' | 'target'>;

/** Where a menu entry leads: the route named by its type, with its reference id; external ones open a new tab (access §2). */
export function menuTarget({ type, reference_id: id, url, target }: Entry, locale: Locale) {
  const newTab = target === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (type === 'external') return { href: /^https?:\/\//.test(url ?? '') ? url! : localePath(locale), ...newTab };
  const paths = { dashboard: '/', news: id ? `/news/${id}` : '/news', page: id ? `/page/${id}` : '/404' };
  return { href: localePath(locale, paths[type]), ...newTab };
}

/**
 * The entry that belongs to the present address: the same page, or one below it, as a group's topic or an article of the news; the dashboard
 * only for itself. An entry whose sub-item is the present page is marked by the menu itself.
 */
export function isActive(href: string, pathname: string, locale: Locale): boolean {
  const here = pathname.replace(/(?<=.)\/+$/, '');
  if (href === here) return true;
  return href !== localePath(locale) && here.startsWith(`${href}/`);
}
