import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBeside } from '../beside/run-beside.ts';
import { avifPath, variantPath } from '../files.ts';
import { createQueue } from '../queue.ts';
import { type MediaFiles, nullIfGone } from '../store/object-store.ts';
import type { Source } from '../variants.ts';
import type { AvifJob } from './encode.ts';

const file = fileURLToPath(new URL('./process.ts', import.meta.url));

/** What waits beyond this is asked for again by the next reader. */
const mostWaiting = 200;
/** Smaller ones have nothing to save. */
const narrowest = 224;
/** Photos; drawings and what moves stay WebP. */
const types = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Makes what keeps a second, smaller representation of scaled pictures: no reader waits for one. They are written one after the other by processes that end, at low priority, after a reader was given
 * WebP. What saves too little, or cannot be written, is noted by an empty file and not tried again.
 */
export function createAvifVariants({ folder, media, used }: Pick<MediaFiles, 'folder' | 'media' | 'used'>) {
  const enqueue = createQueue(1);
  const wanted = new Set<string>();

  async function write({ hash }: Source, width: number, path: string): Promise<void> {
    const draft = join(folder, 'drafts', randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    try {
      const job: AvifJob = { path: await media.fetch(hash), width, webp: variantPath(folder, hash, width), draft };
      const outcome = await runBeside<boolean>(file, job);
      if ('result' in outcome && outcome.result) await rename(draft, path);
      else await writeFile(path, '');
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    /** Where the AVIF lies; null where there is none (yet). */
    async find({ hash }: Source, width: number): Promise<string | null> {
      const path = avifPath(folder, hash, width);
      const there = await stat(path).catch(nullIfGone);
      if (there) await used(path);
      return there && there.size > 0 ? path : null;
    },

    /** Has it made after now, unless it was tried before. The WebP has to be there. Resolves once it has been tried; never rejects. */
    async want(source: Source, width: number): Promise<void> {
      const path = avifPath(folder, source.hash, width);
      if (!types.has(source.type) || width < narrowest || wanted.has(path) || wanted.size >= mostWaiting) return;
      wanted.add(path);
      try {
        if (await stat(path).catch(nullIfGone)) return;
        await enqueue(() => write(source, width, path));
      } catch {
        // The store is out of reach, or the picture is gone: the next reader asks again.
      } finally {
        wanted.delete(path);
      }
    },
  };
}
