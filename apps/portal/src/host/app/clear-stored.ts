/** Throws away everything in a browser's storage whose key begins so, but for one key. */
export function clearStored(storage: 'localStorage' | 'sessionStorage', prefix: string, except?: string): void {
  try {
    Object.keys(window[storage])
      .filter((key) => key.startsWith(prefix) && key !== except)
      .forEach((key) => window[storage].removeItem(key));
  } catch {
    // Storage can be blocked; then nothing was kept.
  }
}
