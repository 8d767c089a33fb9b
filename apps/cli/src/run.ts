import { exitCodeOf } from './exit-code.ts';
import type { Io } from './io.ts';
import { createProgram } from './program.ts';

/** Runs one command; gives the exit code: 0 done, 1 refused or failed, 2 called wrongly. */
export async function runCommand(args: readonly string[], io: Io): Promise<number> {
  try {
    await createProgram(io).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return await exitCodeOf(error, io);
  }
}
