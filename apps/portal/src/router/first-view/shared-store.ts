import { LRUCache } from 'lru-cache';
import type { RenderedModule } from '../../host/shared/shared-modules.ts';
import type { IconSymbols } from './icon-symbols.ts';

/** Characters of rendered modules that are kept in all; a page has about 150,000, each of them twice. */
const maxCharacters = 16_000_000;

/** A rendered module. */
export interface KeptModule extends RenderedModule {
  /** What it would have shown more of, had it been there: the hashes of queries without data. */
  lacks: readonly string[];
  /** The same in bytes, with icons that point to symbols, once a document has taken it. */
  pointed?: { html: Uint8Array; symbols: IconSymbols };
}

/** What is kept under the keys of `shared-keys.ts`; null of a module that can be shared with no one. */
export const sharedStore = new LRUCache<string, { rendered: KeptModule | null }>({
  maxSize: maxCharacters,
  sizeCalculation: ({ rendered }, key) => key.length + 2 * (rendered?.html.length ?? 0),
  ttl: 120_000,
});
