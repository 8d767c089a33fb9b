import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { createPostsService } from './posts.service.ts';

const defaultLimit = 10;

/** The operations on posts. */
export function createPostsHandlers(context: Context): Pick<Handlers, 'listPosts'> {
  const service = createPostsService(context);
  return {
    listPosts: ({ query: { group_id: groupId, page = 1, limit = defaultLimit }, locale, ...input }) =>
      service.list(member(input), groupId, { page, limit }, locale),
  };
}
