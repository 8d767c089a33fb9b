import { type Locale, localePath } from '@foyer/i18n';

/** Where a button leads. */
export interface ButtonTarget {
  href: string;
  /** The address is outside the portal. */
  external: boolean;
}

/**
 * Reads an entry's address: a path of the portal without language, or an https address (`TextImageEntry` in the contract). Anything
 * else, such as `javascript:`, leads nowhere.
 */
export function buttonTarget(locale: Locale, url: string | null): ButtonTarget | null {
  if (!url) return null;
  if (/^\/(?![/\\])/.test(url)) return { href: localePath(locale, url), external: false };
  return /^https:\/\/[^/]/i.test(url) ? { href: url, external: true } : null;
}
