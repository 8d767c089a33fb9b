import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { mailTokens } from './identity.tables.ts';
import { users } from '../people/people.tables.ts';

/** The link of a mail as it is looked for. */
export interface Link {
  orgId: string;
  purpose: (typeof mailTokens.$inferSelect)['purpose'];
  userId: string;
  /** The SHA-256 of the token. */
  tokenId: string;
}

/**
 * Waits until no other transaction changes an account; to be called before its links are used or voided, so that every transaction takes account and
 * links in the same order. Returns the password as it is now, null where there is none; undefined without such an active account.
 */
export async function lockAccount(tx: Pick<Db, 'select'>, userId: string): Promise<{ passwordHash: string | null } | undefined> {
  const [found] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.active, true)))
    .for('no key update');
  return found;
}

/**
 * Voids every link that was mailed to these accounts, whatever it was for. To be called, in the same transaction, by everything that takes an account
 * back from a stranger: what the stranger asked for before must not give it away again afterwards.
 */
export async function voidMailedLinks(tx: Pick<Db, 'delete'>, ...userIds: string[]): Promise<void> {
  if (userIds.length > 0) await tx.delete(mailTokens).where(sql`${mailTokens.userId} = any(${sql.param(userIds)}::text[])`);
}

/**
 * That a link can still be used, by the token joined with its user. Links of registrations to addresses that have an account hold nothing to
 * confirm.
 */
export const goodLink = ({ orgId, purpose, userId, tokenId }: Link): SQL =>
  and(
    ...[eq(mailTokens.id, tokenId), eq(mailTokens.purpose, purpose), eq(mailTokens.userId, userId)],
    ...[sql`${mailTokens.expiresAt} > now()`, eq(users.orgId, orgId), eq(users.active, true)],
    or(sql`${mailTokens.purpose} <> 'registration'`, isNotNull(mailTokens.registration)),
  )!;

/** Whether a link can still be used. One question by the token's key for all links alike, so that its time reveals nothing. */
export async function isGoodLink(db: Pick<Db, 'select'>, link: Link): Promise<boolean> {
  const found = await db
    .select({ id: mailTokens.id })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(goodLink(link));
  return found.length > 0;
}
