import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { mailTokens, sessions, users } from '../../db/schema.ts';
import { audit, type AuditEntry } from '../audit/audit.ts';
import { enqueueMail, type NewMail } from '../mail/outbox.ts';
import { lockAccount, voidMailedLinks } from '../mailed-links/mailed-links.repository.ts';

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
const mayHavePassword = and(
  eq(users.active, true),
  isNotNull(users.emailConfirmedAt),
  or(isNotNull(users.passwordHash), isNull(users.ssoSubject)),
);

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
        .where(
          and(
            eq(mailTokens.id, tokenId),
            eq(mailTokens.userId, userId),
            eq(mailTokens.purpose, 'reset'),
            sql`${mailTokens.expiresAt} > now()`,
            eq(users.orgId, orgId),
            mayHavePassword,
          ),
        );
      return found;
    },

    /** Puts token and mail down. Runs the same statements where there is no user, so that the time tells nothing. */
    async addToken(userId: string | undefined, tokenId: string, validMinutes: number, mail: NewMail): Promise<void> {
      const id = userId ?? '';
      await db.transaction(async (tx) => {
        await tx.delete(mailTokens).where(and(eq(mailTokens.userId, id), eq(mailTokens.purpose, 'reset')));
        await tx.execute(
          sql`insert into mail_tokens (id, user_id, purpose, expires_at)
            select ${tokenId}, id, 'reset', now() + ${validMinutes} * interval '1 minute' from users where id = ${id}`,
        );
        await enqueueMail(tx, mail);
      });
    },

    /**
     * Writes the password, the mail and the log's entry, and ends all sessions and mailed links. Returns the ids of the sessions; undefined where
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
