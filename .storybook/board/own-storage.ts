const methods = {
  getItem(this: Record<string, string>, key: string): string | null {
    return Object.hasOwn(this, key) ? this[key]! : null;
  },
  setItem(this: Record<string, string>, key: string, value: string): void {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string): void {
    Reflect.deleteProperty(this, key);
  },
  clear(this: Record<string, string>): void {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
  },
};

/** Gives a frame a storage of its own: what one cell keeps in the browser would be seen in all of them. */
export function giveOwnStorage(): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: Object.create(methods) as Storage });
}
