import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { isOnline } from '../../platform/realtime/presence.ts';
import { presences } from '../../platform/realtime/realtime.tables.ts';
import { chatPreferences } from './chat.tables.ts';

/** What a member lets others see. */
export type Preferences = Omit<typeof chatPreferences.$inferSelect, 'userId'>;

const everything: Preferences = { presence: true, typing: true, readStatus: true };
const columns = { presence: chatPreferences.presence, typing: chatPreferences.typing, readStatus: chatPreferences.readStatus };

/** Whether a member lets others see something. */
export const lets = (userId: SQLWrapper, what: keyof Preferences): SQL<boolean> =>
  sql`not exists (select 1 from ${chatPreferences} where ${chatPreferences.userId} = ${userId} and not ${chatPreferences[what]})`;

/** Whether others see that a member is online; to be selected beside a join of `presences`. */
export const isSeenOnline = sql<boolean>`${isOnline} and ${lets(presences.userId, 'presence')}`;

/** Reads and changes what members let others see. */
export function createChatPreferences({ db }: Pick<Context, 'db'>) {
  return {
    async of(userId: string): Promise<Preferences> {
      const [row] = await db.select(columns).from(chatPreferences).where(eq(chatPreferences.userId, userId));
      return row ?? everything;
    },

    /** Changes what is given; the preferences as they are then. */
    async change(userId: string, values: Partial<Preferences>): Promise<Preferences> {
      const [row] = await db
        .insert(chatPreferences)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: chatPreferences.userId, set: values })
        .returning(columns);
      return row!;
    },
  };
}
