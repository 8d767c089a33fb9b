import { notificationPreferencesQuery, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Saves a change of the preferences. What was chosen is shown while the server is asked; what it refuses goes back. */
export function useChangePreferences() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['NotificationPreferencesChange']) =>
      (await api.client.PUT('/user/me/notification_preferences', { body })).data!,
    onSuccess: (preferences) => queries.setQueryData(notificationPreferencesQuery(api).queryKey, preferences),
  });
}
