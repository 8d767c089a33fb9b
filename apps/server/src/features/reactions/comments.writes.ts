import { and, eq, exists, getTableColumns, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordComment, recordMentions, unreadBy, withdrawComment, withdrawMentions } from '../activities/index.ts';
import { commentMentions, comments, deletedCommentKeys } from '../../shared/content/comments.tables.ts';
import { type AskedContent, type Content, contentValues, hangsOn } from '../../shared/content/content-type.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { users } from '../../shared/people/people.tables.ts';
import { noteEvents } from '../../shared/webhooks/webhook-events.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { personColumns, type PersonRow } from '../../shared/people/person.presenter.ts';
import type { Mention, Written } from '../../shared/content/written.ts';

/** A comment to be written. */
export interface NewComment extends Written {
  id: string;
  /** The comment or reply that it replies to. */
  parentId: string | null;
  authorId: string;
  /** The language they use the portal in. */
  locale: Locale;
  key: string;
  /** Of what came with the key. */
  digest: string;
}

/** A new text for a comment. */
export interface CommentChange extends Written {
  id: string;
  /** The one that was changed. */
  revision: number;
  locale: Locale;
  now: Date;
}

/** A comment with the first comment of the thread that it joins. */
type PlacedComment = NewComment & Content & { rootId: string | null };
type Seen = ReturnType<ContentTypes['seen']>;
type Tx = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

const rowsOf = (commentId: string, mentions: readonly Mention[]): (typeof commentMentions.$inferInsert)[] =>
  mentions.map(({ id, start, length }) => ({ commentId, userId: id, start, length }));

const idsOf = (mentions: readonly Mention[]): string[] => [...new Set(mentions.map(({ id }) => id))];

/**
 * The first comment of the thread that a reply joins, held until the transaction ends, so that it cannot go in between; undefined where it or what is
 * replied to is gone.
 */
async function holdThread(tx: Tx, content: Content, parentId: string): Promise<string | undefined> {
  const held = (id: string) => tx.select().from(comments).where(eq(comments.id, id)).for('key share');
  const [named] = await tx
    .select({ id: comments.id, root: comments.parentId })
    .from(comments)
    .where(and(eq(comments.id, parentId), hangsOn(comments, content)));
  if (!named) return undefined;
  // Who deletes holds the first comment first as well.
  const [root] = await held(named.root ?? named.id);
  const [repliedTo] = named.root ? await held(named.id) : [root];
  return root && repliedTo && repliedTo.deletedAt === null ? root.id : undefined;
}

async function insertComment(
  tx: Tx,
  { table, where }: Seen,
  { id, authorId, text, locale, key, digest, rootId, ...content }: PlacedComment,
) {
  const source = tx
    .select({
      id: sql<string>`${id}::text`.as('id'),
      ...contentValues(content),
      parentId: sql<string | null>`${rootId}::text`.as('parent_id'),
      authorId: sql<string>`${authorId}::text`.as('author_id'),
      text: sql<string>`${text}::text`.as('text'),
      locale: sql<Locale>`${locale}::text`.as('locale'),
      key: sql<string>`${key}::text`.as('key'),
      digest: sql<string>`${digest}::text`.as('digest'),
      createdAt: sql<Date>`clock_timestamp()`.as('created_at'),
      editedAt: sql<Date | null>`null::timestamptz`.as('edited_at'),
      revision: sql<number>`0`.as('revision'),
      deletedAt: sql<Date | null>`null::timestamptz`.as('deleted_at'),
    })
    .from(table)
    .where(where);
  const [written] = await tx
    .insert(comments)
    .select(source)
    .onConflictDoNothing({ target: [comments.authorId, comments.key] })
    .returning({ id: comments.id });
  return written;
}

/** Whether what an author's key has made is gone. Asked after the comment is written: a deletion of the first one has then been waited for. */
async function isDeletedKey(tx: Tx, { authorId, key }: Pick<NewComment, 'authorId' | 'key'>): Promise<boolean> {
  const { authorId: author, key: used } = deletedCommentKeys;
  const rows = await tx
    .select({ key: used })
    .from(deletedCommentKeys)
    .where(and(eq(author, authorId), eq(used, key)));
  return rows.length > 0;
}

/** Takes rows away for good, but for their keys. */
async function deleteRows(tx: Tx, which: SQL | undefined): Promise<void> {
  const gone = await tx.delete(comments).where(which).returning({ authorId: comments.authorId, key: comments.key });
  if (gone.length > 0) await tx.insert(deletedCommentKeys).values(gone).onConflictDoNothing();
}

