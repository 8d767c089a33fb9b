import { studioPrefix } from '../../host/app/studio-prefix.ts';
import type { Content } from './studio-content.ts';

/** What was not saved yet, kept in this browser. */
export interface LocalCopy {
  /** The version it was made from, and what that said. */
  version: number;
  base: Content;
  content: Content;
  /** When it was written last, in ms. */
  at: number;
}

/** Where copies of one article are kept. */
export interface CopyStore {
  read: () => LocalCopy | null;
  write: (copy: LocalCopy | null) => void;
}

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && 'texts' in value && 'topic_ids' in value;

function parse(text: string | null): LocalCopy | null {
  const copy = JSON.parse(text ?? 'null') as Partial<LocalCopy> | null;
  const whole = copy && isContent(copy.base) && isContent(copy.content) && typeof copy.version === 'number' && typeof copy.at === 'number';
  return whole ? (copy as LocalCopy) : null;
}

// Storage can be blocked, full, or hold anything; then an article is written without a net.
/** One editor's copies of one article: on a shared device others are offered none of them. */
export function createCopyStore(userId: string, articleId: string): CopyStore {
  const key = `${studioPrefix}${userId}:${articleId}`;
  return {
    read() {
      try {
        return parse(localStorage.getItem(key));
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
