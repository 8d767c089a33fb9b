import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { likes } from '../../shared/content/comments.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { visibleNews } from '../../shared/content/news.visibility.ts';

const likeable = (orgId: string, newsId: string): SQL | undefined =>
  and(visibleNews(orgId), eq(news.id, newsId), eq(news.likesAllowed, true));

/** Reads and writes likes. */
export function createLikesRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** The article's likes as the member sees them; undefined where it is unseen or takes none. */
    async find(orgId: string, newsId: string, userId: string) {
      const [row] = await db
        .select({
          count: count(likes.userId),
          liked: sql<boolean>`coalesce(bool_or(${likes.userId} = ${userId}), false)`,
        })
        .from(news)
        .leftJoin(likes, eq(likes.newsId, news.id))
        .where(likeable(orgId, newsId))
        .groupBy(news.id);
      return row;
    },

    async add(orgId: string, newsId: string, userId: string): Promise<void> {
      const source = db
        .select({
          newsId: news.id,
          userId: sql<string>`${userId}::text`.as('user_id'),
          createdAt: sql<Date>`clock_timestamp()`.as('created_at'),
        })
        .from(news)
        .where(likeable(orgId, newsId));
      await db.insert(likes).select(source).onConflictDoNothing();
    },

    async remove(orgId: string, newsId: string, userId: string): Promise<void> {
      const target = db.select({ id: news.id }).from(news).where(likeable(orgId, newsId));
      await db.delete(likes).where(and(eq(likes.userId, userId), inArray(likes.newsId, target)));
    },
  };
}
export type LikesRepository = ReturnType<typeof createLikesRepository>;
