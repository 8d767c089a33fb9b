import type { Schemas } from '@foyer/api';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import type { LikesRepository } from './likes.repository.ts';

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Problem(404, 'not_found');
  return value;
}

/** Likes. Whatever a member may not see or do answers 404. */
export function createLikesService({ likes, responses }: { likes: LikesRepository; responses: Pick<ResponseCache, 'forget'> }) {
  return {
    getLikes: async (me: Me, newsId: string): Promise<Schemas['Likes']> => found(await likes.find(me.orgId, newsId, me.id)),

    /** Repeating it changes nothing. */
    async setLike(me: Me, { id: newsId, like }: Schemas['LikeRequest']): Promise<Schemas['Likes']> {
      await (like ? likes.add(me.orgId, newsId, me.id) : likes.remove(me.orgId, newsId, me.id));
      responses.forget(me.orgId);
      return found(await likes.find(me.orgId, newsId, me.id));
    },
  };
}
