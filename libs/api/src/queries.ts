import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { Api } from './client.ts';
import type { components, operations } from './schema.gen.ts';

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

/** `GET menu/settings`. */
export function settingsMenuQuery(api: Api) {
  const query = { locale: api.locale };
  return read(['/menu/settings', query], (signal) => api.client.GET('/menu/settings', { params: { query }, signal }));
}

/** `GET settings/faults`; for superadmins. */
export const settingsFaultsQuery = (api: Api) => read(['/settings/faults'], (signal) => api.client.GET('/settings/faults', { signal }));

/** `GET pages/{id}`. */
export function pageQuery(api: Api, id: string) {
  const query = { locale: api.locale };
  return read(['/pages/{id}', { id, ...query }], (signal) => api.client.GET('/pages/{id}', { params: { path: { id }, query }, signal }));
}

/** `GET pages/{id}/module_faults`; for those who write content. */
export function moduleFaultsQuery(api: Api, id: string) {
  const query = { locale: api.locale };
  return read(['/pages/{id}/module_faults', { id, ...query }], (signal) =>
    api.client.GET('/pages/{id}/module_faults', { params: { path: { id }, query }, signal }),
  );
}

/** `GET previews/{id}`. */
export function previewQuery(api: Api, id: string, token: string) {
  const query = { locale: api.locale, token };
  return read(['/previews/{id}', { id, ...query }], (signal) =>
    api.client.GET('/previews/{id}', { params: { path: { id }, query }, signal }),
  );
}

/** `GET news/{id}`. */
export function articleQuery(api: Api, id: string) {
  const query = { locale: api.locale };
  return read(['/news/{id}', { id, ...query }], (signal) => api.client.GET('/news/{id}', { params: { path: { id }, query }, signal }));
}

/** `GET news/{id}/confirmation`: the member's own. */
export function confirmationQuery(api: Api, id: string) {
  const query = { locale: api.locale };
  return read(['/news/{id}/confirmation', { id }], (signal) =>
    api.client.GET('/news/{id}/confirmation', { params: { path: { id }, query }, signal }),
  );
}

/** `GET user/me/confirmations`: what the member has confirmed of all that asks for it. */
export const ownConfirmationsQuery = (api: Api) =>
  read(['/user/me/confirmations'], (signal) => api.client.GET('/user/me/confirmations', { signal }));

/** `GET news/{id}/confirmation_settings`; for editors. */
export function confirmationSettingsQuery(api: Api, id: string) {
  const query = { locale: api.locale };
  return read(['/news/{id}/confirmation_settings', { id }], (signal) =>
    api.client.GET('/news/{id}/confirmation_settings', { params: { path: { id }, query }, signal }),
  );
}

/** Which members a report of confirmations lists, and which page of them. */
export type ConfirmationsQuery = NonNullable<operations['listNewsConfirmations']['parameters']['query']>;

/** `GET news/{id}/confirmations`; for editors. */
export function confirmationsQuery(api: Api, id: string, asked: ConfirmationsQuery) {
  const query = { ...asked, locale: api.locale };
  return read(['/news/{id}/confirmations', { id, ...query }], (signal) =>
    api.client.GET('/news/{id}/confirmations', { params: { path: { id }, query }, signal }),
  );
}

/** `GET news/categories`. */
export function newsCategoriesQuery(api: Api) {
  const query = { locale: api.locale };
  return read(['/news/categories', query], (signal) => api.client.GET('/news/categories', { params: { query }, signal }));
}

/** `GET news/filters`: what the list can be filtered by. */
export function newsFiltersQuery(api: Api) {
  const query = { locale: api.locale };
  return read(['/news/filters', query], (signal) => api.client.GET('/news/filters', { params: { query }, signal }));
}

/** `GET news/topic_filter`: the topics of what the other filters leave. */
export function newsTopicFilterQuery(api: Api, filters: Schemas['NewsFilters'] = {}) {
  const query = { filters, locale: api.locale };
  return read(['/news/topic_filter', query], (signal) => api.client.GET('/news/topic_filter', { params: { query }, signal }));
}

/** `GET news/top_teaser`: the top stories as a module. */
export function newsTopTeaserQuery(api: Api, filters: Schemas['NewsFilters'] = {}) {
  const query = { filters, locale: api.locale };
  return read(['/news/top_teaser', query], (signal) => api.client.GET('/news/top_teaser', { params: { query }, signal }));
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

/** `GET news`, newest first unless the filters say otherwise. `firstPage` begins further on, where a module has shown the first page already. */
export function newsListQuery(api: Api, filters: Schemas['NewsFilters'] = {}, limit = 10, firstPage = 1) {
  const query = { filters, limit, locale: api.locale };
  return readPages(['/news', { ...query, firstPage }], firstPage, (page, signal) =>
    api.client.GET('/news', { params: { query: { ...query, page } }, signal }),
  );
}

/** `GET occasions/feed`, `occasions/birthdays` or `occasions/anniversaries`: the next ones, so many of each at most. */
export function occasionsQuery(api: Api, list: 'feed' | 'birthdays' | 'anniversaries' = 'feed', limit?: number) {
  const path = `/occasions/${list}` as const;
  const query = { limit, locale: api.locale };
  return read<Schemas['UpcomingOccasions']>([path, query], (signal) => api.client.GET(path, { params: { query }, signal }));
}

/** `GET web_news`, newest first. `firstPage` begins further on, where a module has shown the first page already. */
export function webNewsQuery(api: Api, filters: Schemas['WebNewsFilters'] = {}, limit = 7, firstPage = 1) {
  const query = { filters, limit, locale: api.locale };
  return readPages(['/web_news', { ...query, firstPage }], firstPage, (page, signal) =>
    api.client.GET('/web_news', { params: { query: { ...query, page } }, signal }),
  );
}

/** The TV page's content, with the `ETag` that names it. */
export interface KnownBubbleTool {
  etag: string | undefined;
  content: Schemas['BubbleTool'];
}

/** `GET bubble_tool`. What has not changed since the last time is not sent again. */
export function bubbleToolQuery(api: Api) {
  const query = { locale: api.locale };
  const queryKey = ['get', '/bubble_tool', query] as const;
  return queryOptions<KnownBubbleTool, ApiError, KnownBubbleTool, typeof queryKey>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<KnownBubbleTool>(queryKey);
      const header = { 'If-None-Match': known?.etag };
      try {
        const { data, response } = await api.client.GET('/bubble_tool', { params: { query, header }, signal });
        return { etag: response.headers.get('etag') ?? undefined, content: data! };
      } catch (error) {
        if (known && (error as ApiError).status === 304) return known;
        throw error;
      }
    },
  });
}

