import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesPath } from '../files.ts';
import { createQueue } from '../queue.ts';
import { type BucketOptions, openBucket } from './bucket.ts';
import { objectKeys } from './bucket-files.ts';

/** What was copied, and what was there already. */
export interface Copied {
  copied: number;
  there: number;
  /** The media that the bucket has now. */
  hashes: Set<string>;
}

interface Local {
  path: string;
  key: string;
}

const copiedAtOnce = 4;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function mediaIn(folder: string): Promise<Local[]> {
  const shelves = (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const hashes = (await Promise.all(shelves.map((name) => namesIn(join(folder, name))))).flat();
  return hashes
    .filter((hash) => /^[0-9a-f]{64}$/.test(hash))
    .map((hash) => ({ path: bytesPath(folder, hash), key: objectKeys.medium(hash) }));
}

const partsIn = async (folder: string): Promise<Local[]> =>
  (await namesIn(folder)).map((name) => ({ path: join(folder, name), key: objectKeys.part(name) }));

/**
 * Copies the media of a data folder and the parts of its unfinished uploads into a bucket; the folder stays as it is. What is there in the same size is passed over, so that a copy that was
 * broken off goes on. Rejects with `StoreUnavailable`.
 */
export async function copyToBucket(dataDir: string, options: BucketOptions, onCopied: (count: number) => void = () => {}): Promise<Copied> {
  const bucket = await openBucket(options);
  try {
    await bucket.check();
    const sizes = new Map<string, number>();
    for (const below of ['media/', 'uploads/']) for await (const { key, size } of bucket.list(below)) sizes.set(key, size);
    const files = [...(await mediaIn(join(dataDir, 'media'))), ...(await partsIn(join(dataDir, 'uploads')))];
    const enqueue = createQueue(copiedAtOnce);
    let copied = 0;
    async function copy({ path, key }: Local): Promise<void> {
      const found = await stat(path).catch(() => null);
      // A running server may have removed it meanwhile.
      if (!found?.isFile() || sizes.get(key) === found.size) return;
      await bucket.upload(key, path);
      sizes.set(key, found.size);
      copied += 1;
      onCopied(copied);
    }
    await Promise.all(files.map((file) => enqueue(() => copy(file))));
    const hashes = new Set([...sizes.keys()].map((key) => key.slice(key.lastIndexOf('/') + 1)));
    return { copied, there: files.length - copied, hashes };
  } finally {
    bucket.close();
  }
}
