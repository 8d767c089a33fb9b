import type { Schemas } from '@foyer/api';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import type { AskedContent } from '../../shared/content/content-type.ts';
import { type Reading, type ShownReplies, toComment, toReplies } from './comments.presenter.ts';
import type { CommentsRepository } from './comments.repository.ts';
import type { CommentRow, RepliesPart } from './comments.rows.ts';
import type { Place } from './comments.window.ts';

/** How many newer threads, and how many earlier replies, come before the one that was asked for: enough to see where one is. */
const before = 2;
/** How many replies come with a thread one of whose replies was asked for. */
const aroundReply = 12;

/** Which part of the list a reader wants (`listComments` in the contract). */
export interface ListRequest {
  page: PageRequest;
  before?: string | undefined;
  after?: string | undefined;
  around?: string | undefined;
}

interface ShownThreads {
  rows: CommentRow[];
  /** Whether there are newer and earlier ones. */
  newer: boolean;
  earlier: boolean;
  target?: CommentRow;
  /** How many comments and threads there are. */
  total: number;
  threads: number;
}

/** Which threads are read. Throws 404 where the content is unseen or takes no comments. */
function createThreadWindows(comments: CommentsRepository) {
  async function aside(content: AskedContent, from: Place, limit: number): Promise<ShownThreads> {
    const { rows: nearest, ...counts } = found(await comments.threads(content, { from, limit: limit + 1 }));
    const rows = nearest.slice(0, limit);
    const more = nearest.length > limit;
    if (from.direction === 'before') return { ...counts, rows, newer: true, earlier: more };
    return { ...counts, rows: rows.reverse(), newer: more, earlier: true };
  }

  async function pageOf(content: AskedContent, page: PageRequest): Promise<ShownThreads> {
    const { rows, ...counts } = found(await comments.threads(content, { limit: page.limit + 1 }, page));
    return { ...counts, rows: rows.slice(0, page.limit), newer: page.page > 1, earlier: rows.length > page.limit };
  }

  /** The page that holds a comment or the thread of a reply; undefined where it is gone. */
  async function around(content: AskedContent, id: string, limit: number): Promise<ShownThreads | undefined> {
    const reader = { id: content.readerId, orgId: content.orgId };
    const target = await comments.find(reader, id, content);
    if (!target || target.deletedAt) return undefined;
    const thread = target.parentId ? await comments.find(reader, target.parentId) : target;
    if (!thread) return undefined;
    const { cursor } = thread;
    const newer = await aside(content, { direction: 'after', cursor }, Math.min(before, limit - 1));
    const earlier = await aside(content, { direction: 'before', cursor }, Math.max(1, limit - 1 - newer.rows.length));
    return { ...earlier, rows: [...newer.rows, thread, ...earlier.rows], newer: newer.newer, target };
  }

  async function threadsFor(content: AskedContent, request: ListRequest): Promise<ShownThreads> {
    const { limit } = request.page;
    if (request.before) return aside(content, { direction: 'before', cursor: request.before }, limit);
    if (request.after) return aside(content, { direction: 'after', cursor: request.after }, limit);
    const asked = request.around ? await around(content, request.around, limit) : undefined;
    return asked ?? pageOf(content, request.around ? { page: 1, limit } : request.page);
  }

  return { threadsFor };
}

/** A window of a thread's replies (`listReplies` in the contract). */
export interface RepliesRequest {
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** Which of a thread's replies are read. */
function createReplyWindows(comments: CommentsRepository) {
  /** A window of a thread's replies from a place on, or the latest ones. */
  async function repliesFrom(rootId: string, request: RepliesRequest): Promise<ShownReplies> {
    const { limit, before: earlierThan, after } = request;
    const cursor = earlierThan ?? after;
    const from: Place | undefined = cursor === undefined ? undefined : { direction: earlierThan ? 'before' : 'after', cursor };
    const { rows, total } = await comments.replies(rootId, { from, limit: limit + 1 });
    const more = rows.length > limit;
    if (from?.direction === 'after') return { rows: rows.slice(0, limit), total, more: { before: true, after: more } };
    return { rows: more ? rows.slice(1) : rows, total, more: { before: more, after: from !== undefined } };
  }

  /** Some replies before the one that was asked for, and those after it. */
  async function repliesAround(reply: CommentRow): Promise<ShownReplies> {
    const rootId = reply.parentId!;
    const earlier = await repliesFrom(rootId, { before: reply.cursor, limit: before });
    const later = await repliesFrom(rootId, { after: reply.cursor, limit: aroundReply - before });
    const more = { before: earlier.more.before, after: later.more.after };
    return { rows: [...earlier.rows, reply, ...later.rows], total: later.total, more };
  }

  return { repliesFrom, repliesAround };
}

const latest = ({ rows, total }: RepliesPart): ShownReplies => ({ rows, total, more: { before: rows.length < total, after: false } });

/** One comment with its latest replies. */
export const oneComment = (row: CommentRow, reading: Reading): Schemas['Comment'] => toComment(row, latest(row.replies), reading);

/** The lists of comments: which threads and replies are read for a page, in a fixed number of statements. */
export function createCommentLists(comments: CommentsRepository) {
  const { threadsFor } = createThreadWindows(comments);
  const { repliesFrom, repliesAround } = createReplyWindows(comments);
  return {
    /** A page of threads. Throws 404 where the content is unseen or takes no comments. */
    async list(content: AskedContent, request: ListRequest, reading: Reading): Promise<Schemas['CommentList']> {
      const { rows, newer, earlier, target, total, threads } = await threadsFor(content, request);
      const asked = target?.parentId ? await repliesAround(target) : undefined;
      return {
        results: rows.map((row) => toComment(row, asked && row.id === target?.parentId ? asked : latest(row.replies), reading)),
        total,
        pagination: paginate(request.page, threads),
        newer: newer ? (rows[0]?.cursor ?? null) : null,
        earlier: earlier ? (rows.at(-1)?.cursor ?? null) : null,
        target: target?.id ?? null,
      };
    },

    /** Some of a thread's replies. Throws 404 where there is no such thread. */
    async replies(rootId: string, request: RepliesRequest, reading: Reading): Promise<Schemas['CommentReplies']> {
      const thread = await comments.find(reading.me, rootId);
      if (!thread || thread.parentId) throw new Problem(404, 'not_found');
      return toReplies(await repliesFrom(rootId, request), reading);
    },
  };
}
