import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { listOptions, read } from '../read.ts';
import type { components } from '../schema.gen.ts';

type Schemas = components['schemas'];

/** What all lists of conversations begin their key with, whatever they look for. */
export const conversationsKey = ['get', '/conversations'] as const;

/** `GET conversations`: the reader's, those with the latest message first. */
export function conversationsQuery(api: Api, query = '') {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, { query }],
    queryFn: async ({ pageParam, signal }) => {
      const params = { query: { limit: 30, ...(query && { query }), ...(pageParam && { before: pageParam }) } };
      return (await api.client.GET('/conversations', { params, signal })).data as Schemas['ConversationList'];
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** `GET conversations/{id}`. */
export const conversationQuery = read('/conversations/{id}', (_, id: string) => ({ path: { id } }));

/** `GET conversations/{id}/messages/search`: messages that hold what is looked for, the latest first. */
export function messageSearchQuery(api: Api, id: string, query: string) {
  return infiniteQueryOptions({
    queryKey: ['get', '/conversations/{id}/messages/search', { id, query }],
    queryFn: async ({ pageParam, signal }) => {
      const params = { path: { id }, query: { query, ...(pageParam !== null && { before: pageParam }) } };
      return (await api.client.GET('/conversations/{id}/messages/search', { params, signal })).data as Schemas['ChatMessageSearch'];
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ results, has_before }) => (has_before ? results.at(-1)!.seq : null),
  });
}

/** `GET conversations/{id}/members`, by name. */
export const conversationMembersQuery = (api: Api, id: string) =>
  listOptions(api, '/conversations/{id}/members', { path: { id }, query: { limit: 30 } });

/** `GET messages/users`: whom one can write to. */
export const chatPeopleQuery = read('/messages/users', (_, query: string) => ({ query: { query } }));

/** `GET messages/preferences`: what others see of the reader. */
export const chatPreferencesQuery = read('/messages/preferences');
