import { isLocale, type Locale } from '@foyer/i18n';
import type { RouteEntry } from '../route-entry.ts';
import { table } from '../table.ts';

const certain = new Map((table as readonly RouteEntry[]).filter((entry) => entry.certain).map((entry) => [entry.path, entry]));

/** What the route table says of an address that it calls certain, in one of our languages; undefined for any other. */
export function certainEntry(pathname: string): { entry: RouteEntry; lang: Locale } | undefined {
  const [, lang = '', path = ''] = /^\/([^/]+)(?:\/(.+))?$/.exec(pathname) ?? [];
  const entry = certain.get(path);
  return entry && isLocale(lang) ? { entry, lang } : undefined;
}
