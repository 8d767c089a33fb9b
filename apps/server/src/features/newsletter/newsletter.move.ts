import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { newsletterSubscriptions as table } from './newsletter.tables.ts';

/** A member's subscriptions follow them to another address; what that got already it does not get twice. */
export async function moveSubscriptions(
  tx: Pick<Db, 'select' | 'update' | 'delete'>,
  orgId: string,
  from: string,
  to: string,
): Promise<void> {
  const moving = tx
    .select({ list: table.list })
    .from(table)
    .where(and(eq(table.orgId, orgId), eq(table.email, from)));
  await tx.delete(table).where(and(eq(table.orgId, orgId), eq(table.email, to), inArray(table.list, moving)));
  await tx
    .update(table)
    .set({ email: to })
    .where(and(eq(table.orgId, orgId), eq(table.email, from)));
}
