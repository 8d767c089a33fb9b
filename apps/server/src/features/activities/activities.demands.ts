import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/client.ts';
import { activities } from './activities.tables.ts';

/** A statement takes a limited number of values. */
const rowsPerInsert = 1000;

/** Who asks for the confirmation of which article. */
export interface Asking {
  orgId: string;
  newsId: string;
  actorId: string;
}

/** And whom they ask. */
export interface Demand extends Asking {
  userIds: readonly string[];
}

/** Tells members that their confirmation is asked, in the transaction that asks it. */
export async function recordDemand(tx: Pick<Db, 'insert'>, { orgId, newsId, actorId, userIds }: Demand): Promise<void> {
  const rows = userIds.map((userId) => ({
    ...{ id: uuidv7(), orgId, userId, actorId, newsId },
    ...{ type: 'others' as const, sentence: 'confirmation_asked' as const, createdAt: sql`clock_timestamp()` },
  }));
  for (let i = 0; i < rows.length; i += rowsPerInsert) await tx.insert(activities).values(rows.slice(i, i + rowsPerInsert));
}

const demandActivity = (newsId: string) => and(eq(activities.newsId, newsId), eq(activities.sentence, 'confirmation_asked'));

/** Takes back that members were asked; answers who had yet to read of it. */
export async function takeBackDemand(tx: Pick<Db, 'delete'>, newsId: string): Promise<string[]> {
  const rows = await tx
    .delete(activities)
    .where(demandActivity(newsId))
    .returning({ userId: activities.userId, readAt: activities.readAt });
  return rows.filter(({ readAt }) => readAt === null).map(({ userId }) => userId);
}

/** Who has confirmed need not be told any more that they are asked; answers whether they had yet to read of it. */
export async function readDemand(tx: Pick<Db, 'update'>, newsId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .update(activities)
    .set({ readAt: sql`now()` })
    .where(and(demandActivity(newsId), eq(activities.userId, userId), isNull(activities.readAt)))
    .returning({ id: activities.id });
  return rows.length > 0;
}
