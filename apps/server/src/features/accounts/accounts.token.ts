import { localePath, paths } from '@foyer/links';
import type { Locale } from '../../platform/db/types.ts';
import { newSecret, tokenIdOf, validMinutes as resetMinutes } from '../../shared/identity/mailed-links.address.ts';
import type { Tx } from '../../platform/db/queries.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { type AccountsRepository, createAccountsRepository } from './accounts.repository.ts';

/** How long a link to a first password is good; those who come later ask for another one on the login screen. */
export const passwordLinkMinutes = resetMinutes;

/** How long the link of an invitation is good: people read their mail when they begin to work. */
const invitationDays = 7;

/** Whom an account was made for. */
export interface Invited {
  id: string;
  username: string;
  email: string;
  firstname: string;
  lastname: string;
}

interface LinkFor {
  userId: string;
  locale: Locale;
  /** Where the customer's portal is, such as `https://community.example`; never taken from a request. */
  origin: string;
  validMinutes: number;
}

/** Makes a link under which a member sets their password, once. The token is stored as its SHA-256 alone. */
export async function makePasswordLink(
  accounts: Pick<AccountsRepository, 'insertToken'>,
  { userId, locale, origin, validMinutes }: LinkFor,
): Promise<string> {
  const token = newSecret();
  await accounts.insertToken(userId, tokenIdOf(token), validMinutes);
  return `${origin}${localePath(locale, paths.resetPassword)}?${new URLSearchParams({ user_id: userId, hash: token })}`;
}

/** Mails the way to a first password, in the transaction that makes the account or invites again. */
export async function invite(
  tx: Pick<Tx, 'select' | 'insert' | 'update' | 'delete' | 'execute'>,
  { orgId, row, locale, origin }: { orgId: string; row: Invited; locale: Locale; origin: string },
): Promise<void> {
  const url = await makePasswordLink(createAccountsRepository(tx), {
    ...{ userId: row.id, locale, origin },
    validMinutes: invitationDays * 24 * 60,
  });
  const values = { name: nameOf(row), username: row.username, url, days: invitationDays };
  await enqueueMail(tx, { orgId, kind: 'invitation', to: row.email, locale, values });
}
