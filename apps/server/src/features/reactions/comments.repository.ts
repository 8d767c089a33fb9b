import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { commentMentions, comments } from '../../shared/content/comments.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { visibleNews } from '../../shared/content/news.visibility.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { cursorColumn, inThread, type Order, type Window, windowOf } from './comments.window.ts';
import type { Mention } from './comments.text.ts';

const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: news.orgId });

/** An article that takes comments and that the org's members see. */
export const commentable = (orgId: string, newsId: string): SQL | undefined =>
  and(visibleNews(orgId), eq(news.id, newsId), eq(news.commentsAllowed, true));

/** Whom it names; people who have left are no longer among them. */
const mentionsColumn = sql<Mention[]>`(select coalesce(json_agg(json_build_object('id', m.user_id, 'start', m.start, 'length', m.length)
  order by m.start), '[]'::json) from ${commentMentions} m join ${users} named on named.id = m.user_id
  where m.comment_id = ${comments.id} and named.active and named.email_confirmed_at is not null)`;

const columns = {
  id: comments.id,
  newsId: comments.newsId,
  parentId: comments.parentId,
  text: comments.text,
  createdAt: comments.createdAt,
  cursor: cursorColumn,
  editedAt: comments.editedAt,
  revision: comments.revision,
  deletedAt: comments.deletedAt,
  authorId: comments.authorId,
  author: personColumns,
  authorStays: sql<boolean>`${users.active} and ${users.emailConfirmedAt} is not null`,
  portrait: portrait.columns,
  mentions: mentionsColumn,
};

/** The replies of each thread, by its first comment. */
export type RepliesOf = ReadonlyMap<string, { rows: CommentRow[]; total: number }>;

/** Reads comments. */
export function createCommentsRepository({ db }: { db: Pick<Db, 'select' | '$count' | 'execute'> }) {
  const withAuthor = () =>
    db
      .select(columns)
      .from(comments)
      .innerJoin(news, eq(news.id, comments.newsId))
      .innerJoin(users, eq(users.id, comments.authorId))
      .leftJoin(portrait.table, portrait.on);

  /** What lies in a direction of a place, or from the newest on, the nearest first. */
  async function read(order: Order, condition: SQL | undefined, window: Window, offset = 0) {
    const { where, orderBy } = windowOf(order, window);
    return withAuthor().where(and(condition, where)).orderBy(orderBy).limit(window.limit).offset(offset);
  }

  return {
    /** How many comments and threads the article has; undefined where it is unseen or takes none. */
    async count(orgId: string, newsId: string): Promise<{ total: number; threads: number } | undefined> {
      // By hand: in a query of one table the builder leaves out its name, which means another column in here.
      const of = (more: string) => sql<number>`(select count(*)::int from comments c where c.news_id = news.id and ${sql.raw(more)})`;
      const [row] = await db
        .select({ total: of('c.deleted_at is null'), threads: of('c.parent_id is null') })
        .from(news)
        .where(commentable(orgId, newsId));
      return row;
    },

    /** Comments that begin a thread, from a place on. */
    threads: async (orgId: string, newsId: string, window: Window) => read('threads', commentable(orgId, newsId), window),

    /** One page of them, newest first, and one more where there is one. */
    page: async (orgId: string, newsId: string, page: PageRequest) =>
      read('threads', commentable(orgId, newsId), { limit: page.limit + 1 }, offsetOf(page)),

    /** Replies of one thread, from a place on. */
    replies: async (rootId: string, window: Window) => read('replies', inThread(rootId), window),

    /** The latest replies of several threads, the oldest first, and how many each has. */
    async latestReplies(rootIds: readonly string[], limit: number): Promise<RepliesOf> {
      if (rootIds.length === 0) return new Map();
      const roots = sql`unnest(array[${sql.join(
        rootIds.map((id) => sql`${id}`),
        sql`, `,
      )}]::text[]) as root(id)`;
      const latest = sql`select latest.id from ${roots} cross join lateral (select r.id from ${comments} r where r.parent_id = root.id
        order by r.created_at desc nulls first, r.id desc limit ${limit}) latest`;
      const ofRoots = inArray(comments.parentId, [...rootIds]);
      const [rows, totals] = await Promise.all([
        withAuthor()
          .where(and(ofRoots, sql`${comments.id} in (${latest})`))
          .orderBy(comments.createdAt, comments.id),
        db.select({ id: comments.parentId, total: count() }).from(comments).where(ofRoots).groupBy(comments.parentId),
      ]);
      return new Map(totals.map(({ id, total }) => [id!, { total, rows: rows.filter(({ parentId }) => parentId === id) }]));
    },

    countReplies: async (rootId: string): Promise<number> => db.$count(comments, inThread(rootId)),

    async findByKey(authorId: string, key: string) {
      const [row] = await withAuthor().where(and(eq(comments.authorId, authorId), eq(comments.key, key)));
      return row;
    },

    /** A comment under an article the org's members see, deleted ones that keep their place included. */
    async find(orgId: string, id: string) {
      const [row] = await withAuthor().where(and(visibleNews(orgId), eq(comments.id, id)));
      return row;
    },
  };
}
export type CommentsRepository = ReturnType<typeof createCommentsRepository>;
export type CommentRow = Awaited<ReturnType<CommentsRepository['threads']>>[number];
