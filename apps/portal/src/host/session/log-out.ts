import type { Api } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { clearDrafts } from '../app/use-draft.ts';
import { clearCaches } from '../installable/clear-caches.ts';
import { clearPlaces } from '../reading/clear-places.ts';

/**
 * Ends the session and goes to the login as a new document, so that nothing the member has seen or written stays in the tab. Takes the place of the
 * present address: going back must not lead to a page that is the member's, nor log out again.
 */
export async function logOut({ client, locale }: Api): Promise<void> {
  await client.GET('/auth/logout');
  clearDrafts();
  clearPlaces();
  await clearCaches();
  location.replace(localePath(locale, paths.login));
}