/** Takes a comment away, and with it the activities about it. Answers who has less to read now. */
async function deleteComment(tx: Tx, id: string): Promise<string[]> {
  const [comment] = await tx.select({ orgId: comments.orgId, parentId: comments.parentId }).from(comments).where(eq(comments.id, id));
  if (!comment) return [];
  await noteEvents(tx, comment.orgId, [{ type: 'comment.deleted', subject: id }]);
  const rootId = comment.parentId ?? id;
  for (const held of new Set([rootId, id])) await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, held)).for('update');
  // Not before it is held: a job may be notifying more of it.
  const readers = await unreadBy(tx, id);
  await withdrawComment(tx, id);
  const reply = alias(comments, 'reply');
  const replies = tx
    .select({ one: sql`1` })
    .from(reply)
    .where(eq(reply.parentId, comments.id));
  const emptied = await tx
    .update(comments)
    .set({ text: '', digest: null, editedAt: null, deletedAt: sql`clock_timestamp()` })
    .where(and(eq(comments.id, id), exists(replies)))
    .returning({ id: comments.id });
  if (emptied.length > 0) {
    await tx.delete(commentMentions).where(eq(commentMentions.commentId, id));
    return readers;
  }
  await deleteRows(tx, eq(comments.id, id));
  // A place without a reply below it is not kept.
  await deleteRows(tx, and(eq(comments.id, rootId), isNotNull(comments.deletedAt), notExists(replies)));
  return readers;
}

/** What became of a new comment. */
export type Insertion = { notified: string[] } | 'thread_gone';

/** Writes comments. Every statement carries its own condition on the content, so nothing changes between check and write. */
export function createCommentsWriter({ db }: Pick<Context, 'db'>, types: ContentTypes) {
  return {
    /** Those of these people who can be mentioned. */
    mentionable: async (orgId: string, ids: readonly string[]): Promise<PersonRow[]> =>
      ids.length === 0
        ? []
        : db
            .select(personColumns)
            .from(users)
            .where(and(visiblePeople(orgId), inArray(users.id, [...ids]))),

    /**
     * Writes the comment unless its author has used the key before or the content takes none, and notifies whom it concerns. Answers who has
     * something to read now. Throws 404 where the key's comment was deleted.
     */
    insert: async (content: AskedContent, comment: NewComment): Promise<Insertion> =>
      db.transaction(async (tx) => {
        const { id, parentId, authorId, mentions } = comment;
        const rootId = parentId === null ? null : await holdThread(tx, content, parentId);
        if (rootId === undefined) return 'thread_gone';
        if (!(await insertComment(tx, types.seen(content, 'comments'), { ...comment, ...content, rootId }))) return { notified: [] };
        if (await isDeletedKey(tx, comment)) throw new Problem(404, 'comment_gone');
        if (mentions.length > 0) await tx.insert(commentMentions).values(rowsOf(id, mentions));
        await noteEvents(tx, content.orgId, [{ type: 'comment.created', subject: id }]);
        return { notified: await recordComment(tx, types, { ...content, id, authorId, rootId, mentioned: idsOf(mentions) }) };
      }),

    /** Changes the text unless it has been changed or deleted in the meantime, which answers undefined. Otherwise who has more or less to read now. */
    edit: async ({ id, text, mentions, revision, locale, now }: CommentChange): Promise<string[] | undefined> =>
      db.transaction(async (tx) => {
        const [changed] = await tx
          .update(comments)
          .set({ text, locale, editedAt: now, revision: revision + 1 })
          .where(and(eq(comments.id, id), eq(comments.revision, revision), isNull(comments.deletedAt)))
          .returning({ ...getTableColumns(comments), rootId: comments.parentId });
        if (!changed) return undefined;
        await tx.delete(commentMentions).where(eq(commentMentions.commentId, id));
        if (mentions.length > 0) await tx.insert(commentMentions).values(rowsOf(id, mentions));
        const mentioned = idsOf(mentions);
        const less = await withdrawMentions(tx, id, mentioned);
        return [...less, ...(await recordMentions(tx, types, { ...changed, mentioned }))];
      }),

    delete: async (id: string): Promise<string[]> => db.transaction((tx) => deleteComment(tx, id)),
  };
}
export type CommentsWriter = ReturnType<typeof createCommentsWriter>;