/** `GET posts`: what was written to a group, newest first. `firstPage` begins further on, where a module has shown the first page already. */
export function postsQuery(api: Api, groupId: string, limit = 10, firstPage = 1) {
  const query = { group_id: groupId, limit, locale: api.locale };
  return readPages(['/posts', { ...query, firstPage }], firstPage, (page, signal) =>
    api.client.GET('/posts', { params: { query: { ...query, page } }, signal }),
  );
}

/** Where a page of comments begins: the newest, about one of them, or beside what is shown. */
type CommentsPlace = { around?: string; before?: string; after?: string };

/**
 * `GET comments`, newest first, in pages that grow in both directions: what is newer comes as the previous page. `around` begins with the page that holds
 * one of them.
 */
export function commentsQuery(api: Api, content: Content, around?: string) {
  const query = { ...content, limit: 20, locale: api.locale };
  return infiniteQueryOptions({
    queryKey: ['get', '/comments', { ...query, ...(around && { around }) }],
    queryFn: async ({ pageParam, signal }) =>
      (await api.client.GET('/comments', { params: { query: { ...query, ...pageParam } }, signal })).data as Schemas['CommentList'],
    initialPageParam: (around ? { around } : {}) as CommentsPlace,
    getNextPageParam: ({ earlier }): CommentsPlace | null => (earlier ? { before: earlier } : null),
    getPreviousPageParam: ({ newer }): CommentsPlace | null => (newer ? { after: newer } : null),
  });
}

/** `GET mention_suggestions`: people who can be mentioned and whose names begin with what is typed. */
export function mentionSuggestionsQuery(api: Api, typed: string) {
  const query = { query: typed, locale: api.locale };
  return read(['/mention_suggestions', query], (signal) => api.client.GET('/mention_suggestions', { params: { query }, signal }));
}

/** What a search asks for; `GET search`. */
export type SearchQuery = NonNullable<operations['search']['parameters']['query']>;

/** `GET search`. */
export function searchQuery(api: Api, search: SearchQuery) {
  const query = { ...search, locale: api.locale };
  return read(['/search', query], (signal) => api.client.GET('/search', { params: { query }, signal }));
}

/** `GET search/fields`. */
export function searchFieldsQuery(api: Api) {
  const query = { locale: api.locale };
  return read(['/search/fields', query], (signal) => api.client.GET('/search/fields', { params: { query }, signal }));
}

/** `GET search/suggestions`: values of a field that fit what is typed. */
export function searchSuggestionsQuery(api: Api, field: Schemas['SearchFieldId'], text: string) {
  const query = { field_id: field, query: text, locale: api.locale };
  return read(['/search/suggestions', query], (signal) => api.client.GET('/search/suggestions', { params: { query }, signal }));
}

/** `GET activities`, newest first. */
export function activitiesQuery(api: Api, page = 1) {
  const query = { page, locale: api.locale };
  return read(['/activities', query], (signal) => api.client.GET('/activities', { params: { query }, signal }));
}

/** `GET activities/unread`. */
export const unreadActivitiesQuery = (api: Api) =>
  read(['/activities/unread'], (signal) => api.client.GET('/activities/unread', { signal }));

/** `GET user/me/sessions`, this one first. */
export const sessionsQuery = (api: Api) => read(['/user/me/sessions'], (signal) => api.client.GET('/user/me/sessions', { signal }));

/** `GET users/{id}`. */
export function profileQuery(api: Api, id: string) {
  const query = { locale: api.locale };
  return read(['/users/{id}', { id, ...query }], (signal) => api.client.GET('/users/{id}', { params: { path: { id }, query }, signal }));
}

/** `GET products`, in the shop's order. */
export function productsQuery(api: Api, limit = 12) {
  const query = { limit, locale: api.locale };
  return readPages(['/products', query], 1, (page, signal) =>
    api.client.GET('/products', { params: { query: { ...query, page } }, signal }),
  );
}

/** `GET carts/mine`. */
export function cartQuery(api: Api) {
  const query = { locale: api.locale };
  return read(['/carts/mine', query], (signal) => api.client.GET('/carts/mine', { params: { query }, signal }));
}

/** `GET newsletter/subscriptions`: every newsletter and whether the member gets it. */
export function newsletterSubscriptionsQuery(api: Api) {
  const query = { locale: api.locale };
  return read(['/newsletter/subscriptions', query], (signal) => api.client.GET('/newsletter/subscriptions', { params: { query }, signal }));
}
