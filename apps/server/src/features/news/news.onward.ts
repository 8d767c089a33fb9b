import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { news } from '../../shared/content/news.tables.ts';
import { visibleNews } from '../../shared/content/news.visibility.ts';
import { newsReads } from './news-reads.tables.ts';
import { teasersOf } from './news.repository.ts';
import { ordered } from './news.selection.ts';

/** What members have read, and what they read after an article. */
export function createOnwardRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** Candidates for what to read after an article, the newest first: the newest unread, some of its category and some of all. */
    async candidates(orgId: string, newsId: string, readerId: string, locale: Locale) {
      const read = sql`exists (select 1 from ${newsReads} where ${newsReads.userId} = ${readerId} and ${newsReads.newsId} = ${news.id} and ${newsReads.finished})`;
      const unread = sql<boolean>`(${news.publishDate} > now() - interval '90 days' and not ${read})`;
      const some = (limit: number, where?: SQL) =>
        db
          .select({ id: news.id })
          .from(news)
          .where(and(visibleNews(orgId), ne(news.id, newsId), where))
          .orderBy(...ordered())
          .limit(limit);
      const ofCategory = sql`${news.categoryId} = (select this.category_id from ${news} this where this.id = ${newsId})`;
      const found = sql`(${some(1, unread)} union ${some(3, ofCategory)} union ${some(3)})`;
      return teasersOf(db, found, locale, unread).orderBy(...ordered());
    },

    /** Whether an article is out. */
    isOut: async (orgId: string, newsId: string): Promise<boolean> =>
      (await db.$count(news, and(visibleNews(orgId), eq(news.id, newsId)))) === 1,

    /** Notes that a member has opened an article or, from then on, that they have read it to its end; answers whether it is out. */
    async note(orgId: string, newsId: string, userId: string, finished: boolean): Promise<boolean> {
      const seen = db
        .select({
          userId: sql<string>`${userId}::text`.as('user_id'),
          newsId: news.id,
          finished: sql<boolean>`${finished}::boolean`.as('finished'),
        })
        .from(news)
        .where(and(visibleNews(orgId), eq(news.id, newsId)));
      const noted = db.insert(newsReads).select(seen);
      const both = sql`${newsReads.finished} or excluded.finished`;
      return (await noted.onConflictDoUpdate({ target: [newsReads.userId, newsReads.newsId], set: { finished: both } })).rowCount === 1;
    },
  };
}
export type OnwardRepository = ReturnType<typeof createOnwardRepository>;
