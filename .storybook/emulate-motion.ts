const query = '(prefers-reduced-motion: reduce)';

/**
 * Answers scripts that ask the media query for reduced motion as the toolbar says, because a page cannot set it. Style sheets follow through
 * `data-motion` (preview.css.ts). Returns what undoes it.
 */
export function emulateMotion(reduced: boolean): () => void {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (asked) => {
    const found = original(asked);
    if (!asked.includes('prefers-reduced-motion')) return found;
    return Object.defineProperty(found, 'matches', { value: (asked === query) === reduced, configurable: true });
  };
  return () => {
    window.matchMedia = original;
  };
}
