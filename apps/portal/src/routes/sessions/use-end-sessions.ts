import { sessionsQuery, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Ends one session; one that is gone already counts as ended. */
export function useEndSession(onEnded: () => void) {
  const api = useApi();
  return useEnding(async (id: string) => {
    await api.client.DELETE('/user/me/sessions/{id}', { params: { path: { id } } }).catch((error: unknown) => {
      if ((error as { status?: number }).status !== 404) throw error;
    });
  }, onEnded);
}

/** Ends all sessions but this one. */
export function useEndOtherSessions(onEnded: () => void) {
  const api = useApi();
  return useEnding(async (_: void) => {
    await api.client.DELETE('/user/me/sessions');
  }, onEnded);
}

function useEnding<Variables>(mutationFn: (variables: Variables) => Promise<void>, onEnded: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      // Said before the list is read again: the card with the button goes.
      onEnded();
      await queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    },
  });
}
