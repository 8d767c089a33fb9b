import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { Api } from './client.ts';
import { listOptions, read, readOptions } from './read.ts';
import type { components, operations } from './schema.gen.ts';

type Schemas = components['schemas'];
type Content = { type: Schemas['ContentType']; id: string };

/** The parameters of most reads: the language of the answer. */
const inLanguage = ({ locale }: Api) => ({ query: { locale } });
/** One thing by its id, in the language of the answer. */
const byId = ({ locale }: Api, id: string) => ({ path: { id }, query: { locale } });

/** `GET user/me`. */
export const sessionQuery = read('/user/me');

/** `GET settings`. */
export const settingsQuery = read('/settings', inLanguage);

/** `GET languages`. */
export const languagesQuery = read('/languages');

/** `GET menu`. */
export const menuQuery = read('/menu', inLanguage);

/** `GET menu/settings`. */
export const settingsMenuQuery = read('/menu/settings', inLanguage);

/** `GET settings/faults`; for superadmins. */
export const settingsFaultsQuery = read('/settings/faults');

/** `GET pages/{id}`. */
export const pageQuery = read('/pages/{id}', byId);

/** `GET pages/{id}/module_faults`; for those who write content. */
export const moduleFaultsQuery = read('/pages/{id}/module_faults', byId);

/** `GET previews/{id}`. */
export const previewQuery = read('/previews/{id}', ({ locale }, id: string, token: string) => ({ path: { id }, query: { locale, token } }));

/** `GET article_previews/{id}`. */
export const articlePreviewQuery = read('/article_previews/{id}', ({ locale }, id: string, token: string) => ({
  path: { id },
  query: { locale, token },
}));

/** Which articles the studio lists, and which page of them. */
export interface StudioListing {
  state?: Schemas['StudioState'];
  in_review?: boolean;
  mine: boolean;
  q: string;
  page: number;
}

/** `GET studio/articles`; for editors. */
export const studioArticlesQuery = read('/studio/articles', ({ locale }, listing: StudioListing) => ({ query: { ...listing, locale } }));

/** `GET studio/articles/{id}`; for editors. */
export const studioArticleQuery = read('/studio/articles/{id}', byId);

/** `GET studio/articles/{id}/versions`; for editors. */
export const studioVersionsQuery = read('/studio/articles/{id}/versions', byId);

/** `GET studio/options`; for editors. */
export const studioOptionsQuery = read('/studio/options', inLanguage);

/** `GET news/{id}`. */
export const articleQuery = read('/news/{id}', byId);

/** `GET news/{id}/onward`: what the member reads after it. */
export const onwardQuery = read('/news/{id}/onward', byId);

/** `GET news/{id}/confirmation`: the member's own. */
export const confirmationQuery = read('/news/{id}/confirmation', byId);

/** `GET user/me/confirmations`: what the member has confirmed of all that asks for it. */
export const ownConfirmationsQuery = read('/user/me/confirmations');

/** `GET user/me/open_confirmations`: what the member has yet to confirm, as much of it as the start page shows. */
export const openConfirmationsQuery = read('/user/me/open_confirmations', ({ locale }) => ({ query: { limit: 20, locale } }));

/** `GET news/{id}/confirmation_settings`; for editors. */
export const confirmationSettingsQuery = read('/news/{id}/confirmation_settings', byId);

/** Which members a report of confirmations lists, and which page of them. */
export type ConfirmationsQuery = NonNullable<operations['listNewsConfirmations']['parameters']['query']>;

/** `GET news/{id}/confirmations`; for editors. */
export const confirmationsQuery = read('/news/{id}/confirmations', ({ locale }, id: string, asked: ConfirmationsQuery) => ({
  path: { id },
  query: { ...asked, locale },
}));

/** `GET news/categories`. */
export const newsCategoriesQuery = read('/news/categories', inLanguage);

/** `GET news/filters`: what the list can be filtered by. */
export const newsFiltersQuery = read('/news/filters', inLanguage);

const filtered = ({ locale }: Api, filters: Schemas['NewsFilters'] = {}) => ({ query: { filters, locale } });

