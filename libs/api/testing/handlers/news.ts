import { aTopteaserModule } from '../factories/topteaser-module.ts';
import { aTopicFilter, newsFilterOptions } from '../factories/filters.ts';
import { anArticle, aPublication, articleTeasers, categories, pageOf } from '../factories/news.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

/** Answers real pages cut out of these articles, filtered as asked. */
export const listNews = (articles: Schemas['ArticleTeaser'][] = articleTeasers(34)) =>
  mock('listNews', ({ query }) => {
    const wanted = (name: string) => query.getAll(`filters[${name}][]`);
    const fits = (name: string, ids: readonly string[]) => wanted(name).length === 0 || wanted(name).some((id) => ids.includes(id));
    const found = articles.filter(
      ({ category, topics }) =>
        fits('category', category ? [category.id] : []) &&
        fits(
          'topic',
          topics.map(({ id }) => id),
        ),
    );
    return { ...pageOf(found, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)), total: found.length };
  });
export const listNewsFails = failing('listNews');

/** Answers one article under its id and 404 under any other. */
export const getNews = (article: Schemas['Article'] = anArticle()) =>
  mock('getNews', ({ path }) => (path['id'] === article.id ? article : problem(404, 'not_found')));
/** Two related articles, and one that has not been read unless there is said to be none. */
export const getArticlePreview = (article: Schemas['Article'] = anArticle()) =>
  mock('getArticlePreview', ({ path }) => (path['id'] === article.id ? article : problem(410, 'preview_link_invalid')));

export const getNewsOnward = (unread: Schemas['ArticleTeaser'] | null = articleTeasers(3)[2]!) =>
  mock('getNewsOnward', () => ({ unread, related: articleTeasers(2) }));
export const getNewsOnwardFails = failing('getNewsOnward');
export const markNewsAsOpened = () => mock('markNewsAsOpened', () => null);

export const markNewsAsRead = () => mock('markNewsAsRead', () => null);

export const getNewsCalendar = () =>
  mock(
    'getNewsCalendar',
    () => new Response('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n', { headers: { 'content-type': 'text/calendar' } }),
  );
export const getNewsFails = failing('getNews', 404, 'not_found');

export const listNewsCategories = (offered: Schemas['Category'][] = categories()) => mock('listNewsCategories', () => offered);
export const listNewsCategoriesFails = failing('listNewsCategories');

export const getNewsFilters = (options: Schemas['FilterOption'][] = newsFilterOptions()) => mock('getNewsFilters', () => options);
export const getNewsFiltersFails = failing('getNewsFilters');

export const getNewsTopicFilter = (option: Schemas['FilterOption'] = aTopicFilter()) => mock('getNewsTopicFilter', () => option);
export const getNewsTopicFilterFails = failing('getNewsTopicFilter');

export const getNewsTopTeaser = (module: Schemas['TopteaserModule'] = aTopteaserModule({ id: 'top_teaser' })) =>
  mock('getNewsTopTeaser', () => module);
export const getNewsTopTeaserFails = failing('getNewsTopTeaser');

/** Keeps what is set, as the server does; a change of another version is refused. */
export const setNewsPublication = (publication: Schemas['NewsPublication'] = aPublication()) =>
  mock('setNewsPublication', ({ body }) =>
    body.version === publication.version ? { ...publication, ...body, version: body.version + 1 } : problem(409, 'changed_meanwhile'),
  );
export const setNewsPublicationFails = failing('setNewsPublication', 409, 'changed_meanwhile');
