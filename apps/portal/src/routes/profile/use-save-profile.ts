import { profileQuery, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../host/app/shell-data.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { useApp } from '../../host/app/use-app.ts';

/** Saves a change of a profile. A change of one's own reaches the shell, which shows name and position. */
export function useSaveProfile(id: string) {
  const api = useApi();
  const { store } = useApp();
  const queries = useQueryClient();
  const own = useUser()?.user_id === id;
  return useMutation({
    mutationFn: async (change: Schemas['ProfileChange']) => {
      const params = { path: { id }, query: { locale: api.locale } };
      const { data } = await api.client.PATCH('/users/{id}', { params, body: change });
      return data!;
    },
    onSuccess: async (profile) => {
      queries.setQueryData(profileQuery(api, id).queryKey, profile);
      if (!own) return;
      // Saved is saved, even if the shell learns of it later.
      const session = await api.client.GET('/user/me').catch(() => undefined);
      if (session?.data?.status === 'authenticated') store.set(sessionAtom, session.data);
    },
  });
}
