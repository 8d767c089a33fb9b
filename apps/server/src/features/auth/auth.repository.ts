import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { loginAttempts, media, sessions, users } from '../../db/schema.ts';

const profile = {
  id: users.id,
  orgId: users.orgId,
  firstname: users.firstname,
  lastname: users.lastname,
  email: users.email,
  title: users.title,
  language: users.language,
  permissions: users.permissions,
  adminUrl: users.adminUrl,
};

/** A session with its user and the user's portrait. */
export type SessionRow = NonNullable<Awaited<ReturnType<AuthRepository['findSession']>>>;

/** The SQL of signing in. Sessions are found by the hash of their token. */
export function createAuthRepository(db: Db) {
  return {
    /** Finds a user by e-mail address or user name; the address wins where one person's name is another's address. */
    async findLogin(orgId: string, identifier: string) {
      const [found] = await db
        .select({ id: users.id, username: users.username, email: users.email, passwordHash: users.passwordHash, active: users.active })
        .from(users)
        .where(and(eq(users.orgId, orgId), or(eq(users.email, identifier), eq(users.username, identifier))))
        .orderBy(desc(eq(users.email, identifier)))
        .limit(1);
      return found;
    },

    /** A session that has not expired, of a user who may still sign in. */
    async findSession(id: string, now: Date) {
      const [found] = await db
        .select({ id: sessions.id, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt, user: profile, image: media })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(media, eq(media.id, users.imageId))
        .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), eq(users.active, true)));
      return found;
    },

    async insertSession(row: typeof sessions.$inferInsert): Promise<void> {
      await db.insert(sessions).values(row);
    },

    /** Moves the end of a session that still exists. */
    async extendSession(id: string, expiresAt: Date): Promise<void> {
      await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
    },

    async deleteSession(id: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, id));
    },

    /** Clears away sessions and counts of failed logins whose time is over. */
    async deleteExpired(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
      await db.delete(loginAttempts).where(lt(loginAttempts.expire, now.getTime()));
    },
  };
}

/** See `createAuthRepository`. */
export type AuthRepository = ReturnType<typeof createAuthRepository>;
