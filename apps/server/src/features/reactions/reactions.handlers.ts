import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { askedContent } from '../../shared/content/content-type.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { createPeopleByName } from '../../shared/people/people-by-name.ts';
import { createAnnouncer } from '../activities/index.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { createCommentsService } from './comments.service.ts';
import { createCommentsWriter } from './comments.writes.ts';
import { createMentionsService } from './mentions.service.ts';
import { createLikesRepository } from './likes.repository.ts';
import { createLikesService } from './likes.service.ts';

const defaultLimit = 10;

type Operations =
  'listComments' | 'listReplies' | 'createComment' | 'updateComment' | 'deleteComment' | 'listMentionSuggestions' | 'getLikes' | 'setLike';

/** The operations on comments and likes, of the content types that take them. */
export function createReactionsHandlers(context: Context, types: ContentTypes): Pick<Handlers, Operations> {
  const { responses } = context;
  const likes = createLikesService({ likes: createLikesRepository(context, types), responses });
  const service = createCommentsService({
    comments: createCommentsRepository(context, types),
    writer: createCommentsWriter(context, types),
    responses,
    announce: createAnnouncer(context, types),
  });
  const suggestMentions = createMentionsService(createPeopleByName(context));
  return {
    listComments: ({ query: { page = 1, limit = defaultLimit, before, after, around, ...content }, locale, ...input }) =>
      service.listComments(member(input), content, { page: { page, limit }, before, after, around }, locale),
    listReplies: ({ params, query: { limit = defaultLimit, ...place }, locale, ...input }) =>
      service.listReplies(member(input), params.id, { ...place, limit }, locale),
    createComment: ({ body, locale, ...input }) => service.createComment(member(input), body, locale),
    updateComment: ({ params, body, locale, ...input }) => service.updateComment(member(input), params.id, body, locale),
    deleteComment: ({ params, ...input }) => service.deleteComment(member(input), params.id),
    listMentionSuggestions: ({ query, locale, ...input }) => suggestMentions(member(input), query.query, locale),
    getLikes: ({ query, locale, ...input }) => likes.getLikes(askedContent(member(input), query), locale),
    setLike: ({ body, locale, ...input }) => likes.setLike(askedContent(member(input), body), body.like, locale),
  };
}
