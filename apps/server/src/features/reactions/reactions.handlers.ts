import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { createActivitiesRepository, createAnnouncer } from '../activities/index.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { createCommentsService } from './comments.service.ts';
import { createCommentsWriter } from './comments.writes.ts';
import { createMentionsRepository } from './mentions.repository.ts';
import { createMentionsService } from './mentions.service.ts';
import { createLikesRepository } from './likes.repository.ts';
import { createLikesService } from './likes.service.ts';

const defaultLimit = 10;

type Operations =
  'listComments' | 'listReplies' | 'createComment' | 'updateComment' | 'deleteComment' | 'listMentionSuggestions' | 'getLikes' | 'setLike';

/** The operations on comments and likes. `type` has one value, `news`, so the id alone names the content. */
export function createReactionsHandlers(context: Context): Pick<Handlers, Operations> {
  const { responses } = context;
  const likes = createLikesService({ likes: createLikesRepository(context), responses });
  const service = createCommentsService({
    comments: createCommentsRepository(context),
    writer: createCommentsWriter(context),
    responses,
    announce: createAnnouncer(context, createActivitiesRepository(context)),
  });
  const suggestMentions = createMentionsService(createMentionsRepository(context));
  return {
    listComments: ({ query: { id, page = 1, limit = defaultLimit, before, after, around }, locale, ...input }) =>
      service.listComments(member(input), id, { page: { page, limit }, before, after, around }, locale),
    listReplies: ({ params, query: { limit = defaultLimit, ...place }, locale, ...input }) =>
      service.listReplies(member(input), params.id, { ...place, limit }, locale),
    createComment: ({ body, locale, ...input }) => service.createComment(member(input), body, locale),
    updateComment: ({ params, body, locale, ...input }) => service.updateComment(member(input), params.id, body, locale),
    deleteComment: ({ params, ...input }) => service.deleteComment(member(input), params.id),
    listMentionSuggestions: ({ query, locale, ...input }) => suggestMentions(member(input), query.query, locale),
    getLikes: ({ query, ...input }) => likes.getLikes(member(input), query.id),
    setLike: ({ body, ...input }) => likes.setLike(member(input), body),
  };
}
