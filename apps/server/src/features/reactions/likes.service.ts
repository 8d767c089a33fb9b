import type { Schemas } from '@foyer/api';
import { found } from '../../platform/http/problem.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import { type AskedContent, countsOf, orderOfCounts } from '../../shared/content/content-type.ts';
import type { LikesRepository } from './likes.repository.ts';

/** Likes. Whatever a member may not see or do answers 404. */
export function createLikesService({ likes, responses }: { likes: LikesRepository; responses: Pick<ResponseCache, 'forget'> }) {
  const getLikes = async (content: AskedContent): Promise<Schemas['Likes']> => found(await likes.find(content));
  return {
    getLikes,

    /** Repeating it changes nothing. */
    async setLike(content: AskedContent, like: boolean): Promise<Schemas['Likes']> {
      await (like ? likes.add(content) : likes.remove(content));
      responses.forget(content.orgId, countsOf(content.orgId, content.contentId), orderOfCounts(content.orgId));
      return getLikes(content);
    },
  };
}
