import { CommandFailed } from './commands.mjs';

/** Prints why a start failed in words (with the failed command's own output, never a stack trace) and ends the process.
 * @param {unknown} error
 * @returns {never} */
export function endWithFailure(error) {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof CommandFailed) console.error(`\n${error.output.trim()}\n`);
  console.error(text);
  process.exit(1);
}
