import { LRUCache } from 'lru-cache';
import type { RenderedModule } from '../../host/modules/shared/shared-modules.ts';

/** Characters of rendered modules that are kept in all; a page has about 150,000. */
const maxCharacters = 8_000_000;

/** A rendered module, and what it would have shown more of, had it been there: the hashes of queries without data. */
export type KeptModule = RenderedModule & { lacks: readonly string[] };

/** What is kept under the keys of `shared-keys.ts`; null of a module that can be shared with no one. */
export const sharedStore = new LRUCache<string, { rendered: KeptModule | null }>({
  maxSize: maxCharacters,
  sizeCalculation: ({ rendered }, key) => key.length + (rendered?.html.length ?? 0),
  ttl: 120_000,
});
