import type { Schemas } from '@foyer/api';
import { isTimeZone } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Me } from '../../platform/http/operation.ts';
import { refusedField } from '../../platform/http/problem.ts';
import type { NotificationKinds } from './notification-kind.ts';
import { notificationPreferences } from './notifications.tables.ts';
import { channelsOf, differences } from './preferences.rules.ts';

type Row = typeof notificationPreferences.$inferSelect;
type Change = Schemas['NotificationPreferencesChange'];

/** What a member has chosen; undefined where they never chose. */
export async function findPreferences(db: Pick<Db, 'select'>, userId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  return row;
}

/** How members want to be notified. */
export function createPreferences({ db }: Pick<Context, 'db'>, kinds: NotificationKinds) {
  const toPreferences = (row: Row | undefined): Schemas['NotificationPreferences'] => ({
    kinds: kinds.all.map((definition) => ({ kind: definition.kind, ...channelsOf(definition, row?.kinds) })),
    mute_until: row?.muteUntil?.toISOString() ?? null,
    quiet_hours: row?.quietHours ?? null,
  });

  function check({ kinds: changed = [], quiet_hours: quiet }: Change): void {
    const unknown = changed.findIndex(({ kind }) => !kinds.get(kind));
    if (unknown >= 0) throw refusedField(`kinds.${unknown}.kind`, 'not_allowed');
    if (quiet && !isTimeZone(quiet.time_zone)) throw refusedField('quiet_hours.time_zone', 'not_allowed');
  }

  return {
    read: async ({ id }: Me): Promise<Schemas['NotificationPreferences']> => toPreferences(await findPreferences(db, id)),

    /** Changes what is named. Throws 400 for kinds and time zones that there are not. */
    async change({ id: userId, orgId }: Me, change: Change): Promise<Schemas['NotificationPreferences']> {
      check(change);
      return db.transaction(async (tx) => {
        await tx.insert(notificationPreferences).values({ userId, orgId }).onConflictDoNothing();
        const own = eq(notificationPreferences.userId, userId);
        const [row] = await tx.select().from(notificationPreferences).where(own).for('update');
        const named = (change.kinds ?? []).map(({ kind, ...channels }) => [kind, differences(kinds.get(kind)!, channels)] as const);
        const all = Object.entries({ ...row!.kinds, ...Object.fromEntries(named) });
        const chosen = Object.fromEntries(all.filter(([, differing]) => Object.keys(differing).length > 0));
        const { mute_until: muteUntil, quiet_hours: quietHours } = change;
        const [changed] = await tx
          .update(notificationPreferences)
          .set({
            kinds: chosen,
            ...(muteUntil !== undefined && { muteUntil: muteUntil === null ? null : new Date(muteUntil) }),
            ...(quietHours !== undefined && { quietHours }),
          })
          .where(own)
          .returning();
        return toPreferences(changed);
      });
    },
  };
}
