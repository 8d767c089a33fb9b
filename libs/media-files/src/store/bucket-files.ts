import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bytesPath } from '../files.ts';
import { type Bucket, type BucketOptions, openBucket } from './bucket.ts';
import { type Cache, createCache } from './cache.ts';
import type { MediaFiles, SweptStore } from './object-store.ts';
import { moveIn, writeAtomically } from './write-atomically.ts';

/** What a file is called in the bucket: as in the data folder, so that one can be copied to the other by any tool. */
export const objectKeys = {
  medium: (hash: string): string => `media/${hash.slice(0, 2)}/${hash}`,
  part: (name: string): string => `uploads/${name}`,
};

interface Parts {
  bucket: Bucket;
  cache: Cache;
  /** What all its objects lie below. */
  below: string;
  objectOf: (key: string) => string;
  place: (key: string) => string;
}

/** Objects of a bucket, each brought to this machine when it is needed. The bucket always has it first. */
function createBucketStore({ bucket, cache, below, objectOf, place }: Parts): SweptStore {
  const flights = new Map<string, Promise<void>>();
  async function bring(key: string): Promise<void> {
    await moveIn(place(key), (draft) => bucket.download(objectOf(key), draft));
    cache.grew((await stat(place(key))).size);
  }
  return {
    place,
    async fetch(key) {
      const path = place(key);
      if (await cache.use(path)) return path;
      const flight = flights.get(key) ?? bring(key).finally(() => flights.delete(key));
      flights.set(key, flight);
      await flight;
      return path;
    },
    async take(key, path) {
      const { size } = await stat(path);
      await bucket.upload(objectOf(key), path);
      await mkdir(dirname(place(key)), { recursive: true });
      await rename(path, place(key));
      cache.grew(size);
    },
    async keep(key, bytes) {
      await bucket.upload(objectOf(key), bytes);
      await writeAtomically(place(key), bytes);
      cache.grew(bytes.byteLength);
    },
    has: (key) => bucket.has(objectOf(key)),
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(place(key), { force: true })));
      await bucket.remove(keys.map(objectOf));
    },
    async olderThan(moment) {
      const old: string[] = [];
      for await (const { key, modified } of bucket.list(below)) if (modified < moment) old.push(key.slice(below.length));
      return old;
    },
  };
}

/** Where the bucket is, and how much of it is kept on this machine. */
export interface BucketFilesOptions extends BucketOptions {
  /** The folder of the cache. */
  folder: string;
  maxBytes: number;
}

/** Files in a bucket. Rejects with `StoreUnavailable` where it cannot be read and written. */
export async function openBucketFiles({ folder, maxBytes, ...options }: BucketFilesOptions): Promise<MediaFiles> {
  const bucket = await openBucket(options);
  try {
    await bucket.check();
  } catch (error) {
    bucket.close();
    throw error;
  }
  const cache = createCache({ folder, maxBytes });
  void cache.sweep();
  const store = (below: string, objectOf: Parts['objectOf'], place: Parts['place']) =>
    createBucketStore({ bucket, cache, below, objectOf, place });
  return {
    folder,
    media: store('media/', objectKeys.medium, (hash) => bytesPath(folder, hash)),
    parts: store('uploads/', objectKeys.part, (name) => join(folder, 'parts', name)),
    used: async (path) => void (await cache.use(path)),
    close() {
      cache.close();
      bucket.close();
    },
  };
}
