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

/** Where the page stood in an entry of the history when it was left, in px from the top. */
export const scrollPositionOf = (key: string): number => Number((positions ??= read())[key]) || 0;

/**
 * Notes the scroll position of the entry on screen until the returned function is called. The browser restores what is a document of its own;
 * between pages of this document that is done here, for the browser would do it before the page is drawn.
 */
export function keepScrollPositions(shownKey: () => string): () => void {
  const events = new AbortController();
  const options = { passive: true, signal: events.signal };
  const note = () => {
    if (!isScrollHeld()) (positions ??= read())[shownKey()] = Math.round(scrollY);
  };
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
  addEventListener('scroll', note, options);
  // The event of the last scroll comes with the next frame, by then for the next entry. Before the router, which shows that.
  addEventListener('popstate', note, { ...options, capture: true });
  addEventListener('pagehide', leave, options);
  // Whoever scrolled before the page came to life may not scroll again.
  note();
  return () => events.abort();
}
