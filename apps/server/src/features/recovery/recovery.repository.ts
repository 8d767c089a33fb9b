import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { mailTokens, sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { audit, type AuditEntry } from '../../shared/audit/audit.ts';
import { endPersonalKeys } from '../../shared/identity/api-keys.repository.ts';
import { forgetDevices } from '../../shared/identity/devices.repository.ts';
import { keepsPassword } from '../auth/index.ts';
import { enqueueMail, type NewMail } from '../../platform/mail/outbox.ts';
import { goodLink, lockAccount, voidMailedLinks } from '../../shared/identity/mailed-links.repository.ts';

const owner = {
  id: users.id,
  orgId: users.orgId,
  username: users.username,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  passwordHash: users.passwordHash,
};

/** Whose password it is. */
export type Owner = Pick<typeof users.$inferSelect, keyof typeof owner>;

/** A link to a new password; without an owner there is none. */
export interface NewLink {
  owner: Pick<Owner, 'id' | 'email'> | undefined;
  tokenId: string;
  validMinutes: number;
  /** So many links of the account stay good, the newest. */
  kept: number;
}

/** A new password as it is written down. */
export interface NewPassword {
  owner: Owner;
  passwordHash: string;
  /** The link's token, which is used up; undefined where the current password was given. */
  tokenId: string | undefined;
  mail: NewMail;
  entry: AuditEntry;
}

/** People whose password is kept here: whom the customer's identity provider vouches for must not get one past it. */
const mayHavePassword = and(eq(users.active, true), isNotNull(users.emailConfirmedAt), keepsPassword);

/**
 * Puts token and mail down; the account keeps its newest links. `withheld` is why the mail is not sent. Runs the same statements where there is no
 * user, or no mail, so that the time reveals nothing.
 */
async function addToken(
  db: Db,
  { owner: asked, tokenId, validMinutes, kept }: NewLink,
  mail: NewMail,
  withheld: string | undefined,
): Promise<void> {
  const id = asked?.id ?? '';
  await db.transaction(async (tx) => {
    // Waits for a new password that is being set, after which the address may be another's.
    await tx.execute(
      sql`insert into mail_tokens (id, user_id, purpose, expires_at)
        select ${tokenId}, id, 'reset', now() + ${validMinutes} * interval '1 minute'
        from users where id = ${id} and email = ${asked?.email ?? ''} and active for no key update`,
    );
    const resets = and(eq(mailTokens.userId, id), eq(mailTokens.purpose, 'reset'));
    const newest = tx
      .select({ id: mailTokens.id })
      .from(mailTokens)
      .where(resets)
      .orderBy(desc(mailTokens.createdAt), desc(mailTokens.expiresAt))
      .limit(kept);
    await tx.delete(mailTokens).where(and(resets, notInArray(mailTokens.id, newest)));
    await enqueueMail(tx, mail, withheld);
  });
}

/** The SQL of new passwords. Moments come from the database's clock, which all processes share. */
export function createRecoveryRepository(db: Db) {
  return {
    /** The account with an id or an address. */
    async findOwner(orgId: string, by: { id: string } | { email: string }) {
      const known = 'id' in by ? eq(users.id, by.id) : eq(users.email, by.email);
      const [found] = await db
        .select(owner)
        .from(users)
        .where(and(eq(users.orgId, orgId), known, mayHavePassword));
      return found;
    },

    /** Whose link it is; undefined where it is unknown, used, too old, or another user's. */
    async findByToken(orgId: string, userId: string, tokenId: string) {
      const [found] = await db
        .select(owner)
        .from(mailTokens)
        .innerJoin(users, eq(users.id, mailTokens.userId))
        .where(and(goodLink({ orgId, purpose: 'reset', userId, tokenId }), mayHavePassword));
      return found;
    },

    addToken: (link: NewLink, mail: NewMail, withheld?: string): Promise<void> => addToken(db, link, mail, withheld),

    /**
     * Writes the password, the mail and the log's entry, and ends all sessions, mailed links and API keys of their own. Returns the ids of the sessions; undefined where
     * the token was taken, or the password changed, meanwhile.
     */
    async setPassword({
      owner: { id, passwordHash: before },
      passwordHash,
      tokenId,
      mail,
      entry,
    }: NewPassword): Promise<string[] | undefined> {
      return db.transaction(async (tx) => {
        const account = await lockAccount(tx, id);
        if (!account || account.passwordHash !== before) return undefined;
        if (tokenId !== undefined) {
          const taken = await tx.delete(mailTokens).where(eq(mailTokens.id, tokenId)).returning({ id: mailTokens.id });
          if (taken.length === 0) return undefined;
        }
        await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
        await voidMailedLinks(tx, id);
        await forgetDevices(tx, id);
        await endPersonalKeys(tx, id);
        await enqueueMail(tx, mail);
        await audit(tx, entry);
        const ended = await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
        return ended.map((session) => session.id);
      });
    },
  };
}

/** See `createRecoveryRepository`. */
export type RecoveryRepository = ReturnType<typeof createRecoveryRepository>;
