import { StoreUnavailable, type SweptStore } from '@foyer/media-files';
import type { FastifyBaseLogger } from 'fastify';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';

/** What came of a body. */
export interface Received {
  bytes: number;
  /** It ended before it was complete. */
  cut: boolean;
  /** It was longer than it may be. */
  tooLong: boolean;
}

/** Writes a body as it comes into a new file, at most so many bytes of it. */
async function receive(path: string, body: Readable, most: number): Promise<Received> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  let bytes = 0;
  let own: unknown;
  try {
    // The request is to be answered, also where not all of it is read.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (bytes + chunk.length > most) return { bytes, cut: false, tooLong: true };
      await file.appendFile(chunk).catch((error: unknown) => {
        own = error;
        throw error;
      });
      bytes += chunk.length;
    }
    return { bytes, cut: false, tooLong: false };
  } catch (error) {
    if (own) throw error;
    return { bytes, cut: true, tooLong: false };
  } finally {
    await file.close();
  }
}

/** The parts of unfinished uploads, in a store that all processes share: one object for each, so that none ever writes where another does. */
export function createParts(store: SweptStore, log: Pick<FastifyBaseLogger, 'warn'>) {
  return {
    /** Keeps a body, at most so many bytes of it. What came before a cut is kept, what is too long or empty is not. */
    async write(name: string, body: Readable, most: number): Promise<Received> {
      const path = store.place(name);
      let kept = false;
      try {
        const received = await receive(path, body, most);
        if (received.tooLong || received.bytes === 0) return received;
        await store.take(name, path);
        kept = true;
        return received;
      } finally {
        // What a bucket has of it all the same is swept.
        if (!kept) await rm(path, { force: true });
      }
    },

    /** Removes parts; those that cannot be removed now are swept later. */
    async remove(names: readonly string[]): Promise<void> {
      await store.remove(names).catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
        log.warn({ err: error }, 'Parts of an upload cannot be removed; they are swept later');
      });
    },

    olderThan: store.olderThan,
  };
}

/** See `createParts`. */
export type Parts = ReturnType<typeof createParts>;
