import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** What came of a body. */
export interface Received {
  bytes: number;
  /** It ended before it was complete. */
  cut: boolean;
  /** It was longer than it may be. */
  tooLong: boolean;
}

/** The files of unfinished uploads, in a folder that all processes share: one for each part, so that none ever writes where another does. */
export function createParts(folder: string) {
  const pathOf = (name: string): string => join(folder, name);
  const remove = async (names: readonly string[]): Promise<void> => {
    await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
  };
  return {
    pathOf,
    remove,

    /** Writes a body as it comes, at most so many bytes of it. What came before a cut is kept. */
    async write(name: string, body: Readable, most: number): Promise<Received> {
      await mkdir(folder, { recursive: true });
      const file = await open(pathOf(name), 'wx');
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
    },

    /** The parts that were written before a moment. */
    async olderThan(moment: Date): Promise<string[]> {
      const names = await readdir(folder).catch(() => []);
      const old = await Promise.all(
        names.map(async (name) => {
          const { mtime } = await stat(pathOf(name)).catch(() => ({ mtime: new Date() }));
          return mtime < moment ? [name] : [];
        }),
      );
      return old.flat();
    },
  };
}

/** See `createParts`. */
export type Parts = ReturnType<typeof createParts>;
