import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { knownDevices } from './identity.tables.ts';

/** So many devices of a member are known at the same time. */
export const maxDevices = 20;

/** How long a device is known after its last login. */
export const deviceDays = 180;

const oneOf = (ids: readonly string[]) => sql`${knownDevices.id} = any(${sql.param(ids)}::text[])`;

/** Forgets every device of an account: with a new password, and where its owner signs out devices. */
export async function forgetDevices(tx: Pick<Db, 'delete'>, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** The SQL of devices. They are found by the hash of their token, and for one account alone. */
export function createDevicesRepository(db: Db) {
  return {
    /** Which of these has logged in to the account. */
    async find(userId: string, ids: readonly string[]): Promise<string | undefined> {
      const [found] = await db
        .select({ id: knownDevices.id })
        .from(knownDevices)
        .where(and(eq(knownDevices.userId, userId), oneOf(ids), gt(knownDevices.expiresAt, sql`now()`)))
        .limit(1);
      return found?.id;
    },

    /** Puts a new token in the place of those that the browser had for the account. Returns the ids that it had. */
    replace: (userId: string, had: readonly string[], id: string): Promise<string[]> =>
      db.transaction(async (tx) => {
        const gone = await tx
          .delete(knownDevices)
          .where(and(eq(knownDevices.userId, userId), oneOf(had)))
          .returning({ id: knownDevices.id });
        await tx.insert(knownDevices).values({ id, userId, expiresAt: sql`now() + ${deviceDays} * interval '1 day'` });
        const newest = tx
          .select({ id: knownDevices.id })
          .from(knownDevices)
          .where(eq(knownDevices.userId, userId))
          .orderBy(desc(knownDevices.createdAt), desc(knownDevices.id))
          .limit(maxDevices);
        await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)));
        return gone.map((row) => row.id);
      }),
  };
}
