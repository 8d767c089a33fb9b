import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { components } from './schema.gen.ts';

type Schemas = components['schemas'];
type Content = { type: Schemas['ContentType']; id: string };

/** `GET user/me`. */
export const sessionQuery = (api: Api) => api.query.queryOptions('get', '/user/me');

/** `GET settings`. */
export const settingsQuery = (api: Api) => api.query.queryOptions('get', '/settings', { params: { query: { locale: api.locale } } });

/** `GET languages`. */
export const languagesQuery = (api: Api) => api.query.queryOptions('get', '/languages');

/** `GET menu`. */
export const menuQuery = (api: Api) => api.query.queryOptions('get', '/menu', { params: { query: { locale: api.locale } } });

/** `GET pages/{id}`. */
export const pageQuery = (api: Api, id: string) =>
  api.query.queryOptions('get', '/pages/{id}', { params: { path: { id }, query: { locale: api.locale } } });

/** `GET news/{id}`. */
export const articleQuery = (api: Api, id: string) =>
  api.query.queryOptions('get', '/news/{id}', { params: { path: { id }, query: { locale: api.locale } } });

/** `GET news/categories`. */
export const newsCategoriesQuery = (api: Api) =>
  api.query.queryOptions('get', '/news/categories', { params: { query: { locale: api.locale } } });

/** `GET news`, page after page: page 1 replaces, later pages append (content §2). */
export const newsListQuery = (api: Api, filters: Schemas['NewsFilters'] = {}, limit = 10, firstPage = 1) =>
  infiniteQueryOptions({
    queryKey: ['get', '/news', { filters, limit, firstPage, locale: api.locale }],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await api.client.GET('/news', {
        params: { query: { page: pageParam, limit, filters, locale: api.locale } },
        signal,
      });
      return data!;
    },
    initialPageParam: firstPage,
    getNextPageParam: (last: Schemas['NewsList']) => last.pagination.next,
  });

/** `GET comments`, newest first, page after page. */
export const commentsQuery = (api: Api, content: Content) =>
  infiniteQueryOptions({
    queryKey: ['get', '/comments', { ...content, locale: api.locale }],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...content, page: pageParam, limit: 20, locale: api.locale };
      const { data } = await api.client.GET('/comments', { params: { query }, signal });
      return data!;
    },
    initialPageParam: 1,
    getNextPageParam: (last: Schemas['CommentList']) => last.pagination.next,
  });

/** `GET likes`. */
export const likesQuery = (api: Api, content: Content) => api.query.queryOptions('get', '/likes', { params: { query: content } });
