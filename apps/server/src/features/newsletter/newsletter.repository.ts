import { and, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { newsletterSubscriptions } from './newsletter.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { v7 as uuidv7 } from 'uuid';

const table = newsletterSubscriptions;

/** Some lists of one address. */
export interface Subscriber {
  orgId: string;
  email: string;
  lists: readonly string[];
}

const of = ({ orgId, email, lists }: Subscriber) => and(eq(table.orgId, orgId), eq(table.email, email), inArray(table.list, [...lists]));

const rows = ({ orgId, email, lists }: Subscriber, locale: Locale, confirmedAt: Date | null) =>
  lists.map((list) => ({ id: uuidv7(), orgId, email, list, locale, confirmedAt }));

/** Subscriptions, within the transaction it is given. */
export function createNewsletterRepository(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>) {
  return {
    async memberAddress(userId: string): Promise<string | undefined> {
      const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
      return row?.email;
    },

    /** The lists an address gets. */
    async confirmed(orgId: string, email: string): Promise<string[]> {
      const found = await db
        .select({ list: table.list })
        .from(table)
        .where(and(eq(table.orgId, orgId), eq(table.email, email), isNotNull(table.confirmedAt)));
      return found.map(({ list }) => list);
    },

    /** Notes lists that wait for their confirmation; those that are confirmed stay so. */
    async request(subscriber: Subscriber, locale: Locale): Promise<void> {
      await db
        .insert(table)
        .values(rows(subscriber, locale, null))
        .onConflictDoUpdate({
          target: [table.orgId, table.email, table.list],
          set: { locale, createdAt: sql`now()` },
          setWhere: isNull(table.confirmedAt),
        });
    },

    /** Confirms lists that were asked for, and gives the language they were asked for in; null where one of them is there no more. */
    async confirm(subscriber: Subscriber): Promise<Locale | null> {
      const found = await db
        .update(table)
        .set({ confirmedAt: sql`coalesce(${table.confirmedAt}, now())` })
        .where(of(subscriber))
        .returning({ locale: table.locale });
      return found.length === subscriber.lists.length ? found[0]!.locale : null;
    },

    async subscribe(subscriber: Subscriber, locale: Locale): Promise<void> {
      if (subscriber.lists.length === 0) return;
      await db
        .insert(table)
        .values(rows(subscriber, locale, new Date()))
        .onConflictDoUpdate({
          target: [table.orgId, table.email, table.list],
          set: { confirmedAt: sql`now()` },
          setWhere: isNull(table.confirmedAt),
        });
    },

    async unsubscribe(subscriber: Subscriber): Promise<void> {
      await db.delete(table).where(of(subscriber));
    },

    async unsubscribeFromOthers({ orgId, email, lists }: Subscriber): Promise<void> {
      await db
        .delete(table)
        .where(and(eq(table.orgId, orgId), eq(table.email, email), lists.length > 0 ? notInArray(table.list, [...lists]) : undefined));
    },

    /** Addresses that no one has confirmed are no one's to keep. */
    async forgetUnconfirmed(orgId: string, before: Date): Promise<void> {
      await db.delete(table).where(and(eq(table.orgId, orgId), isNull(table.confirmedAt), lt(table.createdAt, before)));
    },
  };
}
