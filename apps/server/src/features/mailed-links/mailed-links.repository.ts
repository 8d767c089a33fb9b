import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { mailTokens, users } from '../../db/schema.ts';

/** The link of a mail as it is looked for. */
export interface Link {
  orgId: string;
  purpose: (typeof mailTokens.$inferSelect)['purpose'];
  userId: string;
  /** The SHA-256 of the token. */
  tokenId: string;
}

/**
 * Whether a link can still be used. One question by the token's key for all links alike, so that its time tells nothing. Links of registrations
 * to addresses that have an account hold nothing to confirm.
 */
export async function isGoodLink(db: Pick<Db, 'select'>, { orgId, purpose, userId, tokenId }: Link): Promise<boolean> {
  const holdsSomething = or(sql`${mailTokens.purpose} <> 'registration'`, isNotNull(mailTokens.registration));
  const found = await db
    .select({ id: mailTokens.id })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(
      and(
        ...[eq(mailTokens.id, tokenId), eq(mailTokens.purpose, purpose), eq(mailTokens.userId, userId), holdsSomething],
        ...[sql`${mailTokens.expiresAt} > now()`, eq(users.orgId, orgId), eq(users.active, true)],
      ),
    );
  return found.length > 0;
}
