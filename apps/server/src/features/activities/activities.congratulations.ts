import type { Schemas } from '@foyer/api';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/client.ts';
import { momentOf, notify, withdrawSource } from '../notifications/index.ts';
import { kindOf } from './activities.kinds.ts';
import type { Sentence } from './activities.policy.ts';
import { activities } from './activities.tables.ts';

/** A member's occasion on one day (`YYYY-MM-DD`). */
export interface CongratulatedDay {
  orgId: string;
  userId: string;
  type: Schemas['OccasionType'];
  day: string;
}

/** One activity, however many congratulate. */
const bundleOf = ({ type, day }: CongratulatedDay): string => `${type} ${day}`;

/**
 * Notifies a member that someone has congratulated them, in the transaction that notes it. The next one is added to the activity that there is, which
 * is unread then and of this moment.
 */
export async function recordCongratulation(tx: Pick<Db, 'select' | 'insert'>, occasion: CongratulatedDay, actorId: string): Promise<void> {
  const { orgId, userId, type } = occasion;
  const now = await momentOf(tx);
  const sentence: Sentence = `congratulated_on_${type}`;
  await tx
    .insert(activities)
    .values({
      ...{ id: uuidv7(), orgId, userId, actorId, type: 'others', sentence },
      ...{ bundle: bundleOf(occasion), createdAt: now },
    })
    .onConflictDoUpdate({
      target: [activities.userId, activities.bundle],
      targetWhere: sql`bundle is not null`,
      set: { actorId, others: sql`${activities.others} + 1`, createdAt: now, readAt: null },
    });
  const subject = bundleOf(occasion);
  await notify(tx, kindOf[sentence], {
    ...{ orgId, actorId, subject, place: null, params: { sentence }, at: now },
    ...{ userIds: [userId], source: sourceOf(occasion, actorId) },
  });
}

/** What can be taken back by itself: one person's congratulation. */
const sourceOf = (occasion: CongratulatedDay, actorId: string): string => `${bundleOf(occasion)} ${occasion.userId} ${actorId}`;

/** Those who still congratulate: how many, and the last of them. */
export type Remaining = { count: number; last: string } | undefined;

/** Takes a congratulation back, in the transaction that forgets it; `remaining` reads who is left once the activity is held. */
export async function withdrawCongratulation(
  tx: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>,
  occasion: CongratulatedDay,
  actorId: string,
  remaining: () => Promise<Remaining>,
): Promise<void> {
  const own = and(eq(activities.userId, occasion.userId), eq(activities.bundle, bundleOf(occasion)));
  // Others who congratulate meanwhile wait for it, or are among those who are left.
  await tx.select({ id: activities.id }).from(activities).where(own).for('update');
  const left = await remaining();
  if (left)
    await tx
      .update(activities)
      .set({ actorId: left.last, others: left.count - 1 })
      .where(own);
  else await tx.delete(activities).where(own);
  await withdrawSource(tx, sourceOf(occasion, actorId));
}
