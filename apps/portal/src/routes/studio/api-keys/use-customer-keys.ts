import { type Schemas, useApi } from '@foyer/api';
import { studioApiKeysQuery } from '@foyer/api/studio';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What superadmins do to keys of the customer and its members; the list is read again after each. */
export function useCustomerKeys(userId: string) {
  const api = useApi();
  const { client, locale } = api;
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: studioApiKeysQuery(api).queryKey });
  return {
    create: useMutation({
      mutationFn: async (key: Schemas['NewApiKey']) => {
        const body = { ...key, user_id: userId };
        return (await client.POST('/studio/api_keys', { params: { query: { locale } }, body })).data!;
      },
      onSettled,
    }),
    remove: useMutation({
      mutationFn: async (id: string) => void (await client.DELETE('/studio/api_keys/{id}', { params: { path: { id } } })),
      onSettled,
    }),
  };
}
