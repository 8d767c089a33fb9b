import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { VersionedPart } from '../settings/index.ts';

/** Tells all open pages of a customer that something was saved which each of them shows. */
export function createSetupEvents({ db, realtime }: Pick<Context, 'db' | 'realtime'>): (orgId: string, part: VersionedPart) => void {
  realtime.addAudience('customer', async (orgId, events, among) => {
    const rows = await db
      .select({ userId: users.id })
      .from(users)
      .where(and(eq(users.orgId, orgId), eq(users.active, true), among ? inArray(users.id, [...among]) : undefined));
    return rows.map(({ userId }) => ({ userId, hears: events.map((event) => ({ event })) }));
  });
  return (orgId, part) => realtime.publishTo({ kind: 'customer', id: orgId }, { type: 'settings', part });
}
