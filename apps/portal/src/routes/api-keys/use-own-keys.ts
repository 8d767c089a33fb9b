import { apiKeysQuery, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What a member does to keys of their own; the list is read again after each. */
export function useOwnKeys() {
  const api = useApi();
  const { client, locale } = api;
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: apiKeysQuery(api).queryKey });
  return {
    create: useMutation({
      mutationFn: async (body: Schemas['NewApiKey']) =>
        (await client.POST('/user/me/api_keys', { params: { query: { locale } }, body })).data!,
      onSettled,
    }),
    remove: useMutation({
      mutationFn: async (id: string) => void (await client.DELETE('/user/me/api_keys/{id}', { params: { path: { id } } })),
      onSettled,
    }),
  };
}
