import { ownCongratulationsQuery, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** `PUT occasions/{id}/congratulation`: congratulates or takes it back, one after the other, since each answer tells of all of today's. */
export function useCongratulate(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'congratulate' },
    // Without a connection it fails at once instead of waiting for one unseen.
    networkMode: 'always',
    mutationFn: async (congratulate: boolean) =>
      (await api.client.PUT('/occasions/{id}/congratulation', { params: { path: { id } }, body: { congratulate } })).data!,
    onSuccess: (answer) => queries.setQueryData(ownCongratulationsQuery(api).queryKey, answer),
  });
}
