import { and, asc, count, desc, eq, exists, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { news } from '../../shared/content/news.tables.ts';
import { published } from '../../shared/content/news.visibility.ts';
import { webhookDeliveries, webhooks } from '../../shared/webhooks/webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

type Queries = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

const isDue = (now: Date): SQL => and(eq(webhookDeliveries.state, 'pending'), lte(webhookDeliveries.nextAttemptAt, now))!;

/** What a process that sends to a webhook needs. */
function createQueueRepository(db: Queries) {
  return {
    /** Has this process send to a webhook, and no other until then. Undefined where another does, or where it is switched off or paused. */
    async claim(id: string, now: Date, until: Date): Promise<WebhookRow | undefined> {
      const free = or(isNull(webhooks.claimedUntil), lte(webhooks.claimedUntil, now));
      const awake = or(isNull(webhooks.pausedUntil), lte(webhooks.pausedUntil, now));
      const [row] = await db
        .update(webhooks)
        .set({ claimedUntil: until })
        .where(and(eq(webhooks.id, id), eq(webhooks.enabled, true), free, awake))
        .returning();
      return row;
    },

    release: async (id: string): Promise<void> => void (await db.update(webhooks).set({ claimedUntil: null }).where(eq(webhooks.id, id))),

    /** What is to be sent next, in the order in which it happened. */
    async nextDue(webhookId: string, now: Date): Promise<DeliveryRow | undefined> {
      const [row] = await db
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, webhookId), isDue(now)))
        .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.eventId))
        .limit(1);
      return row;
    },

    noteAttempt: async (id: string, values: Partial<DeliveryRow>): Promise<void> =>
      void (await db.update(webhookDeliveries).set(values).where(eq(webhookDeliveries.id, id))),

    noteWebhook: async (id: string, values: Partial<WebhookRow>): Promise<void> =>
      void (await db.update(webhooks).set(values).where(eq(webhooks.id, id))),

    /** Webhooks to which something is due. */
    dueWebhooks: async (now: Date): Promise<{ id: string; orgId: string }[]> =>
      db
        .select({ id: webhooks.id, orgId: webhooks.orgId })
        .from(webhooks)
        .where(
          and(
            eq(webhooks.enabled, true),
            or(isNull(webhooks.pausedUntil), lte(webhooks.pausedUntil, now)),
            exists(
              db
                .select({ one: sql`1` })
                .from(webhookDeliveries)
                .where(and(eq(webhookDeliveries.webhookId, webhooks.id), isDue(now))),
            ),
          ),
        )
        .limit(500),

    /** Articles that have come out, of which a webhook that wants to know has not been told. */
    newsToTell: async (oldest: Date): Promise<{ id: string; orgId: string }[]> =>
      db
        .selectDistinct({ id: news.id, orgId: news.orgId })
        .from(news)
        .innerJoin(
          webhooks,
          and(eq(webhooks.orgId, news.orgId), eq(webhooks.enabled, true), sql`'news.published' = any(${webhooks.events})`),
        )
        .where(
          and(
            published,
            sql`${news.publishDate} > greatest(${webhooks.since}, ${oldest.toISOString()}::timestamptz)`,
            sql`not exists (select 1 from ${webhookDeliveries} where ${webhookDeliveries.webhookId} = ${webhooks.id}
              and ${webhookDeliveries.once} = 'news.published:' || ${news.id})`,
          ),
        )
        .limit(500),

    deleteOld: async (before: Date): Promise<void> =>
      void (await db
        .delete(webhookDeliveries)
        .where(and(lt(webhookDeliveries.createdAt, before), sql`${webhookDeliveries.state} <> 'pending'`))),
  };
}

/** The SQL of webhooks and of what is on its way to them. */
export function createWebhooksRepository(db: Queries) {
  const ofOrg = (orgId: string, id: string) => and(eq(webhooks.orgId, orgId), eq(webhooks.id, id));
  return {
    ...createQueueRepository(db),

    list: async (orgId: string): Promise<WebhookRow[]> =>
      db.select().from(webhooks).where(eq(webhooks.orgId, orgId)).orderBy(asc(webhooks.name), asc(webhooks.id)),

    async find(orgId: string, id: string): Promise<WebhookRow | undefined> {
      const [row] = await db.select().from(webhooks).where(ofOrg(orgId, id));
      return row;
    },

    /** Like `find`; no one else changes it until the transaction ends. */
    async hold(orgId: string, id: string): Promise<WebhookRow | undefined> {
      const [row] = await db.select().from(webhooks).where(ofOrg(orgId, id)).for('update');
      return row;
    },

    insert: async (row: typeof webhooks.$inferInsert): Promise<void> => void (await db.insert(webhooks).values(row)),

    remove: async (id: string): Promise<void> => void (await db.delete(webhooks).where(eq(webhooks.id, id))),

    /** What is on its way is not sent any more. */
    async dropPending(webhookId: string): Promise<void> {
      await db.delete(webhookDeliveries).where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'pending')));
    },

    async deliveries(webhookId: string, { limit, offset }: { limit: number; offset: number }): Promise<[DeliveryRow[], number]> {
      const own = eq(webhookDeliveries.webhookId, webhookId);
      const rows = await db
        .select()
        .from(webhookDeliveries)
        .where(own)
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.eventId))
        .limit(limit)
        .offset(offset);
      const [total] = await db.select({ count: count() }).from(webhookDeliveries).where(own);
      return [rows, total!.count];
    },

    /** Puts an event on its way again. False where there is none. */
    async repeat(webhookId: string, id: string, now: Date): Promise<boolean> {
      const again = { state: 'pending', nextAttemptAt: now, dueSince: now } as const;
      const rows = await db
        .update(webhookDeliveries)
        .set(again)
        .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.id, id)))
        .returning({ id: webhookDeliveries.id });
      return rows.length > 0;
    },
  };
}
