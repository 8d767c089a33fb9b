import type { Api } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { clearCaches } from '../installable/clear-caches.ts';
import { forgetMember } from './forget-member.ts';

/**
 * Ends the session and goes to the login as a new document, so that nothing the member has seen or written stays in the tab. Takes the place of the
 * present address: going back must not lead to a page that is the member's, nor log out again.
 */
export async function logOut({ client, locale }: Api): Promise<void> {
  // A member who wants to go leaves nothing to read, also where the server cannot be told.
  await clearCaches('articles');
  await client.GET('/auth/logout');
  await forgetMember();
  await clearCaches();
  location.replace(localePath(locale, paths.login));
}
