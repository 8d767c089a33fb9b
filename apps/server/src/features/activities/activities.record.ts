import { and, eq, exists, gt, isNull, lt, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { activities } from './activities.tables.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { type Content, hangsOn } from '../../shared/content/content-type.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { users } from '../../shared/people/people.tables.ts';
import { v7 as uuidv7 } from 'uuid';
import { momentOf, withdrawSource } from '../notifications/index.ts';
import { kindOf } from './activities.kinds.ts';
import { type ContentActivity, notifyOfContent } from './activities.notify.ts';
import { notifyEarlier } from './activities.jobs.ts';
import { sentenceFor } from './activities.policy.ts';

/** A comment that has just been written or changed. */
export interface WrittenComment extends Content {
  id: string;
  authorId: string;
  /** The first comment of the thread that it replies to. */
  rootId: string | null;
  /** Whom it names. */
  mentioned: readonly string[];
}

/** Which people of the content's customer may be concerned. */
type People = (authorId: SQLWrapper) => SQL | undefined;
type Tx = Pick<Db, 'select' | 'selectDistinct' | 'insert'>;

/** A statement takes a limited number of values. */
const rowsPerInsert = 1000;

/** Writes activities of this moment about one content, and the notifications of them. */
export async function insertActivities(
  tx: Pick<Db, 'select' | 'insert'>,
  values: readonly (ContentActivity & Pick<typeof activities.$inferInsert, 'type'>)[],
): Promise<void> {
  if (values.length === 0) return;
  const at = await momentOf(tx);
  const rows = values.map((row) => ({ ...row, id: uuidv7(), createdAt: at }));
  for (let i = 0; i < rows.length; i += rowsPerInsert) await tx.insert(activities).values(rows.slice(i, i + rowsPerInsert));
  await notifyOfContent(tx, values, at);
}

/** How many of those who commented before are notified within the request; more would keep its author waiting. */
const atOnce = 100;
const perPart = 500;

const root = alias(comments, 'root');

const notifiedOf = (tx: Pick<Db, 'select'>, commentId: string) =>
  tx.select({ id: activities.userId }).from(activities).where(eq(activities.commentId, commentId));

/** These people, found by their keys; columns of the content's row among them. */
const people = (ids: readonly string[], ...columns: SQLWrapper[]): SQL =>
  sql`${users.id} = any(array[${sql.join(columns, sql`, `)}]::text[] || ${sql.param(ids)}::text[])`;

/** Notifies each of these people of what concerns them in a comment, as far as they see the content. Answers their ids. */
async function notify(tx: Pick<Db, 'select' | 'insert'>, types: ContentTypes, comment: WrittenComment, who: People): Promise<string[]> {
  const { id: commentId, orgId, contentType, contentId, rootId, authorId: actorId, mentioned } = comment;
  const { table, authorId = sql`null`, visibility } = types.get(contentType);
  const concerned = await tx
    .select({
      person: { id: users.id, orgId: users.orgId, active: users.active, emailConfirmedAt: users.emailConfirmedAt },
      authorId: sql<string | null>`${authorId}`,
      threadBy: root.authorId,
    })
    .from(table)
    .innerJoin(users, eq(users.orgId, table.orgId))
    .leftJoin(root, and(eq(root.id, rootId ?? ''), isNull(root.deletedAt)))
    .where(and(eq(table.id, contentId), eq(table.orgId, orgId), visibility(users.id), who(authorId)));
  const rows = concerned.flatMap(({ person, threadBy, ...content }) => {
    const sentence = sentenceFor(person, { ...content, orgId, commentedBy: actorId, threadBy: threadBy ?? undefined, mentioned });
    return sentence ? { orgId, contentType, contentId, commentId, userId: person.id, actorId, type: 'comment' as const, sentence } : [];
  });
  await insertActivities(tx, rows);
  return rows.map(({ userId }) => userId);
}

/** Who has yet to read of a comment. */
export async function unreadBy(tx: Pick<Db, 'select'>, commentId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: activities.userId })
    .from(activities)
    .where(and(eq(activities.commentId, commentId), isNull(activities.readAt)));
  return rows.map(({ userId }) => userId);
}

