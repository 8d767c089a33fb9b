import { type Schemas, useApi } from '@foyer/api';
import { chatPreferencesQuery } from '@foyer/api/chat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** What others see of the reader, and what changes it. A choice shows at once and falls back where it cannot be stored. */
export function useChatPreferences() {
  const api = useApi();
  const queries = useQueryClient();
  const options = chatPreferencesQuery(api);
  const stored = useQuery(options);
  const save = useMutation({
    mutationFn: async (body: Schemas['ChatPreferencesChange']) => (await api.client.PUT('/messages/preferences', { body })).data!,
    onSuccess: (now) => queries.setQueryData(options.queryKey, now),
  });
  const shown = stored.data && (save.isPending ? { ...stored.data, ...save.variables } : stored.data);
  return { stored, shown, save };
}
