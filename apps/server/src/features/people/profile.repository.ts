import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { hotels, toggles, users } from '../../shared/people/people.tables.ts';
import { mailTokens } from '../../shared/identity/identity.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { inHotel, visiblePeople } from '../../shared/people/people.visibility.ts';
import { birthdayToggle } from '../../shared/people/birthday.policy.ts';
import type { ProfileValues } from './profile.rules.ts';
import { userFieldColumns } from '../../shared/people/user-fields.ts';

const portrait = joinedImage('portrait', users);

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  title: users.title,
  permissions: users.permissions,
  adminUrl: users.adminUrl,
  birthday: users.birthday,
  birthYearVisible: users.birthYearVisible,
  // Who logs in elsewhere cannot prove with one that it is them.
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  hotel: { id: hotels.id, name: hotels.name, city: hotels.city },
  ...userFieldColumns,
  image: portrait.columns,
  /** What the member has set that toggle to; null where they never touched it. */
  birthdayToggle: toggles.on,
};

/** The SQL of profiles. Given a transaction, everything happens in it. */
export function createProfileRepository(db: Pick<Db, 'select' | 'update' | 'delete'>) {
  return {
    /** A person whom members see; undefined for all others. */
    async find(orgId: string, id: string) {
      const [found] = await db
        .select(columns)
        .from(users)
        .leftJoin(hotels, inHotel)
        .leftJoin(portrait.table, portrait.on)
        .leftJoin(toggles, and(eq(toggles.userId, users.id), eq(toggles.key, birthdayToggle)))
        .where(and(visiblePeople(orgId), eq(users.id, id)));
      return found;
    },

    /** The address a member has yet to confirm. */
    async pendingEmail(userId: string): Promise<string | null> {
      const [found] = await db
        .select({ email: mailTokens.email })
        .from(mailTokens)
        .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'email'), sql`${mailTokens.expiresAt} > now()`));
      return found?.email ?? null;
    },

    async save(orgId: string, id: string, values: ProfileValues): Promise<void> {
      if (Object.keys(values).length === 0) return;
      await db
        .update(users)
        .set(values)
        .where(and(eq(users.orgId, orgId), eq(users.id, id)));
    },
  };
}

/** A profile as it is stored. */
export type ProfileRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createProfileRepository>['find']>>>;
