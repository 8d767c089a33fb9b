import { type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Decides on a report; also where another moderator was faster the list is read again. */
export function useDecide(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (state: Schemas['ReportDecision']['state']) =>
      api.client.PUT('/studio/reports/{id}/decision', { params: { path: { id }, query: { locale: api.locale } }, body: { state } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['get', '/studio/reports'] }),
  });
}
