import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import type { Tx } from '../../platform/db/queries.ts';
import { isUniqueViolation } from '../../platform/db/failures.ts';
import { mailTokens } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { audit } from '../../shared/audit/audit.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { lockAccount } from '../../shared/identity/mailed-links.repository.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { giveAddress, type MailPage, ownerOf } from './give-address.ts';

/** How long the link of a mail to a new address is good. */
const validHours = 24;

/** A new address that a member asks for. */
export interface AddressWish {
  orgId: string;
  userId: string;
  name: string;
  email: string;
  /** The SHA-256 of the link's token. */
  tokenId: string;
  /** The password's hash that the wish was proved with. */
  passwordHash: string | null;
  /** The mailbox has had enough mails; none is sent. */
  quiet: boolean;
  /** The page behind the link. */
  page: MailPage;
  /** Where the mail to the address's present owner leads. */
  login: MailPage;
}

const withdraw = (tx: Pick<Tx, 'delete'>, userId: string) =>
  tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'email')));

/**
 * Notes a wish and mails its link; the owner of an address that is taken is notified instead. The same rows either way. False where the password was
 * changed meanwhile: who knew the old one must not leave a link behind.
 */
export async function askForAddress(tx: Tx, wish: AddressWish): Promise<boolean> {
  const { orgId, userId, name, email, tokenId, quiet, page, login } = wish;
  if ((await lockAccount(tx, userId))?.passwordHash !== wish.passwordHash) return false;
  await withdraw(tx, userId);
  const expiresAt = sql`now() + ${validHours} * interval '1 hour'`;
  await tx.insert(mailTokens).values({ id: tokenId, userId, purpose: 'email', email, expiresAt });
  await audit(tx, { orgId, action: 'user.email_requested', actorId: userId, subject: userId });
  const owner = await ownerOf(tx, orgId, email);
  if (quiet) return true;
  if (owner) {
    const values = { name: nameOf(owner), url: login.url };
    await enqueueMail(tx, { orgId, kind: 'email_taken', to: email, locale: login.locale, values });
  } else {
    const values = { name, url: page.url, hours: validHours };
    await enqueueMail(tx, { orgId, kind: 'email_confirm', to: email, locale: page.locale, values });
  }
  return true;
}

/** Takes back what waits for a confirmation. */
export const withdrawAddress = async (tx: Tx, userId: string): Promise<void> => void (await withdraw(tx, userId));

/** The SQL of e-mail addresses that has a transaction of its own. */
export function createAddressRepository(db: Db) {
  return {
    async passwordHash(userId: string): Promise<string | null> {
      const [found] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
      return found?.hash ?? null;
    },

    /** Uses up a link. False where it is unknown, used, too old, another member's, or its address has been given away meanwhile. */
    async confirm(orgId: string, userId: string, tokenId: string, notice: MailPage): Promise<boolean> {
      const isTheirs = and(
        eq(mailTokens.id, tokenId),
        eq(mailTokens.userId, userId),
        eq(mailTokens.purpose, 'email'),
        sql`${mailTokens.expiresAt} > now()`,
        inArray(
          mailTokens.userId,
          db
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.orgId, orgId), eq(users.active, true))),
        ),
      );
      const attempt = () =>
        db.transaction(async (tx) => {
          await lockAccount(tx, userId);
          const [token] = await tx.delete(mailTokens).where(isTheirs).returning({ email: mailTokens.email });
          if (!token?.email || !(await giveAddress(tx, { orgId, userId, email: token.email, notice }))) return false;
          await audit(tx, { orgId, action: 'user.email_changed', actorId: userId, subject: userId });
          return true;
        });
      return attempt().catch((error: unknown) => {
        // Another member was given it in the same moment.
        if (isUniqueViolation(error)) return false;
        throw error;
      });
    },
  };
}

/** See `createAddressRepository`. */
export type AddressRepository = ReturnType<typeof createAddressRepository>;
