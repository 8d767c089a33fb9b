import { and, asc, desc, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { comments } from '../../shared/content/comments.tables.ts';
import { Problem } from '../../platform/http/problem.ts';

/**
 * Places in the order of comments (`CommentCursor` in the contract): the moment in microseconds and the id. Unlike numbers of pages they stay where
 * they are when comments come and go, and unlike ids alone they outlive the comment.
 */
export const cursorOf = ({ createdAt, id }: typeof comments): SQL =>
  sql`(extract(epoch from ${createdAt}) * 1000000)::bigint::text || '~' || ${id}`;

/** A place, and in which direction of it is read. */
export interface Place {
  direction: 'before' | 'after';
  cursor: string;
}

/** Which way a window lies; `newest` is that of no place. */
export type Direction = Place['direction'] | 'newest';

/** Some of the comments in an order, from a place on in one direction. */
export interface Window {
  from?: Place | undefined;
  limit: number;
}

/** The direction and the values that a statement about a window takes (`windowOf`). Throws 400 for a place that no comment can have. */
export function placeValues(place: Place | undefined): { direction: Direction; values: Record<string, string> } {
  if (!place) return { direction: 'newest', values: {} };
  const { direction, cursor } = place;
  const [micros = '', placeId = ''] = cursor.split('~');
  // Later than any moment that PostgreSQL can add to.
  if (Number(micros) > 1e17) throw new Problem(400, 'validation_failed', { errors: [{ field: direction, code: 'invalid_format' }] });
  return { direction, values: { micros, placeId } };
}

/**
 * The order of threads: newest first; of comments of one moment the smaller id is shown first, and so counts as the newer. The order of replies: oldest
 * first, by moment and id.
 */
const orders = {
  threads: { within: isNull, olderId: gt, newerId: lt, byId: { older: asc, newer: desc } },
  replies: { within: isNotNull, olderId: lt, newerId: gt, byId: { older: desc, newer: asc } },
} as const;

/** The condition and order that read a window from its place on, the nearest first, by index. */
export function windowOf(order: keyof typeof orders, direction: Direction): { where: SQL | undefined; orderBy: SQL } {
  const { within, olderId, newerId, byId } = orders[order];
  const { createdAt, id, parentId } = comments;
  const [moment, placeId] = [
    sql`(timestamptz 'epoch' + ${sql.placeholder('micros')}::bigint * interval '1 microsecond')`,
    sql`${sql.placeholder('placeId')}`,
  ];
  const belongs = within(parentId);
  // The first half of a place is what the index can begin with.
  if (direction === 'after') {
    const where = and(belongs, gte(createdAt, moment), or(gt(createdAt, moment), newerId(id, placeId)));
    return { where, orderBy: sql`${createdAt} asc nulls last, ${byId.newer(id)}` };
  }
  const older = and(lte(createdAt, moment), or(lt(createdAt, moment), olderId(id, placeId)));
  return {
    where: and(belongs, direction === 'before' ? older : undefined),
    orderBy: sql`${createdAt} desc nulls first, ${byId.older(id)}`,
  };
}
