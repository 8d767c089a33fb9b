import { useApi } from '@foyer/api';
import { localePath } from '@foyer/i18n';
import { useMutation } from '@tanstack/react-query';
import { clearDrafts } from '../app/use-draft.ts';
import { clearCaches } from '../installable/clear-caches.ts';
import { clearPlaces } from '../reading/reading-places.ts';
import { useLocale } from '../app/use-locale.ts';

/** Ends the session and goes to the login as a new document, so that nothing the member has seen or written stays in the tab. */
export function useLogout() {
  const api = useApi();
  const locale = useLocale();
  return useMutation({
    mutationFn: () => api.client.GET('/auth/logout'),
    onSuccess: async () => {
      clearDrafts();
      clearPlaces();
      await clearCaches();
      location.assign(localePath(locale, '/login'));
    },
  });
}
