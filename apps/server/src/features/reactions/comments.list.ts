import type { Schemas } from '@foyer/api';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AskedContent } from '../../shared/content/content-type.ts';
import { type Reading, type ShownReplies, toComment, toReplies } from './comments.presenter.ts';
import type { CommentRow, CommentsRepository } from './comments.repository.ts';

/** How many of a thread's replies come with it. */
const shownReplies = 3;
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
}

const from = (direction: 'before' | 'after', cursor: string) => ({ direction, cursor });

/** Which threads are read. */
function createThreadWindows(comments: CommentsRepository) {
  async function aside(content: AskedContent, direction: 'before' | 'after', cursor: string, limit: number): Promise<ShownThreads> {
    const found = await comments.threads(content, { from: from(direction, cursor), limit: limit + 1 });
    const rows = found.slice(0, limit);
    const more = found.length > limit;
    return direction === 'before' ? { rows, newer: true, earlier: more } : { rows: rows.reverse(), newer: more, earlier: true };
  }

  async function pageOf(content: AskedContent, page: PageRequest): Promise<ShownThreads> {
    const found = await comments.page(content, page);
    return { rows: found.slice(0, page.limit), newer: page.page > 1, earlier: found.length > page.limit };
  }

  /** The page that holds a comment or the thread of a reply; undefined where it is gone. */
  async function around(content: AskedContent, id: string, limit: number): Promise<ShownThreads | undefined> {
    const reader = { id: content.readerId, orgId: content.orgId };
    const target = await comments.find(reader, id, content);
    if (!target || target.deletedAt) return undefined;
    const thread = target.parentId ? await comments.find(reader, target.parentId) : target;
    if (!thread) return undefined;
    const newer = await aside(content, 'after', thread.cursor, Math.min(before, limit - 1));
    const earlier = await aside(content, 'before', thread.cursor, Math.max(1, limit - 1 - newer.rows.length));
    return { rows: [...newer.rows, thread, ...earlier.rows], newer: newer.newer, earlier: earlier.earlier, target };
  }

  async function threadsFor(content: AskedContent, request: ListRequest): Promise<ShownThreads> {
    const { limit } = request.page;
    if (request.before) return aside(content, 'before', request.before, limit);
    if (request.after) return aside(content, 'after', request.after, limit);
    const found = request.around ? await around(content, request.around, limit) : undefined;
    return found ?? pageOf(content, request.around ? { page: 1, limit } : request.page);
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
  async function repliesFrom(rootId: string, request: RepliesRequest) {
    const { limit } = request;
    const place = request.before ? from('before', request.before) : request.after ? from('after', request.after) : undefined;
    const [found, total] = await Promise.all([
      comments.replies(rootId, { limit: limit + 1, ...(place && { from: place }) }),
      comments.countReplies(rootId),
    ]);
    const rows = found.slice(0, limit);
    const more = found.length > limit;
    const later = place?.direction === 'after';
    return {
      rows: later ? rows : rows.reverse(),
      total,
      more: later ? { before: true, after: more } : { before: more, after: place !== undefined },
    };
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

/** The lists of comments: which threads and replies are read for a page, in a fixed number of statements. */
export function createCommentLists(comments: CommentsRepository) {
  const { threadsFor } = createThreadWindows(comments);
  const { repliesFrom, repliesAround } = createReplyWindows(comments);
  return {
    /** A page of threads. Throws 404 where the content is unseen or takes no comments. */
    async list(content: AskedContent, request: ListRequest, reading: Reading): Promise<Schemas['CommentList']> {
      const [counted, { rows, newer, earlier, target }] = await Promise.all([comments.count(content), threadsFor(content, request)]);
      if (!counted) throw new Problem(404, 'not_found');
      const ids = rows.map(({ id }) => id);
      const [latest, asked] = await Promise.all([
        comments.latestReplies(ids, shownReplies),
        target?.parentId ? repliesAround(target) : undefined,
      ]);
      const repliesOf = ({ id }: CommentRow): ShownReplies => {
        if (asked && id === target?.parentId) return asked;
        const found = latest.get(id) ?? { rows: [], total: 0 };
        return { ...found, more: { before: found.rows.length < found.total, after: false } };
      };
      return {
        results: rows.map((row) => toComment(row, repliesOf(row), reading)),
        total: counted.total,
        pagination: paginate(request.page, counted.threads),
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

    /** One comment with its latest replies. */
    async one(row: CommentRow, reading: Reading): Promise<Schemas['Comment']> {
      const found = row.parentId ? undefined : (await comments.latestReplies([row.id], shownReplies)).get(row.id);
      const { rows, total } = found ?? { rows: [], total: 0 };
      return toComment(row, { rows, total, more: { before: rows.length < total, after: false } }, reading);
    },
  };
}
