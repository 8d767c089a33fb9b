import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import { likesQuery } from './queries.ts';
import type { components } from './schema.gen.ts';

type Schemas = components['schemas'];

/** `PUT likes`: likes something or takes it back. The count answers at once and goes back where the server refuses. */
export function useLike(content: { type: Schemas['ContentType']; id: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = likesQuery(api, content);
  return useMutation({
    mutationFn: async (like: boolean) => (await api.client.PUT('/likes', { body: { ...content, like } })).data!,
    onMutate: async (like) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Schemas['Likes']>(queryKey);
      if (before && before.liked !== like) {
        queryClient.setQueryData<Schemas['Likes']>(queryKey, { liked: like, count: before.count + (like ? 1 : -1) });
      }
      return { before };
    },
    onError: (_error, _like, context) => queryClient.setQueryData(queryKey, context?.before),
    onSuccess: (likes) => queryClient.setQueryData(queryKey, likes),
  });
}
