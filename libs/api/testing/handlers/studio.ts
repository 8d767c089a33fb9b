import { aStudioArticle, aStudioArticleList, aStudioContent, studioOptions, studioVersions } from '../factories/studio.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

type Article = Schemas['StudioArticle'];

export const listStudioArticles = (list: Schemas['StudioArticleList'] = aStudioArticleList()) =>
  mock('listStudioArticles', ({ query }) => {
    const state = query.get('state');
    const results = state ? list.results.filter((entry) => entry.state === state) : list.results;
    return { ...list, results, total: results.length };
  });
export const listStudioArticlesFails = failing('listStudioArticles');

export const createStudioArticle = (article: Article = aStudioArticle()) => mock('createStudioArticle', () => article);
export const getStudioArticle = (article: Article = aStudioArticle()) => mock('getStudioArticle', () => article);
export const getStudioArticleFails = failing('getStudioArticle', 404, 'not_found');

/** Keeps what is saved, as the server does; a change of another version is refused. */
export const setStudioArticle = (article: Article = aStudioArticle()) => {
  let { version } = article;
  return mock('setStudioArticle', ({ body }) => {
    if (body.version !== version) return problem(409, 'changed_meanwhile');
    version += 1;
    return { ...article, version, content: body.content };
  });
};
export const setStudioArticleFails = failing('setStudioArticle', 409, 'changed_meanwhile');

export const deleteStudioArticle = () => mock('deleteStudioArticle', () => null);
export const restoreStudioArticle = () => mock('restoreStudioArticle', () => null);
export const copyStudioArticle = (article: Article = aStudioArticle()) => mock('copyStudioArticle', () => article);
export const listStudioArticleVersions = (versions: Schemas['StudioVersion'][] = studioVersions()) =>
  mock('listStudioArticleVersions', () => versions);
export const getStudioArticleVersion = (content: Schemas['StudioContent'] = aStudioContent()) =>
  mock('getStudioArticleVersion', ({ path }) => ({ version: Number(path['version']), content }));
export const getStudioOptions = (options: Schemas['StudioOptions'] = studioOptions()) => mock('getStudioOptions', () => options);
