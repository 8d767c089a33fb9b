import { type Schemas, useApi } from '@foyer/api';
import { studioCategoriesQuery } from '@foyer/api/studio';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useSetupDraft } from '../setup/use-setup-draft.ts';

/** What shows categories, or the articles in them. */
const readsOfCategories = ['/news', '/news/categories', '/news/filters', '/studio/options', '/studio/articles', '/menu'];

/** The categories of news, what is changed of them, and the move of all articles of one, which happens at once. */
export function useCategoriesDraft() {
  const api = useApi();
  const queries = useQueryClient();
  const query = { locale: api.locale };
  const { data: saved } = useSuspenseQuery(studioCategoriesQuery(api));
  const show = (categories: Schemas['StudioCategories']) => {
    queries.setQueryData(studioCategoriesQuery(api).queryKey, categories);
    for (const path of readsOfCategories) void queries.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' });
  };
  const draft = useSetupDraft({
    part: 'categories',
    saved,
    send: async (body) => (await api.client.PUT('/studio/categories', { params: { query }, body })).data!,
    read: async () => (await api.client.GET('/studio/categories', { params: { query } })).data!,
    onSaved: show,
  });
  const move = useMutation({
    mutationFn: async ({ from, to }: { from: string; to: string | null }) =>
      (await api.client.PUT('/studio/categories/{id}/articles', { params: { path: { id: from }, query }, body: { to } })).data!,
    onSuccess: show,
  });
  return { uses: saved.uses, draft, move };
}
