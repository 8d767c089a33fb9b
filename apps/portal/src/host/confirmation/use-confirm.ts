import { ApiError, articleQuery, confirmationQuery, openConfirmationsQuery, ownConfirmationsQuery, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const wasChanged = (error: unknown): boolean => error instanceof ApiError && error.problem.code === 'content_changed';

type OpenList = Schemas['OpenConfirmationList'];

/** What is left to confirm after an article. */
function without({ results, total, ...list }: OpenList, id: string): OpenList {
  const left = results.filter(({ news_id: open }) => open !== id);
  return { ...list, results: left, total: total - (results.length - left.length) };
}

/** Confirms an article in the version that was read; where it has changed meanwhile (`changed`), `reload` brings the present one. */
export function useConfirm(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = confirmationQuery(api, id);
  const confirm = useMutation({
    // An answer that was under way would take the confirmation back.
    onMutate: () => queryClient.cancelQueries({ queryKey, exact: true }),
    mutationFn: async (version: number) =>
      (await api.client.PUT('/news/{id}/confirmation', { params: { path: { id } }, body: { version } })).data!,
    onSuccess: (confirmation) => {
      queryClient.setQueryData<Schemas['NewsConfirmation']>(queryKey, confirmation);
      const add = (known?: Schemas['OwnConfirmations']) => known && { news_ids: [id, ...known.news_ids] };
      queryClient.setQueryData(ownConfirmationsQuery(api).queryKey, add);
      const open = openConfirmationsQuery(api).queryKey;
      queryClient.setQueryData(open, (known?: OpenList) => known && without(known, id));
      void queryClient.invalidateQueries({ queryKey: open });
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
