import { and, asc, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { embedKeys, embedSites, embedTokens } from '../../shared/embed/embed.tables.ts';

export type SiteRow = typeof embedSites.$inferSelect;
export type KeyRow = typeof embedKeys.$inferSelect;

const minuteMs = 60_000;

type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>;

/** The SQL of the keys of websites. */
function createKeysRepository(db: Queries) {
  return {
    /** The keys of websites, the newest first. */
    keys: async (siteIds: readonly string[]): Promise<Omit<KeyRow, 'secret'>[]> =>
      siteIds.length === 0
        ? []
        : db
            .select({ id: embedKeys.id, siteId: embedKeys.siteId, createdAt: embedKeys.createdAt, lastUsedAt: embedKeys.lastUsedAt })
            .from(embedKeys)
            .where(inArray(embedKeys.siteId, [...siteIds]))
            .orderBy(desc(embedKeys.createdAt), desc(embedKeys.id)),

    async findKey(siteId: string, id: string): Promise<KeyRow | undefined> {
      const [row] = await db
        .select()
        .from(embedKeys)
        .where(and(eq(embedKeys.siteId, siteId), eq(embedKeys.id, id)));
      return row;
    },

    /** What signs for a website now, and the address of a member of its customer, which is theirs alone. */
    async findSigner(
      orgId: string,
      siteId: string,
      userId: string,
    ): Promise<(Pick<KeyRow, 'id' | 'secret'> & { email: string }) | undefined> {
      const [row] = await db
        .select({ id: embedKeys.id, secret: embedKeys.secret, email: users.email })
        .from(embedKeys)
        .innerJoin(users, and(eq(users.orgId, orgId), eq(users.id, userId)))
        .where(eq(embedKeys.siteId, siteId))
        .orderBy(desc(embedKeys.createdAt), desc(embedKeys.id))
        .limit(1);
      return row;
    },

    insertKey: async (row: typeof embedKeys.$inferInsert): Promise<void> => void (await db.insert(embedKeys).values(row)),

    /** Whether there was such a key. */
    async removeKey(siteId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(embedKeys)
        .where(and(eq(embedKeys.siteId, siteId), eq(embedKeys.id, id)))
        .returning({ id: embedKeys.id });
      return gone.length > 0;
    },

    /** Notes that a key is in use, at most once a minute. */
    async noteUse(id: string, now: Date): Promise<void> {
      const before = new Date(now.getTime() - minuteMs);
      await db
        .update(embedKeys)
        .set({ lastUsedAt: now })
        .where(and(eq(embedKeys.id, id), or(isNull(embedKeys.lastUsedAt), lt(embedKeys.lastUsedAt, before))));
    },
  };
}

/** The SQL of websites that show widgets, and of their keys. */
export function createEmbedRepository(db: Queries) {
  const ofOrg = (orgId: string, id: string) => and(eq(embedSites.orgId, orgId), eq(embedSites.id, id));
  return {
    list: async (orgId: string): Promise<SiteRow[]> =>
      db.select().from(embedSites).where(eq(embedSites.orgId, orgId)).orderBy(asc(embedSites.name), asc(embedSites.id)),

    async find(orgId: string, id: string): Promise<SiteRow | undefined> {
      const [row] = await db.select().from(embedSites).where(ofOrg(orgId, id));
      return row;
    },

    /** Like `find`; no one else changes it until the transaction ends. */
    async hold(orgId: string, id: string): Promise<SiteRow | undefined> {
      const [row] = await db.select().from(embedSites).where(ofOrg(orgId, id)).for('update');
      return row;
    },

    insert: async (row: typeof embedSites.$inferInsert): Promise<void> => void (await db.insert(embedSites).values(row)),

    save: async (id: string, values: Omit<typeof embedSites.$inferInsert, 'id' | 'orgId'>): Promise<void> =>
      void (await db.update(embedSites).set(values).where(eq(embedSites.id, id))),

    remove: async (id: string): Promise<void> => void (await db.delete(embedSites).where(eq(embedSites.id, id))),

    ...createKeysRepository(db),

    /** Signs out who is signed in at a website; their pages sign them in again, with what it shows now. */
    endSessions: async (siteId: string): Promise<void> =>
      void (await db
        .delete(sessions)
        .where(inArray(sessions.embedKeyId, db.select({ id: embedKeys.id }).from(embedKeys).where(eq(embedKeys.siteId, siteId))))),

    /** Takes a token; false where it was taken before. */
    async takeToken(row: typeof embedTokens.$inferInsert): Promise<boolean> {
      const taken = await db.insert(embedTokens).values(row).onConflictDoNothing().returning({ keyId: embedTokens.keyId });
      return taken.length > 0;
    },

    /** Forgets tokens that are refused by their age. */
    deleteExpired: async (now: Date): Promise<void> => void (await db.delete(embedTokens).where(lt(embedTokens.expiresAt, now))),
  };
}
