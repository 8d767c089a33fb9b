import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { Api } from './client.ts';
import type { components } from './schema.gen.ts';

type Schemas = components['schemas'];
type Content = { type: Schemas['ContentType']; id: string };

/** The options of one read. Every failure throws an `ApiError`, so data is there once the call has resolved. */
function read<T>(key: readonly [path: string, parameters?: object], call: (signal: AbortSignal) => Promise<{ data?: T }>) {
  return queryOptions<T, ApiError>({ queryKey: ['get', ...key], queryFn: async ({ signal }) => (await call(signal)).data as T });
}

/** `GET user/me`. */
export const sessionQuery = (api: Api) => read(['/user/me'], (signal) => api.client.GET('/user/me', { signal }));

/** `GET settings`. */
export function settingsQuery(api: Api) {
  const query = { locale: api.locale };
  return read(['/settings', query], (signal) => api.client.GET('/settings', { params: { query }, signal }));
}

/** `GET languages`. */
export const languagesQuery = (api: Api) => read(['/languages'], (signal) => api.client.GET('/languages', { signal }));

/** `GET menu`. */
export function menuQuery(api: Api) {
  const query = { locale: api.locale };
  return read(['/menu', query], (signal) => api.client.GET('/menu', { params: { query }, signal }));
}

/** `GET pages/{id}`. */
export function pageQuery(api: Api, id: string) {
  const query = { locale: api.locale };
  return read(['/pages/{id}', { id, ...query }], (signal) => api.client.GET('/pages/{id}', { params: { path: { id }, query }, signal }));
}

/** `GET news/{id}`. */
export function articleQuery(api: Api, id: string) {
  const query = { locale: api.locale };
  return read(['/news/{id}', { id, ...query }], (signal) => api.client.GET('/news/{id}', { params: { path: { id }, query }, signal }));
}

/** `GET news/categories`. */
export function newsCategoriesQuery(api: Api) {
  const query = { locale: api.locale };
  return read(['/news/categories', query], (signal) => api.client.GET('/news/categories', { params: { query }, signal }));
}

/** `GET likes`. */
export const likesQuery = (api: Api, content: Content) =>
  read(['/likes', content], (signal) => api.client.GET('/likes', { params: { query: content }, signal }));

interface List {
  pagination: Schemas['Pagination'];
}

/** The options of a list that grows page by page: page 1 replaces, later pages append (content §2). */
function readPages<T extends List>(
  key: readonly [path: string, parameters: object],
  firstPage: number,
  call: (page: number, signal: AbortSignal) => Promise<{ data?: T }>,
) {
  return infiniteQueryOptions({
    queryKey: ['get', ...key],
    queryFn: async ({ pageParam, signal }) => (await call(pageParam, signal)).data as T,
    initialPageParam: firstPage,
    getNextPageParam: ({ pagination }: T) => pagination.next,
  });
}

/** `GET news`, newest first. `firstPage` begins further on, where a module has shown the first page already. */
export function newsListQuery(api: Api, filters: Schemas['NewsFilters'] = {}, limit = 10, firstPage = 1) {
  const query = { filters, limit, locale: api.locale };
  return readPages(['/news', { ...query, firstPage }], firstPage, (page, signal) =>
    api.client.GET('/news', { params: { query: { ...query, page } }, signal }),
  );
}

/** `GET comments`, newest first. */
export function commentsQuery(api: Api, content: Content) {
  const query = { ...content, limit: 20, locale: api.locale };
  return readPages(['/comments', query], 1, (page, signal) =>
    api.client.GET('/comments', { params: { query: { ...query, page } }, signal }),
  );
}
