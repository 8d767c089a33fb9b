import { and, eq, inArray, isNull, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { activities } from './activities.tables.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { type Content, hangsOn } from '../../shared/content/content-type.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { users } from '../../shared/people/people.tables.ts';
import { v7 as uuidv7 } from 'uuid';
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

/** A statement takes a limited number of values. */
const rowsPerInsert = 1000;

/** Writes activities of this moment. */
export async function insertActivities(
  tx: Pick<Db, 'insert'>,
  values: readonly Omit<typeof activities.$inferInsert, 'id' | 'createdAt'>[],
): Promise<void> {
  const rows = values.map((row) => ({ ...row, id: uuidv7(), createdAt: sql`clock_timestamp()` }));
  for (let i = 0; i < rows.length; i += rowsPerInsert) await tx.insert(activities).values(rows.slice(i, i + rowsPerInsert));
}

const root = alias(comments, 'root');

/** Notifies each of these people of what concerns them in a comment, as far as they see the content. Answers their ids. */
async function notify(tx: Pick<Db, 'select' | 'insert'>, types: ContentTypes, comment: WrittenComment, who: People): Promise<string[]> {
  const { id: commentId, orgId, contentType, contentId, rootId, authorId: actorId, mentioned } = comment;
  const { table, authorId = sql`null`, visibility } = types.get(contentType);
  const people = await tx
    .select({
      person: { id: users.id, orgId: users.orgId, active: users.active, emailConfirmedAt: users.emailConfirmedAt },
      authorId: sql<string | null>`${authorId}`,
      threadBy: root.authorId,
    })
    .from(table)
    .innerJoin(users, eq(users.orgId, table.orgId))
    .leftJoin(root, and(eq(root.id, rootId ?? ''), isNull(root.deletedAt)))
    .where(and(eq(table.id, contentId), eq(table.orgId, orgId), visibility(users.id), who(authorId)));
  const rows = people.flatMap(({ person, threadBy, ...content }) => {
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

/** Notifies those whom a comment concerns, in the transaction that writes it. Answers the ids of those who have something to read now. */
export async function recordComment(tx: Pick<Db, 'select' | 'insert'>, types: ContentTypes, comment: WrittenComment): Promise<string[]> {
  const commentedBefore = tx
    .select({ id: comments.authorId })
    .from(comments)
    .where(and(hangsOn(comments, comment), isNull(comments.deletedAt)));
  const named = comment.mentioned.length > 0 ? inArray(users.id, [...comment.mentioned]) : undefined;
  return notify(tx, types, comment, (authorId) =>
    or(eq(users.id, authorId), eq(users.id, root.authorId), inArray(users.id, commentedBefore), named),
  );
}

/** Notifies those whom a changed comment names and who have not been notified of it yet, in the transaction that changes it. */
export async function recordMentions(tx: Pick<Db, 'select' | 'insert'>, types: ContentTypes, comment: WrittenComment): Promise<string[]> {
  if (comment.mentioned.length === 0) return [];
  const notified = tx.select({ id: activities.userId }).from(activities).where(eq(activities.commentId, comment.id));
  return notify(tx, types, comment, () => and(inArray(users.id, [...comment.mentioned]), notInArray(users.id, notified)));
}

/** Takes back what has yet to be read by those whom a changed comment no longer names. Answers who has less to read now. */
export async function withdrawMentions(tx: Pick<Db, 'delete'>, commentId: string, mentioned: readonly string[]): Promise<string[]> {
  const noLonger = mentioned.length > 0 ? notInArray(activities.userId, [...mentioned]) : undefined;
  const withdrawn = await tx
    .delete(activities)
    .where(and(eq(activities.commentId, commentId), eq(activities.sentence, 'mention'), isNull(activities.readAt), noLonger))
    .returning({ userId: activities.userId });
  return withdrawn.map(({ userId }) => userId);
}

/** Takes back every activity about a comment whose text is gone, in the transaction that empties it. */
export async function withdrawComment(tx: Pick<Db, 'delete'>, commentId: string): Promise<void> {
  await tx.delete(activities).where(eq(activities.commentId, commentId));
}
