import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const longestMs = 30_000;
/** The memory of the process, in bytes: what needs more is given up before it does the machine harm. */
export const mostMemory = 290 * 1024 * 1024;
const pageSize = 4096;
const everyMs = 50;

/** What decoders need of the environment: no secrets. */
const bare = (): NodeJS.ProcessEnv => {
  const { PATH, SystemRoot } = process.env;
  // More arenas would hold on to memory that no one uses.
  return { PATH, SystemRoot, MALLOC_ARENA_MAX: '2' };
};

/** A process that failed ends with this code; one that was killed, or ended itself for its memory, with another one or none. */
export const crashed = 1;

/** The process ended without an answer. */
export interface Ended {
  code: number | null;
}

/** Ends a process that takes too much memory in one piece of work, during which its own timer does not run. Where the system does not tell (all but Linux), that timer is all there is. */
function watchMemory(child: ChildProcess): void {
  if (process.platform !== 'linux') return;
  const timer = setInterval(async () => {
    const [, resident] = await readFile(`/proc/${child.pid}/statm`, 'latin1').then(
      (pages) => pages.split(' ').map(Number),
      () => [0, 0],
    );
    if (resident! * pageSize > mostMemory) child.kill('SIGKILL');
  }, everyMs);
  child.once('exit', () => clearInterval(timer));
}

/**
 * Has a job done by a process of its own that does nothing else (`file` calls `answerOnce`), may take 290 MB and half a minute, and knows no passwords: what a decoder
 * does with hostile bytes harms nothing else.
 */
export function runBeside<Result>(file: string, job: object): Promise<{ result: Result } | { ended: Ended }> {
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      execArgv: [],
      env: bare(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    watchMemory(child);
    child.once('message', (result) => resolve({ result: result as Result }));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ ended: { code } }));
    child.send(job, (error) => error && reject(error));
  });
}
