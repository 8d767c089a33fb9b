import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { jsonColumn, jsonList } from '../../platform/db/json.ts';
import { keptBy } from '../../platform/db/kept.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { type AskedContent, type Content, type ContentReader, hangsOn, isContent } from '../../shared/content/content-type.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { contents } from '../../shared/content/contents.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { commentJson, portrait, repliesJson, type RepliesPart } from './comments.rows.ts';
import { type Direction, type Place, placeValues, type Window, windowOf } from './comments.window.ts';

const value = (name: string): SQL => sql`${sql.placeholder(name)}`;
const asked = { orgId: value('orgId'), contentId: value('contentId'), readerId: value('readerId') };
const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];

/** Reads comments: a list in one statement, which is built once and prepared. */
export function createCommentsRepository({ db }: { db: Pick<Db, 'select'> }, types: ContentTypes) {
  const withAuthor = <Value>(shown: SQL<Value>) =>
    db.select({ shown }).from(comments).innerJoin(users, eq(users.id, comments.authorId)).leftJoin(portrait.table, portrait.on);

  /** Threads of a content, which are found by index before anything is joined to them. */
  const threadsOf = keptBy((contentType, direction: Direction) => {
    const { table, where } = types.seen({ ...asked, contentType }, 'comments');
    const { where: within, orderBy } = windowOf('threads', direction);
    const found = db
      .select({ id: comments.id })
      .from(comments)
      .where(and(hangsOn(comments, { ...asked, contentType }), within))
      .orderBy(orderBy)
      .limit(limit)
      .offset(offset);
    const rows = jsonList(commentJson, orderBy);
    const list = withAuthor(rows.sql).where(inArray(comments.id, found));
    return db
      .select({ total: contents.commentCount, threads: contents.threadCount, rows: jsonColumn({ ...rows, sql: sql`${list}` }) })
      .from(table)
      .innerJoin(contents, isContent(types.get(contentType)))
      .where(where)
      .prepare('threads');
  });

  const repliesOf = keptBy((direction: Direction) => {
    const { where, orderBy } = windowOf('replies', direction);
    const inThread = sql`${comments.parentId} = ${value('rootId')}`;
    const found = sql`select * from ${comments} where ${and(inThread, where)} order by ${orderBy} limit ${limit}`;
    return db
      .select({ replies: jsonColumn(repliesJson(found)) })
      .from(comments)
      .where(eq(comments.id, value('rootId')))
      .prepare('replies');
  });

  const one = () => withAuthor(jsonColumn(commentJson));

  return {
    /** Comments that begin a thread, from a place on or those of a page, the nearest first, and how many there are; undefined where the content is unseen or takes none. */
    async threads({ contentType, ...content }: AskedContent, { from, limit: most }: Window, page?: PageRequest) {
      const place = placeValues(from);
      const values = { ...content, ...place.values, limit: most, offset: page ? offsetOf(page) : 0 };
      const [found] = await threadsOf(contentType, place.direction).execute(values);
      return found;
    },

    /** Replies of one thread, from a place on or the latest, always the oldest first, and how many it has. */
    async replies(rootId: string, { from, limit: most }: { from?: Place | undefined; limit: number }): Promise<RepliesPart> {
      const place = placeValues(from);
      const [found] = await repliesOf(place.direction).execute({ rootId, ...place.values, limit: most });
      return found?.replies ?? { rows: [], total: 0 };
    },

    /** What an author's key has made, with the digest of what came with it; undefined where nothing, or where that is gone. */
    async findByKey(authorId: string, key: string) {
      const [row] = await db
        .select({ shown: jsonColumn(commentJson), digest: comments.digest })
        .from(comments)
        .innerJoin(users, eq(users.id, comments.authorId))
        .leftJoin(portrait.table, portrait.on)
        .where(and(eq(comments.authorId, authorId), eq(comments.key, key)));
      return row;
    },

    /** A comment on a content that the reader sees, or on that one alone; deleted ones that keep their place included. */
    async find(reader: ContentReader, id: string, content?: Content) {
      const query = types.join(one().$dynamic(), comments, reader);
      const [row] = await query.where(and(eq(comments.id, id), types.joined, content && hangsOn(comments, content)));
      return row?.shown;
    },
  };
}
export type CommentsRepository = ReturnType<typeof createCommentsRepository>;
