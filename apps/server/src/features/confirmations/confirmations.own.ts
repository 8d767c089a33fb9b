import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { news } from '../../shared/content/news.tables.ts';
import { newsConfirmations } from './confirmations.tables.ts';
import { visibleNews } from '../../shared/content/news.visibility.ts';

/** The articles whose present demand a member has fulfilled, the latest confirmed first; of those that they see. */
export async function listConfirmed(db: Pick<Db, 'select'>, orgId: string, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: news.id })
    .from(newsConfirmations)
    .innerJoin(news, and(eq(news.id, newsConfirmations.newsId), eq(news.confirmationVersion, newsConfirmations.asked)))
    .where(and(eq(newsConfirmations.userId, userId), eq(news.confirmationRequired, true), visibleNews(orgId)))
    .orderBy(desc(newsConfirmations.confirmedAt), news.id);
  return rows.map(({ id }) => id);
}
