import { and, count, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { commentMentions, comments } from '../../shared/content/comments.tables.ts';
import { type AskedContent, type Content, type ContentReader, countOn, hangsOn } from '../../shared/content/content-type.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { users } from '../../shared/people/people.tables.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { cursorColumn, inThread, type Order, type Window, windowOf } from './comments.window.ts';
import type { Mention } from './comments.text.ts';

const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: comments.orgId });

/** Whom it names; people who have left are no longer among them. */
const mentionsColumn = sql<Mention[]>`(select coalesce(json_agg(json_build_object('id', m.user_id, 'start', m.start, 'length', m.length)
  order by m.start), '[]'::json) from ${commentMentions} m join ${users} named on named.id = m.user_id
  where m.comment_id = ${comments.id} and named.active and named.email_confirmed_at is not null)`;

const columns = {
  id: comments.id,
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
export function createCommentsRepository({ db }: { db: Pick<Db, 'select' | '$count'> }, types: ContentTypes) {
  const withAuthor = () =>
    db.select(columns).from(comments).innerJoin(users, eq(users.id, comments.authorId)).leftJoin(portrait.table, portrait.on);

  /** What lies in a direction of a place, or from the newest on, the nearest first. */
  async function read(order: Order, condition: SQL | undefined, window: Window, offset = 0) {
    const { where, orderBy } = windowOf(order, window);
    return withAuthor().where(and(condition, where)).orderBy(orderBy).limit(window.limit).offset(offset);
  }

  /** Comments on a content that takes them and that the reader sees. */
  function on(content: AskedContent): SQL | undefined {
    const { table, where } = types.seen(content, 'comments');
    const seen = db
      .select({ one: sql`1` })
      .from(table)
      .where(where);
    return and(hangsOn(comments, content), exists(seen));
  }

  return {
    /** How many comments and threads the content has; undefined where it is unseen or takes none. */
    async count(content: AskedContent): Promise<{ total: number; threads: number } | undefined> {
      const { table, where } = types.seen(content, 'comments');
      const total = countOn(comments, content, isNull(comments.deletedAt));
      const threads = countOn(comments, content, isNull(comments.parentId));
      const [row] = await db.select({ total, threads }).from(table).where(where);
      return row;
    },

    /** Comments that begin a thread, from a place on. */
    threads: async (content: AskedContent, window: Window) => read('threads', on(content), window),

    /** One page of them, newest first, and one more where there is one. */
    page: async (content: AskedContent, page: PageRequest) => read('threads', on(content), { limit: page.limit + 1 }, offsetOf(page)),

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

    /** A comment on a content that the reader sees, or on that one alone; deleted ones that keep their place included. */
    async find(reader: ContentReader, id: string, content?: Content) {
      const query = types.join(withAuthor().$dynamic(), comments, reader);
      const [row] = await query.where(and(eq(comments.id, id), types.joined, content && hangsOn(comments, content)));
      return row;
    },
  };
}
export type CommentsRepository = ReturnType<typeof createCommentsRepository>;
export type CommentRow = Awaited<ReturnType<CommentsRepository['threads']>>[number];
