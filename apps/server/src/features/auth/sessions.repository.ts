import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { embedKeys, embedSites } from '../../shared/embed/embed.tables.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { voidMailedLinks } from '../../shared/identity/mailed-links.repository.ts';
import { beginSession, type NewSession, type Proved } from './begin-session.ts';
import { endPersonalKeys } from '../../shared/identity/api-keys.repository.ts';
import { forgetDevices } from '../../shared/identity/devices.repository.ts';

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
  consentAcceptedAt: users.consentAcceptedAt,
  termsVersion: users.termsVersion,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
};

/** A browser's own, or one of a website that is still there, at the origin it was begun at; that of a preview in the studio has none. */
const isHeld = sql`(${sessions.embedKeyId} is null or exists (select 1 from ${embedKeys} join ${embedSites} on ${embedSites.id} = ${embedKeys.siteId}
  where ${embedKeys.id} = ${sessions.embedKeyId} and ${embedSites.enabled}
    and (${sessions.embedOrigin} is null or ${sessions.embedOrigin} = any(${embedSites.origins}))))`;

/** A session with its user and the user's portrait. */
export type SessionRow = NonNullable<Awaited<ReturnType<SessionsRepository['findSession']>>>;

/** The SQL of sessions. They are found by the hash of their token. */
export function createSessionsRepository(db: Db) {
  return {
    /** A session that has not expired, of a user who may still sign in. */
    async findSession(id: string, now: Date) {
      const [found] = await db
        .select({
          id: sessions.id,
          createdAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
          lastUsedAt: sessions.lastUsedAt,
          via: sessions.via,
          embed: { siteId: embedKeys.siteId, origin: sessions.embedOrigin },
          user: profile,
          image: media,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(media, eq(media.id, users.imageId))
        .leftJoin(embedKeys, eq(embedKeys.id, sessions.embedKeyId))
        .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), eq(users.active, true), isHeld));
      return found;
    },

    /** Which of these sessions have not expired and belong to users who may still sign in. */
    findOpen: (ids: readonly string[], now: Date) =>
      db
        .select({ id: sessions.id, orgId: users.orgId, termsVersion: users.termsVersion })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(sql`${sessions.id} = any(${sql.param(ids)}::text[])`, gt(sessions.expiresAt, now), eq(users.active, true), isHeld)),

    insertSession: (row: NewSession, proved?: Proved): Promise<string[] | undefined> => beginSession(db, row, proved),

    /** Notes the use of a session that still exists, and moves its end. */
    async touchSession(id: string, use: { lastUsedAt: Date; expiresAt?: Date }): Promise<void> {
      await db.update(sessions).set(use).where(eq(sessions.id, id));
    },

    /** A user's browsers' sessions that have not expired, the latest used first. */
    async listSessions(userId: string, now: Date) {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), isNull(sessions.embedKeyId)))
        .orderBy(desc(sessions.lastUsedAt), sessions.id)
        .limit(100);
    },

    /** Ends every session of a user but one, every link mailed to them, their own API keys, and what their devices are known by. Returns the ids of the sessions that ended. */
    deleteOtherSessions: (userId: string, kept: string): Promise<string[]> =>
      db.transaction(async (tx) => {
        await voidMailedLinks(tx, userId);
        await forgetDevices(tx, userId);
        await endPersonalKeys(tx, userId);
        const gone = await tx
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), ne(sessions.id, kept)))
          .returning({ id: sessions.id });
        return gone.map(({ id }) => id);
      }),

    /** Ends a session that its user looked up and no longer trusts, every link mailed to them, and what their devices are known by. */
    disownSession: (userId: string, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await voidMailedLinks(tx, userId);
        await forgetDevices(tx, userId);
        await tx.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
      }),

    async deleteSession(id: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
  };
}

type SessionsRepository = ReturnType<typeof createSessionsRepository>;