/** `GET news/topic_filter`: the topics of what the other filters leave. */
export const newsTopicFilterQuery = read('/news/topic_filter', filtered);

/** `GET news/top_teaser`: the top stories as a module. */
export const newsTopTeaserQuery = read('/news/top_teaser', filtered);

/** `GET likes`. */
export const likesQuery = read('/likes', (_, content: Content) => ({ query: content }));

/** `GET news`, newest first unless the filters say otherwise. `firstPage` begins further on, where a module has shown the first page already. */
export const newsListQuery = (api: Api, filters: Schemas['NewsFilters'] = {}, limit = 10, firstPage = 1) =>
  listOptions(api, '/news', { query: { filters, limit, locale: api.locale } }, firstPage);

/** `GET occasions/feed`, `occasions/birthdays` or `occasions/anniversaries`: the next ones, so many of each at most. */
export const occasionsQuery = (api: Api, list: 'feed' | 'birthdays' | 'anniversaries' = 'feed', limit?: number) =>
  readOptions(api, `/occasions/${list}`, { query: { limit, locale: api.locale } });

/** `GET user/me/congratulations`: whom the member has congratulated today, and on what others congratulate them. */
export const ownCongratulationsQuery = read('/user/me/congratulations');

/** `GET web_news`, newest first. `firstPage` begins further on, where a module has shown the first page already. */
export const webNewsQuery = (api: Api, filters: Schemas['WebNewsFilters'] = {}, limit = 7, firstPage = 1) =>
  listOptions(api, '/web_news', { query: { filters, limit, locale: api.locale } }, firstPage);

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
export const postsQuery = (api: Api, groupId: string, limit = 10, firstPage = 1) =>
  listOptions(api, '/posts', { query: { group_id: groupId, limit, locale: api.locale } }, firstPage);

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
export const mentionSuggestionsQuery = read('/mention_suggestions', ({ locale }, typed: string) => ({ query: { query: typed, locale } }));

/** What a search asks for; `GET search`. */
export type SearchQuery = NonNullable<operations['search']['parameters']['query']>;

/** `GET search`. */
export const searchQuery = read('/search', ({ locale }, search: SearchQuery) => ({ query: { ...search, locale } }));

/** `GET search/fields`. */
export const searchFieldsQuery = read('/search/fields', inLanguage);

/** `GET search/suggestions`: values of a field that fit what is typed. */
export const searchSuggestionsQuery = read('/search/suggestions', ({ locale }, field: Schemas['SearchFieldId'], text: string) => ({
  query: { field_id: field, query: text, locale },
}));

/** `GET search/suggestions`: what the portal holds that fits what is typed. */
export const portalSuggestionsQuery = read('/search/suggestions', ({ locale }, text: string) => ({ query: { query: text, locale } }));

/** `GET activities`, newest first. */
export const activitiesQuery = read('/activities', ({ locale }, page?: number) => ({ query: { page: page ?? 1, locale } }));

/** `GET activities/unread`. */
export const unreadActivitiesQuery = read('/activities/unread');

/** `GET notifications/latest`, newest first. */
export const latestNotificationsQuery = read('/notifications/latest', inLanguage);

/** `GET user/me/notification_preferences`. */
export const notificationPreferencesQuery = read('/user/me/notification_preferences');

/** `GET user/me/sessions`, this one first. */
export const sessionsQuery = read('/user/me/sessions');

/** `GET user/me/api_keys`, the newest first. */
export const apiKeysQuery = read('/user/me/api_keys', inLanguage);

/** `GET users/{id}`. */
export const profileQuery = read('/users/{id}', byId);

/** `GET products`, in the shop's order. */
export const productsQuery = (api: Api, limit = 12) => listOptions(api, '/products', { query: { limit, locale: api.locale } });

/** `GET carts/mine`. */
export const cartQuery = read('/carts/mine', inLanguage);

/** `GET newsletter/subscriptions`: every newsletter and whether the member gets it. */
export const newsletterSubscriptionsQuery = read('/newsletter/subscriptions', inLanguage);
