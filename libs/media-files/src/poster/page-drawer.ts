import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBeside } from '../beside/run-beside.ts';
import { createQueue } from '../queue.ts';
import { type MediaFiles, nullIfGone } from '../store/object-store.ts';
import type { DrawnPage, PageJob } from './pdf-page.ts';

const file = fileURLToPath(new URL('./process.ts', import.meta.url));

/**
 * Makes what draws the first page of PDFs by their hash, one after the other, and keeps the picture (WebP) under its own hash. Null where there is nothing to draw: it is gone, broken, locked,
 * empty, or too large. Rejects where the store cannot be reached.
 */
export function createPageDrawer({ folder, media }: Pick<MediaFiles, 'folder' | 'media'>): (hash: string) => Promise<DrawnPage | null> {
  const enqueue = createQueue(1);
  return (hash) =>
    enqueue(async () => {
      const path = await media.fetch(hash).catch(nullIfGone);
      if (path === null) return null;
      const draft = join(folder, 'drafts', randomUUID());
      await mkdir(dirname(draft), { recursive: true });
      try {
        const job: PageJob = { path, draft };
        const outcome = await runBeside<DrawnPage | null>(file, job);
        if (!('result' in outcome) || !outcome.result) return null;
        await media.take(outcome.result.hash, draft);
        return outcome.result;
      } finally {
        await rm(draft, { force: true });
      }
    });
}
