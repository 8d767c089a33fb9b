import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { type Content, hangsOn } from '../../shared/content/content-type.ts';
import { withdraw } from '../notifications/index.ts';
import { kindOf } from './activities.kinds.ts';
import { subjectOf } from './activities.notify.ts';
import { insertActivities } from './activities.record.ts';
import { activities } from './activities.tables.ts';

/** Notifies members that their confirmation to have read a content is asked, in the transaction that asks it. */
export async function recordDemand(
  tx: Pick<Db, 'select' | 'insert'>,
  content: Content,
  actorId: string,
  userIds: readonly string[],
): Promise<void> {
  const demand = { ...content, actorId, type: 'others' as const, sentence: 'confirmation_asked' as const };
  await insertActivities(
    tx,
    userIds.map((userId) => ({ ...demand, userId })),
  );
}

type Writing = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>;

const kind = kindOf.confirmation_asked;
const demandActivity = (content: Content) => and(hangsOn(activities, content), eq(activities.sentence, 'confirmation_asked'));

/** Those of a content's members, by their ids from one on, who have been asked. */
export const demanded = (tx: Pick<Db, 'select'>, content: Content, after: string) =>
  tx
    .select({ id: activities.userId })
    .from(activities)
    .where(and(demandActivity(content), gt(activities.userId, after)));

/** Takes back that members were asked; answers who had yet to read of it. */
export async function takeBackDemand(tx: Writing, content: Content): Promise<string[]> {
  const rows = await tx
    .delete(activities)
    .where(demandActivity(content))
    .returning({ userId: activities.userId, readAt: activities.readAt });
  await withdraw(tx, { kind, subject: subjectOf(content) });
  return rows.filter(({ readAt }) => readAt === null).map(({ userId }) => userId);
}

/** Marks the activity of a member who has confirmed as read; answers whether it was unread. */
export async function readDemand(tx: Writing, content: Content, userId: string): Promise<boolean> {
  const rows = await tx
    .update(activities)
    .set({ readAt: sql`now()` })
    .where(and(demandActivity(content), eq(activities.userId, userId), isNull(activities.readAt)))
    .returning({ id: activities.id });
  await withdraw(tx, { userId, kind, subject: subjectOf(content) });
  return rows.length > 0;
}