/** Those who commented on a content, by their ids. */
async function authorsAfter(tx: Pick<Db, 'selectDistinct'>, content: Content, after: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: comments.authorId })
    .from(comments)
    .where(and(hangsOn(comments, content), isNull(comments.deletedAt), gt(comments.authorId, after)))
    .orderBy(comments.authorId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Notifies those whom a comment concerns, in the transaction that writes it: of those who commented before only some, where they are many, and the others in
 * a job. Answers the ids of those who have something to read now.
 */
export async function recordComment(tx: Tx, types: ContentTypes, comment: WrittenComment): Promise<string[]> {
  const earlier = await authorsAfter(tx, comment, '', atOnce + 1);
  const first = earlier.slice(0, atOnce);
  if (earlier.length > atOnce) await enqueue(tx, notifyEarlier, { comment: comment.id, after: first.at(-1)! }, { orgId: comment.orgId });
  return notify(tx, types, comment, (authorId) => people([...comment.mentioned, ...first], authorId, root.authorId));
}

/** What became of a part of those who commented before. */
interface NotifiedPart {
  notified: string[];
  /** The last of them; absent where there were no more. */
  last?: string | undefined;
}

/**
 * Notifies the next of those who commented before a comment and have not been notified of it, as far as they see its content now. The comment is held, so that it
 * is not taken back meanwhile.
 */
export async function recordForEarlier(tx: Tx, types: ContentTypes, commentId: string, after: string): Promise<NotifiedPart> {
  const isThere = and(eq(comments.id, commentId), isNull(comments.deletedAt));
  const [comment] = await tx.select().from(comments).where(isThere).for('no key update');
  const next = comment ? await authorsAfter(tx, comment, after, perPart) : [];
  if (!comment || next.length === 0) return { notified: [] };
  const before = alias(comments, 'before');
  const commented = tx
    .select({ one: sql`1` })
    .from(before)
    .where(and(hangsOn(before, comment), eq(before.authorId, users.id), isNull(before.deletedAt), lt(before.createdAt, comment.createdAt)));
  const notYet = notInArray(users.id, notifiedOf(tx, commentId));
  const written = { ...comment, rootId: comment.parentId, mentioned: [] };
  const notified = await notify(tx, types, written, () => and(people(next), notYet, exists(commented)));
  return { notified, last: next.at(-1) };
}

/** Notifies those whom a changed comment names and who have not been notified of it yet, in the transaction that changes it. */
export async function recordMentions(tx: Pick<Db, 'select' | 'insert'>, types: ContentTypes, comment: WrittenComment): Promise<string[]> {
  if (comment.mentioned.length === 0) return [];
  return notify(tx, types, comment, () => and(people(comment.mentioned), notInArray(users.id, notifiedOf(tx, comment.id))));
}

/** Takes back what has yet to be read by those whom a changed comment no longer names. Answers who has less to read now. */
export async function withdrawMentions(tx: Tx & Pick<Db, 'delete'>, commentId: string, mentioned: readonly string[]): Promise<string[]> {
  const noLonger = mentioned.length > 0 ? notInArray(activities.userId, [...mentioned]) : undefined;
  const withdrawn = await tx
    .delete(activities)
    .where(and(eq(activities.commentId, commentId), eq(activities.sentence, 'mention'), isNull(activities.readAt), noLonger))
    .returning({ userId: activities.userId });
  await withdrawSource(tx, commentId, { kind: kindOf.mention, exceptUserIds: mentioned });
  return withdrawn.map(({ userId }) => userId);
}

/** Takes back every activity about a comment that is deleted and what notifications say of it, in the transaction that deletes it. */
export async function withdrawComment(tx: Tx & Pick<Db, 'delete'>, commentId: string): Promise<void> {
  await withdrawSource(tx, commentId);
  await tx.delete(activities).where(eq(activities.commentId, commentId));
}
