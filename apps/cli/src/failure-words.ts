import {
  isConnectionLoss,
  isDiskFull,
  isReadOnly,
  isUniqueViolation,
  Problem,
  serializeError,
  StoreUnavailable,
  translate,
} from '@foyer/server/operate/failures';

/** Says what is wrong with a value, in a sentence. */
export const wordsOfFault = ({ code, values }: Pick<Problem['errors'][number], 'code' | 'values'>): string =>
  translate('en_GB', `field.${code}`, values, 'field.invalid');

const wordsOfProblem = ({ code, errors, values }: Problem): string =>
  [translate('en_GB', `problem.${code}.title`, values), ...errors.map((fault) => `${fault.field}: ${wordsOfFault(fault)}`)].join('\n');

/** Says why a command failed; never the values of a query, for they are people's data. */
export function wordsOfFailure(error: unknown): string {
  if (error instanceof Problem) return wordsOfProblem(error);
  if (error instanceof StoreUnavailable) return `${error.message}. What the command was storing may be stored in part. Try again.`;
  if (isConnectionLoss(error)) return 'The connection to the database was lost; nothing of this command was stored. Try again.';
  if (isDiskFull(error)) return 'The database has no room left; nothing of this command was stored. Make room and try again.';
  if (isReadOnly(error)) return 'The database takes no writes at the moment; nothing of this command was stored. Is it a standby?';
  if (isUniqueViolation(error)) return 'The name or address was taken meanwhile; nothing of this command was stored. Try again.';
  const { stack } = serializeError(error instanceof Error ? error : new Error(String(error))) as { stack: string };
  return `The command failed because of a fault in Foyer:\n${stack}`;
}
