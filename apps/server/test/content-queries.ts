import type { Database } from '../src/platform/db/database.ts';

/** What every request may ask from time to time, whatever it is about. */
const ofEveryRequest = /"(sessions|orgs)"/;

/** Makes a call and lists the statements it sends, but for those about session and customer. */
export async function contentQueries({ pool }: Database, call: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: [{ text: string }]) => (statements.push(args[0].text), query(...args))) as typeof pool.query;
  try {
    await call();
  } finally {
    pool.query = query as typeof pool.query;
  }
  return statements.filter((statement) => !ofEveryRequest.test(statement));
}
