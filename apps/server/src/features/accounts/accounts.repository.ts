import { and, desc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { mailTokens, sessions } from '../../shared/identity/identity.tables.ts';
import { endPersonalKeys } from '../../shared/identity/api-keys.repository.ts';
import { forgetDevices } from '../../shared/identity/devices.repository.ts';
import { linksPerAccount } from '../../shared/identity/mailed-links.address.ts';
import { voidMailedLinks } from '../../shared/identity/mailed-links.repository.ts';
import { dropWaiting, lockAccounts, rowsPerStatement } from '../../shared/identity/waiting-accounts.ts';

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  title: users.title,
  hotelId: users.hotelId,
  language: users.language,
  permissions: users.permissions,
  adminUrl: users.adminUrl,
  birthday: users.birthday,
  hiredOn: users.hiredOn,
  gender: users.gender,
  careers: users.careers,
  skills: users.skills,
  specialTasks: users.specialTasks,
  active: users.active,
};

/** False for a registration that waits for its address to be confirmed: an account that no one has yet. */
const confirmed = isNotNull(users.emailConfirmedAt);

/** An account as it is stored. */
export type AccountRow = Awaited<ReturnType<AccountsRepository['list']>>[number];

/** The SQL of accounts. Given a transaction, everything happens in it. */
export function createAccountsRepository(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>) {
  return {
    lock: () => lockAccounts(db),

    list: (orgId: string) =>
      db
        .select(columns)
        .from(users)
        .where(and(eq(users.orgId, orgId), confirmed)),

    /** Those who have one of these as address or name, registrations that wait among them. */
    findByNames: (orgId: string, names: string[]) =>
      db
        .select({ ...columns, confirmed: sql<boolean>`${confirmed}` })
        .from(users)
        .where(and(eq(users.orgId, orgId), or(inArray(users.email, names), inArray(users.username, names)))),

    hotels: (orgId: string) => db.select({ id: hotels.id, name: hotels.name }).from(hotels).where(eq(hotels.orgId, orgId)),

    dropWaiting: (orgId: string, names: string[]) => dropWaiting(db, orgId, names),

    async insert(row: typeof users.$inferInsert): Promise<void> {
      await db.insert(users).values(row);
    },

    /** Stores accounts, those that are there already by their id. */
    async saveAll(rows: (typeof users.$inferInsert)[]): Promise<void> {
      const { id: _id, active: _active, ...changed } = columns;
      const set = Object.fromEntries(Object.entries(changed).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]));
      for (let start = 0; start < rows.length; start += rowsPerStatement) {
        await db
          .insert(users)
          .values(rows.slice(start, start + rowsPerStatement))
          .onConflictDoUpdate({ target: users.id, set });
      }
    },

    async setActive(orgId: string, id: string, active: boolean): Promise<void> {
      await db
        .update(users)
        .set({ active })
        .where(and(eq(users.orgId, orgId), eq(users.id, id)));
    },

    /** Ends every session of a member and voids every link that was mailed to them; gives the number of sessions. */
    async shutOut(id: string): Promise<number> {
      await voidMailedLinks(db, id);
      await forgetDevices(db, id);
      await endPersonalKeys(db, id);
      const ended = await db.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
      return ended.length;
    },

    /** Notes a link to a new password, of which the newest stay good; its end counts by the database's clock, which all processes share. */
    async insertToken(userId: string, id: string, validMinutes: number): Promise<void> {
      const expiresAt = sql`now() + ${validMinutes} * interval '1 minute'`;
      await db.insert(mailTokens).values({ id, userId, purpose: 'reset', expiresAt });
      const resets = and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'reset'));
      const newest = db
        .select({ id: mailTokens.id })
        .from(mailTokens)
        .where(resets)
        .orderBy(desc(mailTokens.createdAt), desc(mailTokens.expiresAt))
        .limit(linksPerAccount);
      await db.delete(mailTokens).where(and(resets, notInArray(mailTokens.id, newest)));
    },
  };
}

/** See `createAccountsRepository`. */
export type AccountsRepository = ReturnType<typeof createAccountsRepository>;
