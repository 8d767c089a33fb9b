import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crashed, runBeside } from '../beside/run-beside.ts';
import { createQueue } from '../queue.ts';
import { type MediaFiles, nullIfGone } from '../store/object-store.ts';
import { isImage } from '../types.ts';
import { type IntakeFault, typeOfUpload } from './claims.ts';
import type { IntakeJob, TakenIn } from './take-in.ts';

const mostAtOnce = 4;
const partsAtOnce = 4;

const file = fileURLToPath(new URL('./process.ts', import.meta.url));

async function lookInto(job: IntakeJob): Promise<TakenIn | IntakeFault> {
  const outcome = await runBeside<TakenIn | IntakeFault>(file, job);
  if ('result' in outcome) return outcome.result;
  // Killed by its time, or by itself for its memory: a picture that could be simpler. Everything else is damage.
  const complex = isImage(typeOfUpload(job.name)) && outcome.ended.code !== crashed;
  return { code: complex ? 'picture_too_complex' : 'file_broken', values: {} };
}

/** A file that was taken in: its bytes are kept under its hash. */
export type KeptFile = Omit<TakenIn, 'path'>;

/** Makes what takes strangers' files in; a few at a time, the others wait. */
export function createIntake({ folder, media, parts: sent }: MediaFiles) {
  const enqueue = createQueue(Math.max(1, Math.min(mostAtOnce, Math.floor(availableParallelism() / 2))));

  async function take(name: string, parts: string[]): Promise<KeptFile | IntakeFault> {
    const draft = join(folder, 'drafts', randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    try {
      const bringing = createQueue(partsAtOnce);
      const paths = await Promise.all(parts.map((part) => bringing(() => sent.fetch(part)))).catch(nullIfGone);
      if (paths === null) return { code: 'file_broken', values: {} };
      const result = await lookInto({ name, parts: paths, draft });
      if ('code' in result) return result;
      const { path, ...kept } = result;
      await media.take(kept.hash, path);
      return kept;
    } finally {
      await Promise.all(['whole', 'drawn'].map((end) => rm(`${draft}.${end}`, { force: true })));
    }
  }

  /**
   * Puts a file together from its parts, by their names in the store, checks that it is what its name says, draws pictures again (upright, at most 4096 pixels a side, metadata gone) and keeps
   * it. In a process of its own that may take 300 MB and half a minute: what a decoder does with hostile bytes harms nothing else.
   */
  return (name: string, parts: string[]): Promise<KeptFile | IntakeFault> => enqueue(() => take(name, parts));
}
