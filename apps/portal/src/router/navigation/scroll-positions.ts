import type { Location } from 'react-router';
import { isScrollHeld } from './hold-scroll.ts';

const storageKey = 'foyer-scroll';

let positions: Record<string, number> | undefined;

// Storage may be blocked or hold anything; positions are then kept for this document alone.
function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

type Entry = Pick<Location, 'key' | 'pathname' | 'search'>;

/** The router calls the first entry of each document the same. */
const nameOf = ({ key, pathname, search }: Entry): string => (key === 'default' ? pathname + search : key);

/** The page's scroll position in an entry of the history when it was left, in px from the top. */
export const scrollPositionOf = (entry: Entry): number => Number((positions ??= read())[nameOf(entry)]) || 0;

function note(entry: Entry): void {
  if (!isScrollHeld()) (positions ??= read())[nameOf(entry)] = Math.round(scrollY);
}

/** Gives an entry the place of the one that it replaces where the page stays as it is: no scroll event reports it. */
export function takeOverScrollPosition(before: Entry, entry: Entry): void {
  note(before);
  (positions ??= read())[nameOf(entry)] = scrollPositionOf(before);
}

/**
 * Notes the scroll position of the entry on screen until the returned function is called. The browser restores what is a document of its own;
 * between pages of this document that is done here, for the browser would do it before the page is drawn.
 */
export function keepScrollPositions(shown: () => Entry): () => void {
  const events = new AbortController();
  const options = { passive: true, signal: events.signal };
  const noteShown = () => note(shown());
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions ?? {}));
    } catch {
      // blocked or full
    }
  };
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', takeOver, options);
  addEventListener('pageshow', takeOver, options);
  addEventListener('scroll', noteShown, options);
  // The event of the last scroll comes with the next frame, by then for the next entry. Before the router, which shows that.
  addEventListener('popstate', noteShown, { ...options, capture: true });
  addEventListener('pagehide', leave, options);
  // Readers who scrolled before the page was hydrated may not scroll again.
  noteShown();
  return () => events.abort();
}
