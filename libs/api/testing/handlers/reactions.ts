import { pageOf } from '../factories/news.ts';
import { sampleId, type Schemas, hoursAgo } from '../factories/overrides.ts';
import { aPerson } from '../factories/people.ts';
import { aComment, aDeletedComment, aMentionSuggestion, aReply, comments, cursorOf, someLikes } from '../factories/reactions.ts';
import { failing, mock, problem } from './mock.ts';

type Comment = Schemas['Comment'];
type Entry = Schemas['Reply'];

const own = { delete: true, edit: true, reply: true, mention: false };
const idOf = (cursor: string | null): string | undefined => cursor?.split('~')[1];
const ofAll = (entries: readonly Entry[], from: number, to: number) => ({
  shown: entries.slice(Math.max(0, from), to),
  first: from > 0 ? entries[from] : undefined,
  last: to < entries.length ? entries[to - 1] : undefined,
});

/** Of all replies, the oldest first, those that are asked for. */
function repliesOf({ replies: { results } }: Comment, place: { before?: string | undefined; after?: string | undefined }, limit: number) {
  const index = (id?: string) => results.findIndex((reply) => reply.id === id);
  const to = place.before ? index(place.before) : place.after ? Math.min(results.length, index(place.after) + 1 + limit) : results.length;
  const from = place.after ? index(place.after) + 1 : Math.max(0, to - limit);
  const { shown, first, last } = ofAll(results, from, to);
  return { results: shown, total: results.length, earlier: first ? cursorOf(first) : null, later: last ? cursorOf(last) : null };
}

/** Of all comments, the newest first, the page that is asked for. */
function pageFor(kept: readonly Comment[], query: URLSearchParams): Schemas['CommentList'] {
  const limit = Number(query.get('limit') ?? 10);
  const index = (id?: string | null) =>
    kept.findIndex((comment) => comment.id === id || comment.replies.results.some((reply) => reply.id === id));
  const [before, after] = [idOf(query.get('before')), idOf(query.get('after'))];
  const target = index(query.get('around'));
  const start = before ? index(before) + 1 : after ? Math.max(0, index(after) - limit) : target > 0 ? Math.max(0, target - 2) : 0;
  const page = pageOf([...kept], 1, limit);
  const { shown, first, last } = ofAll(kept, start, after ? index(after) : start + limit);
  return {
    ...page,
    results: shown.map((comment) => ({ ...(comment as Comment), replies: repliesOf(comment as Comment, {}, 3) })),
    total: kept.reduce((sum, { deleted, replies }) => sum + Number(!deleted) + replies.results.length, 0),
    newer: first ? cursorOf(first) : null,
    earlier: last ? cursorOf(last) : null,
    target: target < 0 ? null : query.get('around'),
  };
}

/** The comments without one; with replies it leaves its place. */
const without = (kept: readonly Comment[], id: string): Comment[] =>
  kept
    .map((comment) => {
      if (comment.id === id) return comment.replies.total > 0 ? aDeletedComment({ id, replies: comment.replies }) : null;
      const results = comment.replies.results.filter((reply) => reply.id !== id);
      return comment.deleted && results.length === 0
        ? null
        : { ...comment, replies: { ...comment.replies, results, total: results.length } };
    })
    .filter((comment) => comment !== null);

/**
 * Reads, writes, changes and deletes comments of one piece of content and remembers them: a written one is there when the list is read
 * again, and the same key never writes twice. The initial ones hold all their replies.
 */
export function commentCalls(initial: Comment[] = comments(3)) {
  let kept = initial;
  const written = new Map<string, Comment>();
  const all = (): Entry[] => kept.flatMap((comment) => [comment, ...comment.replies.results]);
  const threadOf = (id: string) => kept.find((comment) => comment.id === id || comment.replies.results.some((reply) => reply.id === id));
  return [
    mock('listComments', ({ query }) => pageFor(kept, query)),
    mock('listReplies', ({ path, query }) => {
      const thread = kept.find(({ id }) => id === path['id']);
      const place = { before: idOf(query.get('before')), after: idOf(query.get('after')) };
      return thread ? repliesOf(thread, place, Number(query.get('limit') ?? 10)) : problem(404, 'not_found');
    }),
    mock('createComment', ({ body }) => {
      const repeated = written.get(body.key);
      if (repeated) return repeated;
      const thread = body.parent_id ? threadOf(body.parent_id) : undefined;
      if (body.parent_id && !thread) return problem(404, 'comment_gone');
      const id = sampleId(31, written.size);
      const { text, mentions = [] } = body;
      const made = {
        text,
        mentions,
        content_locale: null,
        author: aPerson(),
        created_at: hoursAgo(0),
        editable_until: hoursAgo(-0.25),
        permissions: own,
      };
      const comment = aComment({ ...made, id, parent_id: thread?.id ?? null });
      written.set(body.key, comment);
      if (thread)
        thread.replies = { ...thread.replies, results: [...thread.replies.results, aReply(comment)], total: thread.replies.total + 1 };
      else kept = [comment, ...kept];
      return comment;
    }),
    mock('updateComment', ({ path, body: { text, mentions = [], revision } }) => {
      const comment = all().find(({ id }) => id === path['id']);
      if (!comment?.permissions.edit) return problem(404, 'comment_gone');
      if (comment.revision !== revision) return problem(409, 'comment_changed');
      Object.assign(comment, { text, mentions, revision: revision + 1, edited_at: hoursAgo(0) });
      return aComment(comment);
    }),
    mock('deleteComment', ({ path }) => {
      const comment = all().find(({ id }) => id === path['id']);
      if (!comment?.permissions.delete) return problem(404, 'not_found');
      kept = without(kept, comment.id);
      return null;
    }),
  ];
}
export const updateCommentFails = failing('updateComment', 409, 'edit_window_over');
export const listRepliesFails = failing('listReplies');

/** Answers the people whose names hold a word that begins with what is typed. */
export const listMentionSuggestions = (people = Array.from({ length: 6 }, (_, index) => aMentionSuggestion({}, index))) =>
  mock('listMentionSuggestions', ({ query }) => {
    const typed = (query.get('query') ?? '').trim().toLowerCase();
    return typed ? people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${typed}`)).slice(0, 8) : [];
  });
export const listMentionSuggestionsFails = failing('listMentionSuggestions');
export const listCommentsFails = failing('listComments');
export const createCommentFails = failing('createComment');
export const deleteCommentFails = failing('deleteComment', 404, 'not_found');

/** Reads and sets the likes of content and remembers them, by id; content that was not touched has the initial ones. */
export function likeCalls(initial: Schemas['Likes'] = someLikes()) {
  const kept = new Map<string, Schemas['Likes']>();
  const of = (id: string) => kept.get(id) ?? initial;
  return [
    mock('getLikes', ({ query }) => of(query.get('id') ?? '')),
    mock('setLike', ({ body: { id, like } }) => {
      const { count, liked, people } = of(id);
      const likes = { people, count: count + Number(like) - Number(liked), liked: like };
      kept.set(id, likes);
      return likes;
    }),
  ];
}
export const getLikesFails = failing('getLikes');
export const setLikeFails = failing('setLike');
