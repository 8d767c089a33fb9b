import { studioPrefix } from '../../host/app/studio-prefix.ts';

/** What was not saved yet, kept in this browser. */
export interface LocalCopy<Content> {
  /** The version it was made from, and what that said. */
  version: number;
  base: Content;
  content: Content;
  /** When it was written last, in ms. */
  at: number;
}

/** Where copies of one article or page are kept. */
export interface CopyStore<Content> {
  read: () => LocalCopy<Content> | null;
  write: (copy: LocalCopy<Content> | null) => void;
}

function parse<Content>(text: string | null, isContent: (value: unknown) => boolean): LocalCopy<Content> | null {
  const copy = JSON.parse(text ?? 'null') as Partial<LocalCopy<Content>> | null;
  const whole = copy && isContent(copy.base) && isContent(copy.content) && typeof copy.version === 'number' && typeof copy.at === 'number';
  return whole ? (copy as LocalCopy<Content>) : null;
}

// Storage can be blocked, full, or hold anything; then one writes without a net.
/** One editor's copies of one thing, of what passes `isContent`: on a shared device others are offered none of them. */
export function createCopyStore<Content>(userId: string, id: string, isContent: (value: unknown) => boolean): CopyStore<Content> {
  const key = `${studioPrefix}${userId}:${id}`;
  return {
    read() {
      try {
        return parse<Content>(localStorage.getItem(key), isContent);
      } catch {
        return null;
      }
    },
    write(copy) {
      try {
        if (copy) localStorage.setItem(key, JSON.stringify(copy));
        else localStorage.removeItem(key);
      } catch {
        // see above
      }
    },
  };
}
