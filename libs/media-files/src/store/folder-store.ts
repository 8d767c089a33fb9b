import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bytesPath } from '../files.ts';
import type { MediaFiles, ObjectStore } from './object-store.ts';
import { writeAtomically } from './write-atomically.ts';

/** Objects as files that all processes share. */
function createFolderStore(place: (key: string) => string): ObjectStore {
  const sizeOf = async (key: string): Promise<number | undefined> => (await stat(place(key)).catch(() => undefined))?.size;
  return {
    place,
    fetch: async (key) => place(key),
    async take(key, path) {
      await mkdir(dirname(place(key)), { recursive: true });
      await rename(path, place(key));
    },
    async keep(key, bytes) {
      if ((await sizeOf(key)) !== bytes.byteLength) await writeAtomically(place(key), bytes);
    },
    has: async (key) => (await sizeOf(key)) !== undefined,
    remove: async (keys) => void (await Promise.all(keys.map((key) => rm(place(key), { force: true })))),
  };
}

/** The files of a folder that were written before a moment. */
async function olderThan(folder: string, moment: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old = await Promise.all(
    names.map(async (name) => {
      const { mtime } = await stat(join(folder, name)).catch(() => ({ mtime: new Date() }));
      return mtime < moment ? [name] : [];
    }),
  );
  return old.flat();
}

/** Files in the data folder: media in `media`, parts of uploads in `uploads`. */
export function openFolderFiles(dataDir: string): MediaFiles {
  const [folder, uploads] = [join(dataDir, 'media'), join(dataDir, 'uploads')];
  return {
    folder,
    media: createFolderStore((hash) => bytesPath(folder, hash)),
    parts: { ...createFolderStore((name) => join(uploads, name)), olderThan: (moment) => olderThan(uploads, moment) },
    used: async () => {},
    close: () => {},
  };
}
