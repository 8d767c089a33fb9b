import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { studioPerson } from './studio-people.list.ts';

const portrait = joinedImage('portrait', users);

/** An account as the studio shows it. */
export type StudioPersonRow = NonNullable<Awaited<ReturnType<StudioPeopleRepository['find']>>>;

/** The SQL of one account; in a transaction where it is given one. */
export function createStudioPeopleRepository(db: Pick<Db, 'select' | 'update'>) {
  return {
    async find(orgId: string, id: string) {
      const [found] = await db
        .select(studioPerson)
        .from(users)
        .leftJoin(portrait.table, portrait.on)
        .where(and(eq(users.orgId, orgId), eq(users.id, id), isNotNull(users.emailConfirmedAt)));
      return found;
    },

    /** Which of these is what another account logs in with. */
    async taken(orgId: string, id: string, names: string[]): Promise<Set<string>> {
      const found = await db
        .select({ username: users.username, email: users.email })
        .from(users)
        .where(
          and(
            ...[eq(users.orgId, orgId), ne(users.id, id), isNotNull(users.emailConfirmedAt)],
            or(inArray(users.email, names), inArray(users.username, names)),
          ),
        );
      return new Set(found.flatMap(({ username, email }) => [username, email]));
    },

    hotels: (orgId: string) =>
      db
        .select({ id: hotels.id, name: hotels.name, city: hotels.city })
        .from(hotels)
        .where(eq(hotels.orgId, orgId))
        .orderBy(hotels.name, hotels.id),

    async hasHotel(orgId: string, id: string): Promise<boolean> {
      const found = await db
        .select({ id: hotels.id })
        .from(hotels)
        .where(and(eq(hotels.orgId, orgId), eq(hotels.id, id)));
      return found.length > 0;
    },

    async save(orgId: string, id: string, values: Partial<typeof users.$inferInsert>): Promise<void> {
      await db
        .update(users)
        .set(values)
        .where(and(eq(users.orgId, orgId), eq(users.id, id)));
    },
  };
}

/** See `createStudioPeopleRepository`. */
export type StudioPeopleRepository = ReturnType<typeof createStudioPeopleRepository>;
