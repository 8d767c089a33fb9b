import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { comments, likes, news, users } from '../../db/schema.ts';
import { offsetOf, type PageRequest } from '../../http/pagination.ts';
import { joinedImage } from '../media/media.repository.ts';
import { visibleNews } from '../news/news.repository.ts';
import { personColumns } from '../people/person.presenter.ts';

/** A comment to be written. */
export interface NewComment {
  id: string;
  newsId: string;
  authorId: string;
  text: string;
  key: string;
}

const portrait = joinedImage('portrait');

const commentable = (orgId: string, newsId: string): SQL | undefined =>
  and(visibleNews(orgId), eq(news.id, newsId), eq(news.commentsAllowed, true));
const likeable = (orgId: string, newsId: string): SQL | undefined =>
  and(visibleNews(orgId), eq(news.id, newsId), eq(news.likesAllowed, true));

/** Reads and writes comments. Every statement carries its own condition on the article, so nothing changes between check and write. */
export function createCommentsRepository({ db }: Pick<Context, 'db'>) {
  const withAuthor = () =>
    db
      .select({
        id: comments.id,
        text: comments.text,
        createdAt: comments.createdAt,
        authorId: comments.authorId,
        author: personColumns,
        portrait: portrait.columns,
      })
      .from(comments)
      .innerJoin(news, eq(news.id, comments.newsId))
      .innerJoin(users, eq(users.id, comments.authorId))
      .leftJoin(portrait.table, and(eq(portrait.table.id, users.imageId), eq(portrait.table.orgId, news.orgId)));

  return {
    /** How many comments the article has; undefined where it is unseen or takes none. */
    async count(orgId: string, newsId: string): Promise<number | undefined> {
      const [row] = await db
        .select({ total: count(comments.id) })
        .from(news)
        .leftJoin(comments, eq(comments.newsId, news.id))
        .where(commentable(orgId, newsId))
        .groupBy(news.id);
      return row?.total;
    },

    /** One page of an article's comments, newest first. */
    list: async (orgId: string, newsId: string, page: PageRequest) =>
      withAuthor()
        .where(commentable(orgId, newsId))
        .orderBy(desc(comments.createdAt), asc(comments.id))
        .limit(page.limit)
        .offset(offsetOf(page)),

    /** Writes the comment unless its author has used the key before or the article takes none. */
    async insert(orgId: string, { id, newsId, authorId, text, key }: NewComment): Promise<void> {
      const source = db
        .select({
          id: sql<string>`${id}::text`.as('id'),
          newsId: news.id,
          authorId: sql<string>`${authorId}::text`.as('author_id'),
          text: sql<string>`${text}::text`.as('text'),
          key: sql<string>`${key}::text`.as('key'),
          createdAt: sql<Date>`clock_timestamp()`.as('created_at'),
        })
        .from(news)
        .where(commentable(orgId, newsId));
      await db
        .insert(comments)
        .select(source)
        .onConflictDoNothing({ target: [comments.authorId, comments.key] });
    },

    async findByKey(authorId: string, key: string) {
      const [row] = await withAuthor().where(and(eq(comments.authorId, authorId), eq(comments.key, key)));
      return row;
    },

    /** A comment under an article the org's members see. */
    async find(orgId: string, id: string) {
      const [row] = await withAuthor().where(and(visibleNews(orgId), eq(comments.id, id)));
      return row;
    },

    async delete(id: string): Promise<void> {
      await db.delete(comments).where(eq(comments.id, id));
    },
  };
}
export type CommentsRepository = ReturnType<typeof createCommentsRepository>;
export type CommentRow = Awaited<ReturnType<CommentsRepository['list']>>[number];

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
