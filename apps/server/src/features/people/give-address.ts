import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/queries.ts';
import type { Locale } from '../../platform/db/types.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { voidMailedLinks } from '../../shared/identity/mailed-links.repository.ts';
import { dropWaiting } from '../../shared/identity/waiting-accounts.ts';
import { users } from '../../shared/people/people.tables.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { moveSubscriptions } from '../newsletter/index.ts';

/** Where a mail leads, and its language. */
export interface MailPage {
  locale: Locale;
  url: string;
}

/** A member's change of address. */
export interface AddressChange {
  orgId: string;
  userId: string;
  email: string;
  /** What the mail to the address that is left says. */
  notice: MailPage;
}

/** The member whose address it is; registrations that wait have no member yet. */
export async function ownerOf(tx: Tx, orgId: string, email: string) {
  const [owner] = await tx
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname, language: users.language })
    .from(users)
    .where(and(eq(users.orgId, orgId), eq(users.email, email), isNotNull(users.emailConfirmedAt)));
  return owner;
}

/**
 * Gives an account another address: newsletters follow, links that were mailed end, the old address is notified. False where it is a member's
 * already.
 */
export async function giveAddress(tx: Tx, { orgId, userId, email, notice }: AddressChange): Promise<boolean> {
  const owner = await ownerOf(tx, orgId, email);
  if (owner) return false;
  // An owner who has shown that the address is theirs, or is vouched for, goes before an address that was only typed into the form.
  await dropWaiting(tx, orgId, [email]);
  const [before] = await tx
    .select({ email: users.email, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(and(eq(users.orgId, orgId), eq(users.id, userId)))
    .for('update');
  if (!before) return false;
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  await moveSubscriptions(tx, orgId, before.email, email);
  await voidMailedLinks(tx, userId);
  const values = { name: nameOf(before), url: notice.url };
  await enqueueMail(tx, { orgId, kind: 'email_changed', to: before.email, locale: notice.locale, values });
  return true;
}
