import { isLocale } from '@foyer/i18n';

/** What the browser discloses of its history; `navigation` is missing in browsers before 2026. */
export interface HistoryFacts {
  origin: string;
  navigation: { entries: () => { url: string | null }[]; currentEntry: { index: number } | null } | undefined;
  /** The router's number of the entry on screen; the first of a document is 0. */
  routerIndex: number;
  referrer: string;
}

/** How far to go in the history, a path to go to, or null where the portal had no page before. */
export type WayBack = { delta: number } | { path: string } | null;

/** The path within the portal that an address holds; undefined for other sites, files and calls. */
function portalPath(address: string | null, origin: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const [, language] = url.pathname.split('/');
  return url.origin === origin && isLocale(language) ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/**
 * The way to the page of the portal that was on screen before this one, also where that was another document. It never leads out of the portal: the
 * browser lists the entries of our own site alone, as far as no other is between them.
 */
export function wayBack({ origin, navigation, routerIndex, referrer }: HistoryFacts): WayBack {
  if (navigation?.currentEntry) {
    const { index } = navigation.currentEntry;
    const before = navigation
      .entries()
      .slice(0, index)
      .findLastIndex(({ url }) => portalPath(url, origin) !== undefined);
    return before < 0 ? null : { delta: before - index };
  }
  // The router's own entries of one document follow each other.
  if (routerIndex > 0) return { delta: -1 };
  const path = portalPath(referrer, origin);
  return path === undefined ? null : { path };
}
