import { isMediaPath, isWebAddress, localePath, portalPath } from '@foyer/links';
import type { Locale } from './locales.ts';

/** Where a link that an editor has set leads. */
export interface LinkTarget {
  href: string;
  /** The address is outside the portal. */
  external: boolean;
}

/**
 * Reads an editor's address: a path of the portal without language, or an https address, as the contract gives it. Anything else,
 * such as `javascript:` and calls of the API, leads nowhere.
 */
export function linkTarget(locale: Locale, url: string | null): LinkTarget | null {
  const path = url ? portalPath(url) : null;
  if (path) return { href: isMediaPath(path) ? path : localePath(locale, path), external: false };
  return url && isWebAddress(url) ? { href: url, external: true } : null;
}
