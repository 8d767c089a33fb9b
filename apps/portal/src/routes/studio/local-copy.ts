import { studioPrefix } from '../../host/app/studio-prefix.ts';

/** What was not saved yet, kept in this browser. */
export interface LocalCopy<Content> {
  /** The version it was made from, and what that said. */
  version: number;
  base: Content;
  content: Content;
  /** When it was written last, in ms. */
  at: number;
  /** It gave way to a version that was restored; it may have been saved. */
  replaced?: true;
}

/** Where copies of one article or page are kept: one of each visit whose copy was not saved, discarded or taken over, the last visit's first. */
export interface CopyStore<Content> {
  read: () => LocalCopy<Content>[];
  write: (copies: readonly LocalCopy<Content>[]) => void;
}

/** So many copies are kept of one article or page: the browser's storage is small. */
const most = 5;

function parse<Content>(text: string | null, isContent: (value: unknown) => boolean): LocalCopy<Content>[] {
  const copies = [JSON.parse(text ?? '[]') as unknown].flat() as (Partial<LocalCopy<Content>> | null)[];
  return copies.filter(
    (copy): copy is LocalCopy<Content> =>
      copy !== null && isContent(copy.base) && isContent(copy.content) && typeof copy.version === 'number' && typeof copy.at === 'number',
  );
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
        return [];
      }
    },
    write(copies) {
      try {
        if (copies.length > 0) localStorage.setItem(key, JSON.stringify(copies.slice(0, most)));
        else localStorage.removeItem(key);
      } catch {
        // see above
      }
    },
  };
}
