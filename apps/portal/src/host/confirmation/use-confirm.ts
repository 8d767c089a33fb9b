import { ApiError, articleQuery, confirmationQuery, ownConfirmationsQuery, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const wasChanged = (error: unknown): boolean => error instanceof ApiError && error.problem.code === 'content_changed';

/** Confirms an article in the version that was read; where it has changed meanwhile (`changed`), `reload` brings the present one. */
export function useConfirm(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = confirmationQuery(api, id);
  const confirm = useMutation({
    mutationFn: async (version: number) =>
      (await api.client.PUT('/news/{id}/confirmation', { params: { path: { id } }, body: { version } })).data!,
    onSuccess: (confirmation) => {
      queryClient.setQueryData<Schemas['NewsConfirmation']>(queryKey, confirmation);
      const add = (known?: Schemas['OwnConfirmations']) => known && { news_ids: [id, ...known.news_ids] };
      queryClient.setQueryData(ownConfirmationsQuery(api).queryKey, add);
    },
  });
  const reload = useMutation({
    mutationFn: () =>
      Promise.all([
        queryClient.refetchQueries({ queryKey: articleQuery(api, id).queryKey, exact: true }, { throwOnError: true }),
        queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true }),
      ]),
    onSuccess: () => {
      confirm.reset();
      document.querySelector('main h1')?.scrollIntoView();
    },
  });
  return { confirm, reload, changed: wasChanged(confirm.error) };
}
