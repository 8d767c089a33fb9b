import type { Schemas } from '@foyer/api';
import { uuidv7 } from '../../db/uuid.ts';
import type { Locale } from '../../db/types.ts';
import type { Me } from '../../http/operation.ts';
import { paginate, type PageRequest } from '../../http/pagination.ts';
import { Problem } from '../../http/problem.ts';
import type { SharedAnswers } from '../../http/shared-answers.ts';
import { toPerson } from '../people/person.presenter.ts';
import { mayDeleteComment } from './reactions.policy.ts';
import type { CommentRow, CommentsRepository, LikesRepository } from './reactions.repository.ts';

const toComment = (row: CommentRow, me: Me, locale: Locale): Schemas['Comment'] => ({
  id: row.id,
  text: row.text,
  author: toPerson(row.author, row.portrait, locale),
  created_at: row.createdAt.toISOString(),
  permissions: { delete: mayDeleteComment(me, row) },
});

/** Text as it is kept: one kind of line break, nothing around it. */
const toText = (written: string): string => written.replace(/\r\n?/g, '\n').trim();

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Problem(404, 'not_found');
  return value;
}

/** Comments and likes. Whatever a member may not see or do answers 404. */
export function createReactionsService(comments: CommentsRepository, likes: LikesRepository, answers: Pick<SharedAnswers, 'forget'>) {
  return {
    async listComments(me: Me, newsId: string, page: PageRequest, locale: Locale): Promise<Schemas['CommentList']> {
      const [total, rows] = await Promise.all([comments.count(me.orgId, newsId), comments.list(me.orgId, newsId, page)]);
      const all = found(total);
      return { results: rows.map((row) => toComment(row, me, locale)), total: all, pagination: paginate(page, all) };
    },

    /** Answers with the first comment where the author sends the same key again, however many do so at once. */
    async createComment(me: Me, { id: newsId, text, key }: Schemas['NewComment'], locale: Locale): Promise<Schemas['Comment']> {
      // A UUID means the same in capitals.
      const once = key.toLowerCase();
      await comments.insert(me.orgId, { id: uuidv7(), newsId, authorId: me.id, text: toText(text), key: once });
      answers.forget(me.orgId);
      return toComment(found(await comments.findByKey(me.id, once)), me, locale);
    },

    async deleteComment(me: Me, id: string): Promise<void> {
      const comment = found(await comments.find(me.orgId, id));
      if (!mayDeleteComment(me, comment)) throw new Problem(404, 'not_found');
      await comments.delete(id);
      answers.forget(me.orgId);
    },

    getLikes: async (me: Me, newsId: string): Promise<Schemas['Likes']> => found(await likes.find(me.orgId, newsId, me.id)),

    /** Repeating it changes nothing. */
    async setLike(me: Me, { id: newsId, like }: Schemas['LikeRequest']): Promise<Schemas['Likes']> {
      await (like ? likes.add(me.orgId, newsId, me.id) : likes.remove(me.orgId, newsId, me.id));
      answers.forget(me.orgId);
      return found(await likes.find(me.orgId, newsId, me.id));
    },
  };
}
export type ReactionsService = ReturnType<typeof createReactionsService>;
