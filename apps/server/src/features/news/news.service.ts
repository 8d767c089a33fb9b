import type { Schemas } from '@foyer/api';
import type { Locale } from '../../db/types.ts';
import { paginate, type PageRequest } from '../../http/pagination.ts';
import { Problem } from '../../http/problem.ts';
import type { MediaRepository } from '../media/media.repository.ts';
import { toArticle, toTeaser } from './news.presenter.ts';
import type { NewsRepository, NewsSelection } from './news.repository.ts';

/** What members read of the news. */
export function createNewsService(news: NewsRepository, media: MediaRepository) {
  return {
    async list(selection: NewsSelection, page: PageRequest, locale: Locale): Promise<Schemas['NewsList']> {
      const [rows, total] = await Promise.all([news.listTeasers(selection, page, locale), news.count(selection)]);
      return { results: rows.map((row) => toTeaser(row, locale)), pagination: paginate(page, total) };
    },

    async categories(orgId: string, locale: Locale): Promise<Schemas['Category'][]> {
      const rows = await news.listCategories(orgId, locale);
      return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
    },

    /** Throws 404 for an article that does not exist, is not published yet or belongs to another org. */
    async article(orgId: string, id: string, locale: Locale): Promise<Schemas['Article']> {
      const row = await news.findArticle(orgId, id, locale);
      if (!row) throw new Problem(404, 'not_found');
      return toArticle(row, await media.findAll(orgId, [...row.galleryIds, ...row.attachmentIds]), locale);
    },
  };
}
export type NewsService = ReturnType<typeof createNewsService>;
