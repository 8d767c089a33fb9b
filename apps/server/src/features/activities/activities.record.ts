import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { activities } from './activities.tables.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { v7 as uuidv7 } from 'uuid';
import { sentenceFor } from './activities.policy.ts';

/** A comment that has just been written or changed. */
export interface WrittenComment {
  id: string;
  newsId: string;
  authorId: string;
  /** The first comment of the thread that it replies to. */
  rootId: string | null;
  /** Whom it names. */
  mentioned: readonly string[];
}

/** A statement takes a limited number of values. */
const rowsPerInsert = 1000;

const root = alias(comments, 'root');

/** People of the article's customer that a condition names, and what of the article concerns them. */
const peopleWhere = (tx: Pick<Db, 'select'>, { newsId, rootId }: WrittenComment, who: SQL | undefined) =>
  tx
    .select({
      person: { id: users.id, orgId: users.orgId, active: users.active, emailConfirmedAt: users.emailConfirmedAt },
      article: { orgId: news.orgId, authorId: news.authorId },
      threadBy: root.authorId,
    })
    .from(news)
    .innerJoin(users, eq(users.orgId, news.orgId))
    .leftJoin(root, and(eq(root.id, rootId ?? ''), isNull(root.deletedAt)))
    .where(and(eq(news.id, newsId), who));

async function tell(tx: Pick<Db, 'insert'>, comment: WrittenComment, people: Awaited<ReturnType<typeof peopleWhere>>): Promise<string[]> {
  const rows = people.flatMap(({ person, article, threadBy }) => {
    const told = { ...article, commentedBy: comment.authorId, threadBy: threadBy ?? undefined, mentioned: comment.mentioned };
    const sentence = sentenceFor(person, told);
    if (!sentence) return [];
    const subject = { actorId: comment.authorId, newsId: comment.newsId, commentId: comment.id };
    const createdAt = sql`clock_timestamp()`;
    return { id: uuidv7(), orgId: article.orgId, userId: person.id, type: 'comment' as const, sentence, ...subject, createdAt };
  });
  for (let i = 0; i < rows.length; i += rowsPerInsert) await tx.insert(activities).values(rows.slice(i, i + rowsPerInsert));
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

/** Tells everybody whom a comment concerns, in the transaction that writes it. Answers the ids of those who have something to read now. */
export async function recordComment(tx: Pick<Db, 'select' | 'insert'>, comment: WrittenComment): Promise<string[]> {
  const commentedBefore = tx
    .select({ id: comments.authorId })
    .from(comments)
    .where(and(eq(comments.newsId, comment.newsId), isNull(comments.deletedAt)));
  const named = comment.mentioned.length > 0 ? inArray(users.id, [...comment.mentioned]) : undefined;
  const who = or(eq(users.id, news.authorId), eq(users.id, root.authorId), inArray(users.id, commentedBefore), named);
  return tell(tx, comment, await peopleWhere(tx, comment, who));
}

/** Tells those whom a changed comment names and who have not been told of it yet, in the transaction that changes it. */
export async function recordMentions(tx: Pick<Db, 'select' | 'insert'>, comment: WrittenComment): Promise<string[]> {
  if (comment.mentioned.length === 0) return [];
  const told = tx.select({ id: activities.userId }).from(activities).where(eq(activities.commentId, comment.id));
  const who = and(inArray(users.id, [...comment.mentioned]), notInArray(users.id, told));
  return tell(tx, comment, await peopleWhere(tx, comment, who));
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

/** Takes back everything that tells of a comment whose text is gone, in the transaction that empties it. */
export async function withdrawComment(tx: Pick<Db, 'delete'>, commentId: string): Promise<void> {
  await tx.delete(activities).where(eq(activities.commentId, commentId));
}
