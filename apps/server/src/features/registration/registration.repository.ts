import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import type { Tx } from '../../platform/db/queries.ts';
import { isUniqueViolation } from '../../platform/db/failures.ts';
import { mailTokens } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { PendingRegistration } from '../../shared/identity/pending-registration.ts';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../shared/audit/audit.ts';
import { addIdentity } from '../auth/index.ts';
import { enqueueMail, type NewMail } from '../../platform/mail/outbox.ts';
import { goodLink, lockAccount } from '../../shared/identity/mailed-links.repository.ts';
import { usernameFromEmail } from '../../shared/identity/registration.rules.ts';

/** A registration as it is written down; ids of tokens and browsers are hashes. */
export interface NewRegistration {
  orgId: string;
  email: string;
  pending: PendingRegistration;
  tokenId: string;
  expiresAt: Date;
  browser: string;
}

/** Whom an address belongs to. */
export interface Account {
  id: string;
  email: string;
  firstname: string;
  language: Locale;
  /** False while the address waits to be confirmed. */
  confirmed: boolean;
}

/** Makes the mail for whom the address belongs to. */
type MailFor = (account: Account, pending: PendingRegistration | null) => NewMail;

const account = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  language: users.language,
  confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
};

const usernameTries = 100;

/** The first of `mara`, `mara2`, `mara3`… that is free. */
async function freeUsername(tx: Tx, orgId: string, email: string): Promise<string> {
  const base = usernameFromEmail(email);
  const names = Array.from({ length: usernameTries }, (_, index) => (index === 0 ? base : `${base}${index + 1}`));
  const taken = await tx
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.orgId, orgId), inArray(users.username, names)));
  const used = new Set(taken.map(({ username }) => username));
  return names.find((name) => !used.has(name)) ?? `${base}.${uuidv7().slice(-12)}`;
}

/** Writes the token, the mail and the log's entry. The same rows for every address, so that the time reveals nothing of it. */
async function addToken(
  tx: Tx,
  owner: Account,
  { orgId, tokenId, expiresAt, browser }: Omit<NewRegistration, 'email' | 'pending'>,
  pending: PendingRegistration | null,
  mail: NewMail,
) {
  await tx.insert(mailTokens).values({ id: tokenId, userId: owner.id, purpose: 'registration', expiresAt, browser, registration: pending });
  await enqueueMail(tx, mail);
  await audit(tx, { orgId, action: owner.confirmed ? 'registration.refused' : 'registration.begun', subject: owner.id });
}

/** Turns the token into the account. Undefined where another request took the token first. */
async function take(tx: Tx, orgId: string, userId: string, tokenId: string): Promise<string | undefined> {
  await lockAccount(tx, userId);
  const [token] = await tx.delete(mailTokens).where(eq(mailTokens.id, tokenId)).returning({ pending: mailTokens.registration });
  if (!token?.pending) return undefined;
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'registration')));
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const { passwordHash, identity, firstname, lastname, locale, termsVersion, termsAcceptedAt } = token.pending;
  const [opened] = await tx
    .update(users)
    .set({
      ...{ passwordHash, firstname, lastname, termsVersion, language: locale, emailConfirmedAt: new Date() },
      username: await freeUsername(tx, orgId, owner!.email),
      termsAcceptedAt: termsAcceptedAt ? new Date(termsAcceptedAt) : null,
    })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  if (!opened) return undefined;
  if (identity) await addIdentity(tx, { orgId, userId, ...identity });
  await audit(tx, { orgId, action: 'registration.confirmed', actorId: userId, subject: userId });
  if (termsVersion)
    await audit(tx, { orgId, action: 'terms.accepted', actorId: userId, subject: userId, details: { version: termsVersion } });
  return userId;
}

/** A token that can still be confirmed, with what it needs. */
async function findToken(db: Db, orgId: string, userId: string, tokenId: string) {
  const [found] = await db
    .select({ email: users.email, browser: mailTokens.browser, pending: mailTokens.registration })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(goodLink({ orgId, purpose: 'registration', userId, tokenId }), isNull(users.emailConfirmedAt)));
  return found?.pending ? { ...found, pending: found.pending } : undefined;
}

/** The SQL of registering. */
export function createRegistrationRepository(db: Db) {
  return {
    /**
     * Begins an account that no one can log in to, or finds the address's own, and adds a token and a mail. What was registered stays with
     * its token until that very token is confirmed; an account that exists is not touched.
     */
    async register({ email, pending, ...token }: NewRegistration, mailFor: MailFor): Promise<void> {
      const { orgId } = token;
      const id = uuidv7();
      await db.transaction(async (tx) => {
        await tx
          .insert(users)
          // The user name waits for the confirmation, or strangers could use up the good ones.
          .values({ id, orgId, username: id, email, firstname: '', lastname: '', language: pending.locale, emailConfirmedAt: null })
          .onConflictDoNothing({ target: [users.orgId, users.email] });
        const [owner] = await tx
          .select(account)
          .from(users)
          .where(and(eq(users.orgId, orgId), eq(users.email, email)));
        const kept = owner!.confirmed ? null : pending;
        await addToken(tx, owner!, token, kept, mailFor(owner!, kept));
      });
    },

    /** The address that a browser registered last, if its token has not expired. */
    async findByBrowser(orgId: string, browser: string, now: Date) {
      const [found] = await db
        .select({ owner: account, pending: mailTokens.registration })
        .from(mailTokens)
        .innerJoin(users, eq(users.id, mailTokens.userId))
        .where(
          and(
            eq(mailTokens.browser, browser),
            eq(mailTokens.purpose, 'registration'),
            gt(mailTokens.expiresAt, now),
            eq(users.orgId, orgId),
          ),
        )
        .orderBy(desc(mailTokens.createdAt))
        .limit(1);
      return found;
    },

    /** Adds another token and mail for a registration. */
    async repeat(
      owner: Account,
      pending: PendingRegistration | null,
      token: Omit<NewRegistration, 'email' | 'pending'>,
      mail: NewMail,
    ): Promise<void> {
      await db.transaction((tx) => addToken(tx, owner, token, pending, mail));
    },

    findToken: (orgId: string, userId: string, tokenId: string) => findToken(db, orgId, userId, tokenId),

    /** Opens the account with what was registered with the token; ends all its tokens. False where another request was first. */
    async confirm(orgId: string, userId: string, tokenId: string): Promise<boolean> {
      const attempt = () => db.transaction((tx) => take(tx, orgId, userId, tokenId));
      try {
        return (await attempt()) !== undefined;
      } catch (error) {
        // The user name was taken at the same moment; the next one is free.
        if (!isUniqueViolation(error)) throw error;
        return (await attempt()) !== undefined;
      }
    },
  };
}
export type RegistrationRepository = ReturnType<typeof createRegistrationRepository>;
