import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { news } from '../../shared/content/news.tables.ts';
import { published } from '../../shared/content/news.visibility.ts';
import type { Asking } from './confirmations.notify.ts';

const isDue = and(news.confirmationPending, news.confirmationRequired, published);

/** The articles that are published by now and whose members have yet to be notified that they are asked. */
export const findDue = async (db: Pick<Db, 'select'>): Promise<{ newsId: string; orgId: string }[]> =>
  db.select({ newsId: news.id, orgId: news.orgId }).from(news).where(isDue).orderBy(news.publishDate, news.id);

/**
 * Locks such an article; undefined where it is one no longer. Where the one who asked is gone, it is the article's author who asks.
 */
export async function takeDue(tx: Pick<Db, 'select'>, newsId: string): Promise<Asking | undefined> {
  const [row] = await tx
    .select({ orgId: news.orgId, newsId: news.id, actorId: sql<string>`coalesce(${news.confirmationAskedBy}, ${news.authorId})` })
    .from(news)
    .where(and(eq(news.id, newsId), isDue))
    .for('update');
  return row;
}

/** Notes that its members have been notified, in the transaction that notifies them. */
export async function noteNotified(tx: Pick<Db, 'update'>, newsId: string): Promise<void> {
  await tx.update(news).set({ confirmationPending: false }).where(eq(news.id, newsId));
}
