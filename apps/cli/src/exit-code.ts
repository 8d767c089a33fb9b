import { StartError } from '@foyer/server/operate';
import { CommanderError } from 'commander';
import type { Io } from './io.ts';
import { Negative, UsageError } from './refusal.ts';

/** Says what went wrong and gives the exit code: 1 refused or failed, 2 called wrongly. */
export async function exitCodeOf(error: unknown, io: Pick<Io, 'err'>): Promise<number> {
  // Commander has already written its message, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Negative) return 1;
  // What words other failures is loaded when there is one.
  io.err(error instanceof StartError ? error.message : (await import('./failure-words.ts')).wordsOfFailure(error));
  return error instanceof UsageError ? 2 : 1;
}
