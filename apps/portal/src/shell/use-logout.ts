import { useApi } from '@foyer/api';
import { localePath } from '@foyer/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { clearDrafts } from '../app/use-draft.ts';
import { sessionAtom } from '../app/state.ts';
import { useLocale } from '../app/use-locale.ts';

/** Ends the session and goes to the login; nothing the member has seen or written stays in the tab. */
export function useLogout() {
  const api = useApi();
  const queryClient = useQueryClient();
  const setSession = useSetAtom(sessionAtom);
  const navigate = useNavigate();
  const locale = useLocale();
  return useMutation({
    mutationFn: async () => (await api.client.GET('/auth/logout')).data!,
    onSuccess: async (session) => {
      clearDrafts();
      setSession(session);
      await navigate(localePath(locale, '/login'));
      queryClient.clear();
    },
  });
}
