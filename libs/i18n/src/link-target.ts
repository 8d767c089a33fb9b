import type { Locale } from './locales.ts';
import { localePath } from './paths.ts';

/** Where a link that an editor has set leads. */
export interface LinkTarget {
  href: string;
  /** The address is outside the portal. */
  external: boolean;
}

/**
 * Reads an editor's address: a path of the portal without language, or an https address, as the contract gives it. Anything else,
 * such as `javascript:`, leads nowhere.
 */
export function linkTarget(locale: Locale, url: string | null): LinkTarget | null {
  if (!url) return null;
  if (/^\/(?![/\\])/.test(url)) return { href: localePath(locale, url), external: false };
  return /^https:\/\/[^/]/i.test(url) ? { href: url, external: true } : null;
}
