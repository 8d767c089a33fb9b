import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { comments } from '../../shared/content/comments.tables.ts';
import { Problem } from '../../platform/http/problem.ts';

/**
 * Places in the order of comments (`CommentCursor` in the contract): the moment in microseconds and the id. Unlike numbers of pages they stay where
 * they are when comments come and go, and unlike ids alone they outlive the comment.
 */
export const cursorColumn = sql<string>`(extract(epoch from ${comments.createdAt}) * 1000000)::bigint::text || '~' || ${comments.id}`;

interface Place {
  moment: SQL;
  id: string;
}

/** Reads a place. Throws 400 for one that no comment can have. */
function readCursor(field: 'before' | 'after', cursor: string): Place {
  const [micros = '', id = ''] = cursor.split('~');
  // Later than any moment that PostgreSQL can add to.
  if (Number(micros) > 1e17) throw new Problem(400, 'validation_failed', { errors: [{ field, code: 'invalid_format' }] });
  return { moment: sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`, id };
}

/** Some of the comments in an order, from a place on in one direction. */
export interface Window {
  from?: { direction: 'before' | 'after'; cursor: string };
  limit: number;
}

/**
 * The order of threads: newest first; of comments of one moment the smaller id is shown first, and so counts as the newer. The order of replies: oldest
 * first, by moment and id.
 */
export const orders = {
  threads: { within: isNull(comments.parentId), olderId: gt, byId: { older: sql`asc`, newer: sql`desc` } },
  replies: { within: isNotNull(comments.parentId), olderId: lt, byId: { older: sql`desc`, newer: sql`asc` } },
} as const;
export type Order = keyof typeof orders;

/** The condition and order that read a window from its place on, the nearest first, by index. */
export function windowOf(order: Order, { from }: Window): { where: SQL | undefined; orderBy: SQL } {
  const { within, olderId, byId } = orders[order];
  const newer = from?.direction === 'after';
  const orderBy = newer
    ? sql`${comments.createdAt} asc nulls last, ${comments.id} ${byId.newer}`
    : sql`${comments.createdAt} desc nulls first, ${comments.id} ${byId.older}`;
  if (!from) return { where: within, orderBy };
  const { moment, id } = readCursor(from.direction, from.cursor);
  const { createdAt } = comments;
  const newerId = olderId === gt ? lt : gt;
  // The first half is what the index can begin with.
  const where = newer
    ? and(within, gte(createdAt, moment), or(gt(createdAt, moment), newerId(comments.id, id)))
    : and(within, lte(createdAt, moment), or(lt(createdAt, moment), olderId(comments.id, id)));
  return { where, orderBy };
}

/** What belongs to a thread. */
export const inThread = (rootId: string): SQL => eq(comments.parentId, rootId);
