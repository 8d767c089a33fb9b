import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { outbox } from './mail.tables.ts';

/** A mail in the outbox. */
export type OutboxRow = typeof outbox.$inferSelect;

/** The SQL of sending. Moments come from the database's clock, which all processes share. */
export function createMailRepository(db: Pick<Db, 'select' | 'update' | 'delete'>) {
  return {
    /** A mail that was neither sent nor given up. */
    async findOpen(id: string): Promise<OutboxRow | undefined> {
      const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
      return row?.sentAt || row?.failedAt ? undefined : row;
    },

    /** Notes that the mail server has taken it, and forgets its values: they hold secrets. */
    async markSent(id: string): Promise<void> {
      await db
        .update(outbox)
        .set({ sentAt: sql`now()`, values: {} })
        .where(eq(outbox.id, id));
    },

    async giveUp(id: string, lastError: string): Promise<void> {
      await db
        .update(outbox)
        .set({ failedAt: sql`now()`, values: {}, lastError })
        .where(eq(outbox.id, id));
    },

    /** Forgets what was sent or given up before that. */
    async deleteOld(ageMs: number): Promise<void> {
      const over = or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt));
      await db.delete(outbox).where(and(over, lt(outbox.createdAt, sql`now() - ${ageMs} * interval '1 millisecond'`)));
    },
  };
}
