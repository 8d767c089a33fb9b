import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { users } from '../people/people.tables.ts';

/** Keeps a statement well below PostgreSQL's limit of parameters. */
export const rowsPerStatement = 1000;

/** Any number, the same in every process of Foyer. */
const lockKey = 4_300_003;

/** Waits until no other process writes many accounts; holds until the transaction ends. */
export async function lockAccounts(tx: Pick<Db, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
}

/**
 * Removes registrations that wait under one of these addresses or names: the operator who makes the account vouches for it, and what a
 * visitor has typed into the form must neither prevent it nor become its password.
 */
export async function dropWaiting(tx: Pick<Db, 'delete'>, orgId: string, names: string[]): Promise<void> {
  for (let start = 0; start < names.length; start += rowsPerStatement) {
    const some = names.slice(start, start + rowsPerStatement);
    const known = or(inArray(users.email, some), inArray(users.username, some));
    await tx.delete(users).where(and(eq(users.orgId, orgId), isNull(users.emailConfirmedAt), known));
  }
}
