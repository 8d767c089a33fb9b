import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/**
 * Locks the bytes with these hashes until the transaction ends: who removes them looks whether a medium has them, and who adds a medium looks whether they are there. Always in the same
 * order, so that two never wait for each other.
 */
export async function lockBytes(tx: Pick<Db, 'execute'>, hashes: readonly string[]): Promise<void> {
  for (const hash of [...new Set(hashes)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media:${hash}`}, 0))`);
}
