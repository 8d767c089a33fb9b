import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { notifications } from './notifications.tables.ts';

const keptFor = sql`interval '90 days'`;
const atOnce = 1000;

/** Deletes some of what is no longer kept; answers whether there may be more. */
export async function forgetSome(db: Pick<Db, 'select' | 'delete'>): Promise<boolean> {
  const some = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.updatedAt, sql`now() - ${keptFor}`))
    .limit(atOnce);
  const gone = await db.delete(notifications).where(inArray(notifications.id, some)).returning({ id: notifications.id });
  return gone.length === atOnce;
}
