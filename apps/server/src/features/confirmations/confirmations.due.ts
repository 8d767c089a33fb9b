import { and, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { contentOf } from '../../shared/content/content-type.ts';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { demanded } from '../activities/index.ts';
import { newsContent } from '../news/index.ts';
import { published } from '../../shared/content/news.visibility.ts';
import { type Asking, presentConfirmation } from './confirmations.repository.ts';

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

/** The next members, by their ids, whose confirmation is missing and who have not been asked for it. */
export async function listUnasked(
  tx: Pick<Db, 'select'>,
  { orgId, newsId, actorId }: Asking,
  after: string,
  limit: number,
): Promise<string[]> {
  const confirmation = presentConfirmation(tx);
  const asked = demanded(tx, contentOf(newsContent, orgId, newsId), after);
  const isLeft = and(gt(users.id, after), ne(users.id, actorId), isNull(confirmation.userId), notInArray(users.id, asked));
  const rows = await tx
    .select({ id: users.id })
    .from(news)
    .innerJoin(users, visiblePeople(orgId))
    .leftJoinLateral(confirmation, sql`true`)
    .where(and(eq(news.orgId, orgId), eq(news.id, newsId), isLeft))
    .orderBy(users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
