import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bytesPath } from '../files.ts';
import { createQueue } from '../queue.ts';
import { isImage } from '../types.ts';
import { type IntakeFault, typeOfUpload } from './claims.ts';
import type { IntakeJob, TakenIn } from './take-in.ts';

const longestMs = 30_000;
const mostAtOnce = 4;
/** What the process ends with where it failed, and not for its memory. */
const crashed = 1;

const file = fileURLToPath(new URL('./process.ts', import.meta.url));

/** What decoders need of the environment: no secrets. */
const bare = (): NodeJS.ProcessEnv => {
  const { PATH, SystemRoot } = process.env;
  // More arenas would hold on to memory that no one uses.
  return { PATH, SystemRoot, MALLOC_ARENA_MAX: '2' };
};

function runBeside(job: IntakeJob): Promise<TakenIn | IntakeFault> {
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      execArgv: [],
      env: bare(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    // Killed by its time, or by itself for its memory: a picture that could be simpler. Everything else is damage.
    const given = (code: number | null): IntakeFault => ({
      code: isImage(typeOfUpload(job.name)) && code !== crashed ? 'picture_too_complex' : 'file_broken',
      values: {},
    });
    child.once('message', (result) => resolve(result as TakenIn | IntakeFault));
    child.once('error', reject);
    child.once('exit', (code) => resolve(given(code)));
    child.send(job, (error) => error && reject(error));
  });
}

/** A file that was taken in: it lies under its hash. */
export type KeptFile = Omit<TakenIn, 'path'>;

/** Makes what takes strangers' files into a folder; a few at a time, the others wait. */
export function createIntake(folder: string) {
  const enqueue = createQueue(Math.max(1, Math.min(mostAtOnce, Math.floor(availableParallelism() / 2))));

  async function take(name: string, parts: string[]): Promise<KeptFile | IntakeFault> {
    const draft = join(folder, 'drafts', randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    try {
      const result = await runBeside({ name, parts, draft });
      if ('code' in result) return result;
      const { path, ...kept } = result;
      const place = bytesPath(folder, kept.hash);
      await mkdir(dirname(place), { recursive: true });
      await rename(path, place);
      return kept;
    } finally {
      await Promise.all(['whole', 'drawn'].map((end) => rm(`${draft}.${end}`, { force: true })));
    }
  }

  /**
   * Puts a file together from its parts, checks that it is what its name says, draws pictures again (upright, at most 4096 pixels a side, metadata gone) and keeps
   * it. In a process of its own that may take 300 MB and half a minute: what a decoder does with hostile bytes harms nothing else.
   */
  return (name: string, parts: string[]): Promise<KeptFile | IntakeFault> => enqueue(() => take(name, parts));
}
