import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { news } from '../../shared/content/news.tables.ts';
import { published } from '../../shared/content/news.visibility.ts';
import type { Asking } from './confirmations.tell.ts';

/**
 * Locks an article that is published by now and whose members have yet to be told that they are asked; undefined where there is none, or where another process has it
 * at the moment. Where the one who asked is gone, it is the article's author who asks.
 */
export async function takeDue(tx: Pick<Db, 'select'>): Promise<Asking | undefined> {
  const [row] = await tx
    .select({ orgId: news.orgId, newsId: news.id, actorId: sql<string>`coalesce(${news.confirmationAskedBy}, ${news.authorId})` })
    .from(news)
    .where(and(news.confirmationPending, news.confirmationRequired, published))
    .orderBy(news.publishDate, news.id)
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Notes that its members have been told, in the transaction that tells them. */
export async function noteTold(tx: Pick<Db, 'update'>, newsId: string): Promise<void> {
  await tx.update(news).set({ confirmationPending: false }).where(eq(news.id, newsId));
}
