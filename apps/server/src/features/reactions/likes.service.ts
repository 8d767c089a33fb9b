import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { found } from '../../platform/http/problem.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import { type AskedContent, countsOf, orderOfCounts } from '../../shared/content/content-type.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import type { LikesRepository } from './likes.repository.ts';

/** Likes. Whatever a member may not see or do answers 404. */
export function createLikesService({ likes, responses }: { likes: LikesRepository; responses: Pick<ResponseCache, 'forget'> }) {
  async function getLikes(content: AskedContent, locale: Locale): Promise<Schemas['Likes']> {
    const [row, faces] = await Promise.all([likes.find(content), likes.faces(content)]);
    return { ...found(row), people: faces.map(({ person, portrait }) => toPerson(person, portrait, locale)) };
  }
  return {
    getLikes,

    /** Repeating it changes nothing. */
    async setLike(content: AskedContent, like: boolean, locale: Locale): Promise<Schemas['Likes']> {
      await (like ? likes.add(content) : likes.remove(content));
      responses.forget(content.orgId, countsOf(content.orgId, content.contentId), orderOfCounts(content.orgId));
      return getLikes(content, locale);
    },
  };
}
