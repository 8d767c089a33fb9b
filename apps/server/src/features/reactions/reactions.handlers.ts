import type { Context } from '../../context.ts';
import { type Handlers, member } from '../../http/operation.ts';
import { sharedAnswersOf } from '../../http/shared-answers.ts';
import { createCommentsRepository, createLikesRepository } from './reactions.repository.ts';
import { createReactionsService } from './reactions.service.ts';

const defaultLimit = 10;

type Operations = 'listComments' | 'createComment' | 'deleteComment' | 'getLikes' | 'setLike';

/** The operations on comments and likes. `type` has one value, `news`, so the id alone names the content. */
export function createReactionsHandlers(context: Context): Pick<Handlers, Operations> {
  const service = createReactionsService(createCommentsRepository(context), createLikesRepository(context), sharedAnswersOf(context));
  return {
    listComments: ({ query: { id, page = 1, limit = defaultLimit }, locale, ...input }) =>
      service.listComments(member(input), id, { page, limit }, locale),
    createComment: ({ body, locale, ...input }) => service.createComment(member(input), body, locale),
    deleteComment: ({ params, ...input }) => service.deleteComment(member(input), params.id),
    getLikes: ({ query, ...input }) => service.getLikes(member(input), query.id),
    setLike: ({ body, ...input }) => service.setLike(member(input), body),
  };
}
