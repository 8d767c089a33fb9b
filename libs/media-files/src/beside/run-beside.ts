import { fork } from 'node:child_process';

const longestMs = 30_000;

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
    child.once('message', (result) => resolve({ result: result as Result }));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ ended: { code } }));
    child.send(job, (error) => error && reject(error));
  });
}
