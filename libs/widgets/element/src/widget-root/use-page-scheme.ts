import { useCallback, useSyncExternalStore } from 'react';

/** How light a colour is, 0 to 1, as `getComputedStyle` writes it: `rgb(…)`, `color(srgb …)`, `oklch(…)`, `lab(…)`. */
export function lightnessOf(color: string): number {
  const [first = 0, second = 0, third = 0] = (/\(.*/.exec(color)?.[0].match(/-?[\d.]+/g) ?? []).map(Number);
  if (color.startsWith('ok')) return first;
  if (color.startsWith('l')) return first / 100;
  return (0.3 * first + 0.6 * second + 0.1 * third) / (color.startsWith('rgb') ? 255 : 1);
}

function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Calls back when the page may have changed its scheme: with the reader's system, or by an attribute of what the element stands in. Returns what ends that. */
function watch(element: Element, onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const attributes = new MutationObserver(onChange);
  for (let at = around(element); at; at = around(at)) attributes.observe(at, { attributes: true });
  system.addEventListener('change', onChange);
  // A page that fades from one to the other is asked again at the end.
  document.addEventListener('transitionend', onChange);
  return () => {
    attributes.disconnect();
    system.removeEventListener('change', onChange);
    document.removeEventListener('transitionend', onChange);
  };
}

/**
 * Whether the page is light or dark where an element stands: dark where it writes in a light colour. Its `color-scheme` says less, for most dark pages set
 * colours alone, and the reader's system less still, for most pages have one scheme.
 */
export function usePageScheme(element: Element): 'light' | 'dark' {
  return useSyncExternalStore(
    useCallback((onChange) => watch(element, onChange), [element]),
    () => (lightnessOf(getComputedStyle(around(element) ?? element).color) > 0.5 ? 'dark' : 'light'),
  );
}
