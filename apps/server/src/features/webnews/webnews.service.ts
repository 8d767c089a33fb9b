import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { toWebNewsItem } from './webnews.presenter.ts';
import { createWebNewsRepository, type WebNewsSelection } from './webnews.repository.ts';

/** The news of other websites as members read them. */
export function createWebNewsService(context: Pick<Context, 'db'>) {
  const news = createWebNewsRepository(context);

  /** The newest; how many says `limit`. */
  const newest = async (selection: WebNewsSelection, limit: number, locale: Locale, page = 1): Promise<Schemas['WebNewsItem'][]> =>
    (await news.list(selection, { page, limit })).map((row) => toWebNewsItem(row, locale));

  return {
    newest,
    /** The feeds that the customer has. */
    feeds: news.feeds,
    /** One page of the list. */
    async list(selection: WebNewsSelection, page: PageRequest, locale: Locale): Promise<Schemas['WebNewsList']> {
      const [results, total] = await Promise.all([newest(selection, page.limit, locale, page.page), news.count(selection)]);
      return { results, pagination: paginate(page, total) };
    },
  };
}
export type WebNewsService = ReturnType<typeof createWebNewsService>;
