import { fileURLToPath } from 'node:url';
import { runBeside } from '../beside/run-beside.ts';
import { bytesPath } from '../files.ts';
import { createQueue } from '../queue.ts';
import type { PdfJob } from './pdf-text.ts';

const file = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Makes what reads the words of the PDFs of a folder by their hash, one after the other. Null where one cannot be read: it is broken, locked, or too large. */
export function createPdfReader(folder: string): (hash: string) => Promise<string | null> {
  const enqueue = createQueue(1);
  return (hash) =>
    enqueue(async () => {
      const job: PdfJob = { path: bytesPath(folder, hash) };
      const outcome = await runBeside<string>(file, job);
      return 'result' in outcome ? outcome.result : null;
    });
}
