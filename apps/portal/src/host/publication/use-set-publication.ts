import { articleQuery, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Saves when and how an article is published. Lists and pages that show it are read again when they are shown next. */
export function useSetPublication(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = articleQuery(api, id);
  return useMutation({
    mutationFn: async (body: Schemas['NewsPublicationChange']) => {
      const params = { path: { id }, query: { locale: api.locale } };
      return (await api.client.PUT('/news/{id}/publication', { params, body })).data!;
    },
    onSuccess: async () => {
      for (const path of ['/news', '/news/filters', '/news/topic_filter', '/news/top_teaser', '/pages/{id}']) {
        queries.removeQueries({ queryKey: ['get', path], type: 'inactive' });
      }
      await Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries({ queryKey: ['get', '/news/{id}/confirmation_settings'] }),
        queries.invalidateQueries({ queryKey: ['get', '/studio/articles/{id}'] }),
        queries.invalidateQueries({ queryKey: ['get', '/studio/articles'] }),
        queries.invalidateQueries({ queryKey: ['get', '/studio/reviews/{subject}/{id}'] }),
      ]);
    },
    // Someone else was faster: what they have set is shown beside what was typed.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
