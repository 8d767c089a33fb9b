import { and, desc, eq, isNotNull, isNull, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { lockAccount } from '../../shared/identity/mailed-links.repository.ts';

/** A member has so many sessions at the same time, in browsers and in widgets each; the longest unused end. */
export const maxSessions = 50;

/** A session's row. */
export type NewSession = typeof sessions.$inferInsert;

/** What a session is begun with: the hash that the password was found to fit. */
export interface Proved {
  passwordHash: string | null;
}

/**
 * Begins a session, where the user may still sign in and, if it is given, the password is still the one that was proved. The longest unused sessions
 * beyond the limit end. Returns the ids of those, undefined where none was begun.
 */
export function beginSession(db: Db, row: NewSession, proved?: Proved): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, row.userId);
    if (!account || (proved && account.passwordHash !== proved.passwordHash)) return undefined;
    await tx.insert(sessions).values(row);
    // Widgets begin one with every page they are on; no browser's may end for them.
    const kind = row.embedKeyId ? isNotNull(sessions.embedKeyId) : isNull(sessions.embedKeyId);
    const others = and(eq(sessions.userId, row.userId), ne(sessions.id, row.id), kind);
    const kept = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(others)
      .orderBy(desc(sessions.lastUsedAt), sessions.id)
      .limit(maxSessions - 1);
    const ended = await tx
      .delete(sessions)
      .where(and(others, notInArray(sessions.id, kept)))
      .returning({ id: sessions.id });
    return ended.map(({ id }) => id);
  });
}
