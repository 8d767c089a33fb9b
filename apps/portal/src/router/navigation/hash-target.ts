/** The element that an address's hash names; null where there is none, or the hash is none. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a broken escape
  }
}
