import { pageOf } from '../factories/news.ts';
import { sampleId, type Schemas, hoursAgo } from '../factories/overrides.ts';
import { aPerson } from '../factories/people.ts';
import { comments, someLikes } from '../factories/reactions.ts';
import { failing, mock, problem } from './mock.ts';

/**
 * Reads, writes and deletes comments of one piece of content and remembers them: a written one is there when the list is read
 * again, and the same key never writes twice.
 */
export function commentCalls(initial: Schemas['Comment'][] = comments(3)) {
  let kept = initial;
  const written = new Map<string, Schemas['Comment']>();
  return [
    mock('listComments', ({ query }) => {
      const page = pageOf(kept, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10));
      return { ...page, total: kept.length };
    }),
    mock('createComment', ({ body }) => {
      const repeated = written.get(body.key);
      if (repeated) return repeated;
      const id = sampleId(31, written.size);
      const comment = { id, text: body.text, author: aPerson(), created_at: hoursAgo(0), permissions: { delete: true } };
      written.set(body.key, comment);
      kept = [comment, ...kept];
      return comment;
    }),
    mock('deleteComment', ({ path }) => {
      const comment = kept.find(({ id }) => id === path['id']);
      if (!comment?.permissions.delete) return problem(404, 'not_found');
      kept = kept.filter((other) => other !== comment);
      return null;
    }),
  ];
}
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
      const { count, liked } = of(id);
      const likes = { count: count + Number(like) - Number(liked), liked: like };
      kept.set(id, likes);
      return likes;
    }),
  ];
}
export const getLikesFails = failing('getLikes');
export const setLikeFails = failing('setLike');
