import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { outbox } from './mail.tables.ts';

/** A mail as it stands in the outbox. */
export type OutboxRow = typeof outbox.$inferSelect;

const inFuture = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;
const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;

/** The SQL of sending. Moments come from the database's clock, which all processes share. */
export function createMailRepository(db: Db) {
  return {
    /**
     * Takes the mail that is due longest for `leaseMs`; undefined where none is due. Nobody else gets it meanwhile, and where this
     * process dies it is due again when the lease ends. One statement, so that it needs no transaction.
     */
    async lease(leaseMs: number): Promise<OutboxRow | undefined> {
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), sql`${outbox.dueAt} <= now()`))
        .orderBy(outbox.dueAt, outbox.id)
        .limit(1)
        .for('update', { skipLocked: true });
      const [leased] = await db
        .update(outbox)
        .set({ dueAt: inFuture(leaseMs), attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, due))
        .returning();
      return leased;
    },

    /** Notes that the mail server has taken it, and forgets its values: they hold secrets. */
    async markSent(id: string): Promise<void> {
      await db
        .update(outbox)
        .set({ sentAt: sql`now()`, values: {}, lastError: null })
        .where(eq(outbox.id, id));
    },

    async postpone(id: string, pauseMs: number, lastError: string): Promise<void> {
      await db
        .update(outbox)
        .set({ dueAt: inFuture(pauseMs), lastError })
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
      await db.delete(outbox).where(and(over, lt(outbox.createdAt, ago(ageMs))));
    },
  };
}

/** See `createMailRepository`. */
export type MailRepository = ReturnType<typeof createMailRepository>;
