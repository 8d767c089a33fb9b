import { anArticle, articleTeasers, categories, pageOf } from '../factories/news.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

/** Answers real pages cut out of these articles, filtered as asked. */
export const listNews = (articles: Schemas['ArticleTeaser'][] = articleTeasers(34)) =>
  mock('listNews', ({ query }) => {
    const wanted = query.getAll('filters[category][]');
    const found = wanted.length === 0 ? articles : articles.filter(({ category }) => category && wanted.includes(category.id));
    return pageOf(found, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10));
  });
export const listNewsFails = failing('listNews');

/** Answers one article under its id and 404 under any other. */
export const getNews = (article: Schemas['Article'] = anArticle()) =>
  mock('getNews', ({ path }) => (path['id'] === article.id ? article : problem(404, 'not_found')));
export const getNewsFails = failing('getNews', 404, 'not_found');

export const listNewsCategories = (offered: Schemas['Category'][] = categories()) => mock('listNewsCategories', () => offered);
export const listNewsCategoriesFails = failing('listNewsCategories');
