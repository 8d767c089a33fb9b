import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import type { NotificationKinds } from './notification-kind.ts';
import { preparePush, sendPush } from './notifications.jobs.ts';
import { notifications, pushSubscriptions } from './notifications.tables.ts';
import { findPreferences } from './preferences.service.ts';
import { channelsOf, quietUntil } from './preferences.rules.ts';

/**
 * Decides about a notification when it is due to be pushed: not where it is old by then, was pushed as it is, or its member wants no push; after their quiet hours where it
 * is one of them; else to each of their browsers. That it was pushed is noted in the transaction that enqueues the messages.
 */
export function createPushPlanner({ db }: Pick<Context, 'db'>, kinds: NotificationKinds, now: () => number) {
  return async (id: string): Promise<void> => {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ userId: notifications.userId, orgId: notifications.orgId, kind: notifications.kind })
        .from(notifications)
        // By the database, which knows the moments more exactly.
        .where(
          and(
            eq(notifications.id, id),
            isNull(notifications.oldAt),
            sql`(${notifications.pushedAt} is null or ${notifications.pushedAt} < ${notifications.updatedAt})`,
          ),
        )
        .for('update');
      const definition = row && kinds.get(row.kind);
      if (!definition) return;
      const { orgId, userId } = row;
      const preferences = await findPreferences(tx, userId);
      const moment = new Date(now());
      if (!channelsOf(definition, preferences?.kinds).push) return;
      if (preferences?.muteUntil && preferences.muteUntil > moment) return;
      const later = quietUntil(preferences?.quietHours ?? null, moment);
      if (later) {
        const key = `${id} ${later.toISOString()}`;
        return enqueue(tx, preparePush, { notification: id }, { orgId, key, inMs: later.getTime() - moment.getTime() });
      }
      const targets = await tx
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .innerJoin(sessions, and(eq(sessions.id, pushSubscriptions.sessionId), gt(sessions.expiresAt, sql`now()`)))
        .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.via, 'web')));
      await tx
        .update(notifications)
        .set({ pushedAt: sql`${notifications.updatedAt}` })
        .where(eq(notifications.id, id));
      for (const target of targets) await enqueue(tx, sendPush, { notification: id, subscription: target.id }, { orgId });
    });
  };
}
