import { articleQuery, confirmationQuery, confirmationSettingsQuery, ownConfirmationsQuery, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** `PUT news/{id}/confirmation_settings`: what members see of it is read again. */
export function useSaveDemand(id: string, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: Schemas['NewsConfirmationSettingsChange']) =>
      (await api.client.PUT('/news/{id}/confirmation_settings', { params: { path: { id } }, body: change })).data!,
    onSuccess: async (settings) => {
      queryClient.setQueryData(confirmationSettingsQuery(api, id).queryKey, settings);
      queryClient.removeQueries({ queryKey: ['get', '/news/{id}/confirmations'] });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: articleQuery(api, id).queryKey }),
        queryClient.invalidateQueries({ queryKey: confirmationQuery(api, id).queryKey }),
        queryClient.invalidateQueries({ queryKey: ownConfirmationsQuery(api).queryKey }),
      ]);
      onSaved();
    },
  });
}
