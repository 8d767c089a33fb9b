const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P01', // the server shuts down
  '57P02',
  '57P03', // the server is starting
  '53300', // too many connections
  '57P05', // a connection that was idle for too long
  '25P03', // a transaction that was idle for too long
]);

// The driver words these itself and gives them no code.
const connectionMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after|Query read timeout)/;

interface Failure {
  code?: unknown;
  constraint?: unknown;
  syscall?: unknown;
  message: string;
}

/** Walks an error and its causes: the query builder wraps the driver's errors. */
function some(error: unknown, test: (error: Failure) => boolean): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if (test(current)) return true;
  }
  return false;
}

const hasCode = (test: (code: string) => boolean) => (error: unknown) => some(error, ({ code }) => typeof code === 'string' && test(code));

/** The embedded database's socket is not there at the moment; any other missing file is no loss of connection. */
const isMissingSocket = ({ code, syscall }: Failure): boolean => code === 'ENOENT' && syscall === 'connect';

/** The database cannot be reached at the moment; asking again later may work. */
export const isConnectionLoss = (error: unknown): boolean =>
  hasCode((code) => connectionCodes.has(code) || code.startsWith('08'))(error) ||
  some(error, (failure) => isMissingSocket(failure) || connectionMessages.test(failure.message));

const staleCodes = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05']);
const staleMessages = /^(Connection terminated unexpectedly|Client has encountered a connection error)/;

/** A connection that was open before is gone; a new one may work at once. */
export const isStaleConnection = (error: unknown): boolean =>
  hasCode((code) => staleCodes.has(code))(error) || some(error, ({ message }) => staleMessages.test(message));

/** A connection has a statement prepared that the tables have outgrown, or has it no more: nothing was carried out, and a new connection knows better. */
export const isStalePlan = (error: unknown): boolean =>
  hasCode((code) => code === '26000')(error) || some(error, ({ message }) => message === 'cached plan must not change result type');

/** PostgreSQL ended a statement that took too long. */
export const isOverdue: (error: unknown) => boolean = hasCode((code) => code === '57014');

/** The database has no room to write. */
export const isDiskFull: (error: unknown) => boolean = hasCode((code) => code === '53100' || code === 'ENOSPC');

/** The database takes no writes, such as a standby during a failover. */
export const isReadOnly: (error: unknown) => boolean = hasCode((code) => code === '25006');

/** A row with the same unique values is there already. */
export const isUniqueViolation = (error: unknown, named?: string): boolean =>
  some(error, ({ code, constraint }) => code === '23505' && (named === undefined || constraint === named));
