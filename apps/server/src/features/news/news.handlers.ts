import type { Context } from '../../context.ts';
import { type Handlers, member } from '../../http/operation.ts';
import { sharedAnswersOf } from '../../http/shared-answers.ts';
import { createMediaRepository } from '../media/media.repository.ts';
import { createNewsRepository } from './news.repository.ts';
import { createNewsService } from './news.service.ts';

const defaultLimit = 10;

/** The operations on news. Every member of an org reads the same, so the answers are shared. */
export function createNewsHandlers(context: Context): Pick<Handlers, 'listNews' | 'listNewsCategories' | 'getNews'> {
  const service = createNewsService(createNewsRepository(context), createMediaRepository(context));
  const answers = sharedAnswersOf(context);
  return {
    listNews(input) {
      const { orgId } = member(input);
      const { query, locale, reply } = input;
      const { page = 1, limit = defaultLimit, filters } = query;
      const categories = [...new Set(filters?.category)].sort();
      const key = ['news', locale, page, limit, ...categories];
      return answers.send(reply, orgId, key, () => service.list({ orgId, categories }, { page, limit }, locale));
    },
    listNewsCategories(input) {
      const { orgId } = member(input);
      const { locale, reply } = input;
      return answers.send(reply, orgId, ['news-categories', locale], () => service.categories(orgId, locale));
    },
    getNews(input) {
      const { orgId } = member(input);
      const { params, locale, reply } = input;
      return answers.send(reply, orgId, ['article', locale, params.id], () => service.article(orgId, params.id, locale));
    },
  };
}
