import { fileURLToPath } from 'node:url';
import { runBeside } from '../beside/run-beside.ts';
import { createQueue } from '../queue.ts';
import { nullIfGone, type ObjectStore } from '../store/object-store.ts';
import type { PdfJob } from './pdf-text.ts';

const file = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Makes what reads the words of PDFs by their hash, one after the other. Null where one cannot be read: it is gone, broken, locked, or too large. Rejects where the store cannot be reached. */
export function createPdfReader(media: ObjectStore): (hash: string) => Promise<string | null> {
  const enqueue = createQueue(1);
  return (hash) =>
    enqueue(async () => {
      const path = await media.fetch(hash).catch(nullIfGone);
      if (path === null) return null;
      const job: PdfJob = { path };
      const outcome = await runBeside<string>(file, job);
      return 'result' in outcome ? outcome.result : null;
    });
}
