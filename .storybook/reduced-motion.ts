const query = '(prefers-reduced-motion: reduce)';

/**
 * Answers the media query for reduced motion as the toolbar says, because a page cannot set it. Style sheets follow through
 * `data-motion` (preview.css.ts). Returns what undoes it.
 */
export function emulateReducedMotion(): () => void {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (asked) => {
    const found = original(asked);
    if (!asked.includes('prefers-reduced-motion')) return found;
    const matches = asked === query;
    return new Proxy(found, {
      get: (target, key) => {
        if (key === 'matches') return matches;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return () => {
    window.matchMedia = original;
  };
}
