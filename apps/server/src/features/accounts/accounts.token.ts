import { localePath, paths } from '@foyer/links';
import type { Locale } from '../../platform/db/types.ts';
import { newSecret, tokenIdOf, validMinutes } from '../../shared/identity/mailed-links.address.ts';
import type { AccountsRepository } from './accounts.repository.ts';

/** How long a link to a first password is good; those who come later ask for another one on the login screen. */
export const passwordLinkMinutes = validMinutes;

interface LinkFor {
  userId: string;
  locale: Locale;
  /** Where the customer's portal is, such as `https://community.example`; never taken from a request. */
  origin: string;
}

/** Makes a link under which a member sets their password, once. The token is stored as its SHA-256 alone. */
export async function makePasswordLink(
  accounts: Pick<AccountsRepository, 'insertToken'>,
  { userId, locale, origin }: LinkFor,
): Promise<string> {
  const token = newSecret();
  await accounts.insertToken(userId, tokenIdOf(token), passwordLinkMinutes);
  return `${origin}${localePath(locale, paths.resetPassword)}?${new URLSearchParams({ user_id: userId, hash: token })}`;
}
