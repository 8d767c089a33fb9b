import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { audit } from '../../shared/audit/audit.ts';
import { deleteExpired } from './auth.expired.ts';
import { createSessionsRepository } from './sessions.repository.ts';

/** The SQL of signing in. */
export function createAuthRepository(db: Db) {
  return {
    ...createSessionsRepository(db),

    /** Finds a user by e-mail address or user name; the address wins where one person's name is another's address. */
    async findLogin(orgId: string, identifier: string) {
      const [found] = await db
        .select({
          id: users.id,
          username: users.username,
          email: users.email,
          passwordHash: users.passwordHash,
          active: users.active,
          termsVersion: users.termsVersion,
        })
        .from(users)
        .where(
          and(eq(users.orgId, orgId), isNotNull(users.emailConfirmedAt), or(eq(users.email, identifier), eq(users.username, identifier))),
        )
        .orderBy(desc(eq(users.email, identifier)))
        .limit(1);
      return found;
    },

    /** The host names the customer's portal is reached by. */
    async hostsOf(orgId: string): Promise<string[]> {
      const [found] = await db.select({ hosts: orgs.hosts }).from(orgs).where(eq(orgs.id, orgId));
      return found?.hosts ?? [];
    },

    /** Stores that a member has agreed to a version of the terms. */
    async acceptTerms({ userId, orgId, version }: { userId: string; orgId: string; version: string }): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(users).set({ termsVersion: version, termsAcceptedAt: new Date() }).where(eq(users.id, userId));
        await audit(tx, { orgId, action: 'terms.accepted', actorId: userId, subject: userId, details: { version } });
      });
    },

    /** Clears away what has expired (`auth.expired.ts`). */
    deleteExpired: (now: Date): Promise<void> => deleteExpired(db, now),
  };
}

/** See `createAuthRepository`. */
export type AuthRepository = ReturnType<typeof createAuthRepository>;
