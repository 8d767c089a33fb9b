import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { apiKeys } from '../../shared/identity/api-keys.tables.ts';
import { personColumns, type PersonRow } from '../../shared/people/person.presenter.ts';
import { users } from '../../shared/people/people.tables.ts';

/** A key with the account that it acts for. */
export interface KeyRow {
  key: typeof apiKeys.$inferSelect;
  owner: PersonRow;
  image: typeof media.$inferSelect | null;
}

/** Which keys are meant: all of a customer, or a member's own. */
export interface KeyScope {
  orgId: string;
  /** Left out for all of the customer. */
  userId?: string;
}

type Queries = Pick<Db, 'select' | 'insert' | 'delete' | '$count'>;

/** The SQL of API keys. */
export function createApiKeysRepository(db: Queries) {
  const within = ({ orgId, userId }: KeyScope): SQL =>
    and(eq(apiKeys.orgId, orgId), userId === undefined ? undefined : and(eq(apiKeys.userId, userId), eq(apiKeys.kind, 'personal')))!;

  const select = (condition: SQL) =>
    db
      .select({ key: apiKeys, owner: personColumns, image: media })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .leftJoin(media, eq(media.id, users.imageId))
      .where(condition)
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      .limit(2_000);

  return {
    /** The newest first. */
    list: async (whose: KeyScope): Promise<KeyRow[]> => select(within(whose)),

    async find(orgId: string, id: string): Promise<KeyRow | undefined> {
      const [row] = await select(and(within({ orgId }), eq(apiKeys.id, id))!);
      return row;
    },

    /** How many keys there are of a kind; of members, for one of them. */
    count: async (orgId: string, kind: 'personal' | 'organisation', userId: string): Promise<number> =>
      db.$count(
        apiKeys,
        and(eq(apiKeys.orgId, orgId), eq(apiKeys.kind, kind), kind === 'personal' ? eq(apiKeys.userId, userId) : undefined),
      ),

    insert: async (row: typeof apiKeys.$inferInsert): Promise<void> => void (await db.insert(apiKeys).values(row)),

    /** What was removed; undefined where there is no such key. */
    async remove(whose: KeyScope, id: string) {
      const [gone] = await db
        .delete(apiKeys)
        .where(and(within(whose), eq(apiKeys.id, id)))
        .returning();
      return gone;
    },

    /** An account of the customer that may log in. */
    async findAccount(orgId: string, id: string) {
      const [row] = await db
        .select({ id: users.id, username: users.username, email: users.email, passwordHash: users.passwordHash })
        .from(users)
        .where(and(eq(users.orgId, orgId), eq(users.id, id), eq(users.active, true)));
      return row;
    },

    deleteExpired: async (before: Date): Promise<void> => void (await db.delete(apiKeys).where(lt(apiKeys.expiresAt, before))),
  };
}
