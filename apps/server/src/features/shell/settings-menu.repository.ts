import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { toggles, users } from '../../shared/people/people.tables.ts';

/** The SQL of members' toggles. */
export function createSettingsMenuRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** What the member has set, by key; what they never touched is not there. */
    async switched(userId: string): Promise<Map<string, boolean>> {
      const rows = await db.select({ key: toggles.key, on: toggles.on }).from(toggles).where(eq(toggles.userId, userId));
      return new Map(rows.map(({ key, on }) => [key, on]));
    },

    async hasConsented(orgId: string, userId: string): Promise<boolean> {
      const [found] = await db
        .select({ at: users.consentAcceptedAt })
        .from(users)
        .where(and(eq(users.orgId, orgId), eq(users.id, userId)));
      return Boolean(found?.at);
    },

    async set(userId: string, key: string, on: boolean): Promise<void> {
      const changedAt = new Date();
      await db
        .insert(toggles)
        .values({ userId, key, on, changedAt })
        .onConflictDoUpdate({ target: [toggles.userId, toggles.key], set: { on, changedAt } });
    },
  };
}
export type SettingsMenuRepository = ReturnType<typeof createSettingsMenuRepository>;
