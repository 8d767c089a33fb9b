import { newId, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

/** Begins, duplicates, deletes and brings back articles. */
export function useStudioActions() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = { locale: api.locale };
  const open = ({ id }: { id: string }) => navigate(localePath(api.locale, paths.studioArticle(id)));

  /** What was read of articles is read again when it is shown next. */
  const forget = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['get', '/studio/articles'] }),
      queries.invalidateQueries({ queryKey: ['get', '/studio/articles/{id}'] }),
      ...['/news', '/news/{id}', '/pages/{id}', '/news/top_teaser'].map((path) =>
        queries.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' }),
      ),
    ]);

  return {
    create: useMutation({
      mutationFn: async () => (await api.client.POST('/studio/articles', { params: { query }, body: { key: newId() } })).data!,
      onSuccess: open,
    }),
    copy: useMutation({
      mutationFn: async (id: string) =>
        (await api.client.POST('/studio/articles/{id}/copies', { params: { path: { id }, query }, body: { key: newId() } })).data!,
      onSuccess: open,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.client.DELETE('/studio/articles/{id}', { params: { path: { id } } }),
      onSuccess: forget,
    }),
    restore: useMutation({
      mutationFn: (id: string) => api.client.DELETE('/studio/articles/{id}/deletion', { params: { path: { id } } }),
      onSuccess: forget,
    }),
  };
}
