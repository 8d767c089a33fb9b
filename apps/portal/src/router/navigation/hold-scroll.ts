/** How long a page may take to become whole, in ms. */
const timeoutMs = 5_000;

let stop: (() => void) | undefined;

/** Whether a position is being restored: where the page is meanwhile is not where the reader left it. */
export const isScrollHeld = (): boolean => stop !== undefined;

/** Ends what `holdScroll` began. */
export const releaseScroll = (): void => stop?.();

/**
 * Scrolls to a position, in px from the top, and stays there while the page is becoming whole: modules whose code is still on its way make it
 * shorter than it was, and the browser's scroll anchoring would follow what they push down. Ends as soon as the reader scrolls.
 */
export function holdScroll(top: number): void {
  releaseScroll();
  const root = document.documentElement;
  const apply = () => {
    if (Math.round(scrollY) !== top) window.scrollTo({ top, behavior: 'instant' });
  };
  apply();
  if (top === 0) return;
  const ended = new AbortController();
  const observer = new ResizeObserver(apply);
  // A page that is too short is at its end; anywhere else the reader has scrolled it.
  const onScroll = () => {
    const atEnd = scrollY + innerHeight >= root.scrollHeight - 1;
    if (Math.round(scrollY) !== top && !atEnd) releaseScroll();
  };
  const timer = setTimeout(releaseScroll, timeoutMs);
  stop = () => {
    stop = undefined;
    clearTimeout(timer);
    observer.disconnect();
    ended.abort();
    root.style.removeProperty('overflow-anchor');
  };
  root.style.setProperty('overflow-anchor', 'none');
  observer.observe(document.body);
  addEventListener('scroll', onScroll, { passive: true, signal: ended.signal });
}
