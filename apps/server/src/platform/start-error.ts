/** The server cannot start, for a reason its operator can mend. `message` is a clear line for the terminal; no stack is shown. */
export class StartError extends Error {}

/** Says why the start was refused; the process ends with code 1. A fault of ours is thrown on. */
export function reportStartError(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
