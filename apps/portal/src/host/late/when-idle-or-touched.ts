const touches = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'focusin', 'keydown'] as const;

let ready: Promise<void> | undefined;
let touched: Promise<void> | undefined;

/** Resolves at the first sign of a visitor; in the browser only. */
export const whenTouched = (): Promise<void> =>
  (touched ??= new Promise<void>((resolve) => {
    touches.forEach((type) => window.addEventListener(type, () => resolve(), { once: true, passive: true }));
  }));

/** Resolves when the browser has nothing else to do; in the browser only. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/**
 * Resolves once the page has loaded and the browser is idle, or at the first sign of a visitor, whichever comes first. Modules hydrate
 * then; until that moment the server's HTML stays. On a server it resolves at once.
 */
export function whenIdleOrTouched(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  ready ??= new Promise<void>((resolve) => {
    void whenTouched().then(resolve);
    const onceIdle = () => void whenIdle().then(resolve);
    if (document.readyState === 'complete') onceIdle();
    else window.addEventListener('load', onceIdle, { once: true });
  });
  return ready;
}
