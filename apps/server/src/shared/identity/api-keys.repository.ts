import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/client.ts';
import { apiKeys } from './api-keys.tables.ts';

/** How every token of an API key begins; scanners of published code find it by this. */
export const apiKeyPrefix = 'foyer_';

/** The name a token has in the database: a reader of the database cannot call with it. */
export const apiKeyHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Ends a member's own keys: with a new password, and where they log out everywhere else. Those of the customer stay. */
export async function endPersonalKeys(tx: Pick<Db, 'delete'>, userId: string): Promise<void> {
  await tx.delete(apiKeys).where(and(eq(apiKeys.userId, userId), eq(apiKeys.kind, 'personal')));
}
