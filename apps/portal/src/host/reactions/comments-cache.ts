import type { Schemas } from '@foyer/api';
import type { InfiniteData } from '@tanstack/react-query';

type Comment = Schemas['Comment'];
type Reply = Schemas['Reply'];
type Replies = Schemas['CommentReplies'];

/** The pages of an article's comments as they are kept. */
export type CommentPages = InfiniteData<Schemas['CommentList'], unknown>;

/** Changes the threads of all pages; a page whose threads all stay as they are stays itself, so that only what changed is drawn again. */
function mapThreads(data: CommentPages, change: (thread: Comment) => Comment | null, more = 0): CommentPages {
  const pages = data.pages.map((page) => {
    const results = page.results.map(change);
    const same = more === 0 && results.every((thread, index) => thread === page.results[index]);
    return same ? page : { ...page, total: Math.max(0, page.total + more), results: results.filter((thread) => thread !== null) };
  });
  return { ...data, pages };
}

const holds = (data: CommentPages, id: string): boolean =>
  data.pages.some(({ results }) => results.some((thread) => thread.id === id || thread.replies.results.some((reply) => reply.id === id)));

const oldestFirst = (a: Reply, b: Reply): number => Date.parse(a.created_at) - Date.parse(b.created_at);

/** Puts replies into those of a thread, each once and in order. */
function merge(shown: readonly Reply[], more: readonly Reply[]): Reply[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...more.filter(({ id }) => !known.has(id))].sort(oldestFirst);
}

/** The pages with a new comment on top, or a new reply at the end of its thread; what is there already stays where it is. */
export function withComment(data: CommentPages, comment: Comment): CommentPages {
  if (holds(data, comment.id)) return data;
  if (comment.parent_id === null) {
    const counted = mapThreads(data, (thread) => thread, 1);
    const [first, ...others] = counted.pages;
    return first ? { ...counted, pages: [{ ...first, results: [comment, ...first.results] }, ...others] } : data;
  }
  return mapThreads(
    data,
    (thread) => {
      if (thread.id !== comment.parent_id) return thread;
      const { results, total } = thread.replies;
      return { ...thread, replies: { ...thread.replies, results: merge(results, [comment]), total: total + 1 } };
    },
    1,
  );
}

/** The pages with the new text of a comment or reply. */
export function withChange(data: CommentPages, changed: Reply): CommentPages {
  const change = <Entry extends Reply>(entry: Entry): Entry => {
    const { text, content_locale, mentions, edited_at, editable_until, revision, permissions } = changed;
    return entry.id === changed.id ? { ...entry, text, content_locale, mentions, edited_at, editable_until, revision, permissions } : entry;
  };
  return mapThreads(data, (thread) => {
    const results = thread.replies.results.map(change);
    const same = results.every((reply, index) => reply === thread.replies.results[index]);
    return change(same ? thread : { ...thread, replies: { ...thread.replies, results } });
  });
}

const deletedAuthor = { id: 'deleted', name: '', image: null };
const nothing = { delete: false, edit: false, reply: false, mention: false };

/** What is left of a deleted comment: its place, where it has replies. */
const emptied = (thread: Comment): Comment | null =>
  thread.replies.total === 0
    ? null
    : {
        ...thread,
        text: '',
        content_locale: null,
        mentions: [],
        deleted: true,
        edited_at: null,
        editable_until: null,
        author: deletedAuthor,
        permissions: nothing,
      };

/** The pages without one comment or reply. */
export function withoutComment(data: CommentPages, id: string): CommentPages {
  return mapThreads(
    data,
    (thread) => {
      if (thread.id === id) return emptied(thread);
      const results = thread.replies.results.filter((reply) => reply.id !== id);
      if (results.length === thread.replies.results.length) return thread;
      const replies = { ...thread.replies, results, total: thread.replies.total - 1 };
      return thread.deleted && replies.total === 0 ? null : { ...thread, replies };
    },
    holds(data, id) ? -1 : 0,
  );
}

/** The pages with more of a thread's replies, from before or after those that are shown. */
export function withReplies(data: CommentPages, threadId: string, more: Replies, side: 'before' | 'after'): CommentPages {
  return mapThreads(data, (thread) => {
    if (thread.id !== threadId) return thread;
    const { replies } = thread;
    const results = merge(replies.results, more.results);
    const ends = side === 'before' ? { earlier: more.earlier, later: replies.later } : { earlier: replies.earlier, later: more.later };
    return { ...thread, replies: { results, total: more.total, ...ends } };
  });
}

/** All threads that are there, newest first; one that moved from page to page while they were read is listed once. */
export function threadsOf(data: CommentPages): Comment[] {
  return [...new Map(data.pages.flatMap(({ results }) => results).map((thread) => [thread.id, thread])).values()];
}
