import { newId, type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

/** Begins, duplicates, deletes and brings back pages. */
export function usePageActions() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = { locale: api.locale };

  /** What was read of pages is read again when it is shown next. */
  const forget = () =>
    Promise.all([
      ...['/studio/pages', '/studio/pages/{id}'].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })),
      queries.invalidateQueries({ queryKey: ['get', '/pages/{id}'], refetchType: 'none' }),
    ]);

  const open = ({ id }: { id: string }) => navigate(localePath(api.locale, paths.studioPage(id)));
  const begin = async (page: Omit<Schemas['NewStudioPage'], 'key'>) =>
    (await api.client.POST('/studio/pages', { params: { query }, body: { key: newId(), ...page } })).data!;

  return {
    create: useMutation({
      mutationFn: async (title: string) => begin({ title: { [api.locale]: title } }),
      onSuccess: open,
    }),
    /** Its title is changed in every language by `titled`. */
    copy: useMutation({
      mutationFn: async ({ id, titled }: { id: string; titled: (title: string) => string }) => {
        const { data } = await api.client.GET('/studio/pages/{id}', { params: { path: { id }, query } });
        const titles = Object.entries(data!.content.title).map(([locale, title]) => [locale, titled(title)] as const);
        return begin({ title: titles.length > 0 ? Object.fromEntries(titles) : { [api.locale]: titled(id) }, copy_of: id });
      },
      onSuccess: open,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.client.DELETE('/studio/pages/{id}', { params: { path: { id } } }),
      onSuccess: forget,
    }),
    restore: useMutation({
      mutationFn: (id: string) => api.client.DELETE('/studio/pages/{id}/deletion', { params: { path: { id } } }),
      onSuccess: forget,
    }),
  };
}
