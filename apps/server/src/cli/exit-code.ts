import { CommanderError } from 'commander';
import { isConnectionLoss, isDiskFull, isReadOnly, isUniqueViolation } from '../platform/db/failures.ts';
import { Problem } from '../platform/http/problem.ts';
import { StartError } from '../platform/start-error.ts';
import type { Io } from './io.ts';
import { Negative, UsageError } from './refusal.ts';

// What words faults is loaded when there is one.
async function wordsOfProblem({ code, errors, values }: Problem): Promise<string> {
  const { translate } = await import('../platform/http/messages.ts');
  const fields = errors.map((fault) => `${fault.field}: ${translate('en_GB', `field.${fault.code}`, fault.values, 'field.invalid')}`);
  return [translate('en_GB', `problem.${code}.title`, values), ...fields].join('\n');
}

/** Says why a command failed; never the values of a query, for they are people's data. */
async function wordsOf(error: unknown): Promise<string> {
  if (error instanceof StartError) return error.message;
  if (error instanceof Problem) return wordsOfProblem(error);
  if (isConnectionLoss(error)) return 'The connection to the database was lost; nothing of this command was stored. Try again.';
  if (isDiskFull(error)) return 'The database has no room left; nothing of this command was stored. Make room and try again.';
  if (isReadOnly(error)) return 'The database takes no writes at the moment; nothing of this command was stored. Is it a standby?';
  if (isUniqueViolation(error)) return 'The name or address was taken meanwhile; nothing of this command was stored. Try again.';
  const { serializeError } = await import('../platform/http/logging.ts');
  const { stack } = serializeError(error instanceof Error ? error : new Error(String(error))) as { stack: string };
  return `The command failed because of a fault in Foyer:\n${stack}`;
}

/** Says what went wrong and gives the exit code: 1 refused or failed, 2 called wrongly. */
export async function exitCodeOf(error: unknown, io: Pick<Io, 'err'>): Promise<number> {
  // Commander has already written its message, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Negative) return 1;
  io.err(await wordsOf(error));
  return error instanceof UsageError ? 2 : 1;
}
