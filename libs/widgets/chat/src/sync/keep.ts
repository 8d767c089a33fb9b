/** What all that the chat keeps in this browser begins its key with, a member's id behind it: hosts clear it at logout. */
export const chatPrefix = 'foyer-chat:';

/** Where a text is kept in this browser. Storage can be blocked or full: then it lasts as long as the page. */
export interface Keep {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
  /** The keys that begin so. */
  keys(prefix: string): string[];
}

/** The browser's storage, with the page's memory where it is of no use. */
export function createKeep(storage: () => Storage = () => localStorage): Keep {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return memory.get(key) ?? storage().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      memory.delete(key);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        if (value !== null) memory.set(key, value);
      }
    },
    keys(prefix) {
      const stored = (): string[] => {
        try {
          const all = storage();
          return Array.from({ length: all.length }, (_, index) => all.key(index) ?? '');
        } catch {
          return [];
        }
      };
      return [...new Set([...stored(), ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

/** What is kept under a key, where it is a list; anything else that is found there is not ours. */
export function readList<Entry>(keep: Keep, key: string, fits: (entry: Partial<Entry>) => boolean): Entry[] {
  try {
    const all = JSON.parse(keep.read(key) ?? '[]') as unknown;
    return Array.isArray(all) ? (all as Entry[]).filter((entry) => entry !== null && fits(entry)) : [];
  } catch {
    return [];
  }
}
