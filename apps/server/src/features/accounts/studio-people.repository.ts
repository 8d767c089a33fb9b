import { aliasedTable, and, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { studioPerson } from './studio-people.list.ts';

const actor = aliasedTable(users, 'actor');
const portrait = joinedImage('portrait', users);
const actorPortrait = joinedImage('actor_portrait', actor);
const maxEvents = 50;

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

    /** What was done to an account, the newest first. */
    events: (orgId: string, id: string) =>
      db
        .select({
          ...{ id: auditLog.id, createdAt: auditLog.createdAt, action: auditLog.action, details: auditLog.details },
          by: { id: actor.id, firstname: actor.firstname, lastname: actor.lastname },
          image: actorPortrait.columns,
        })
        .from(auditLog)
        .leftJoin(actor, eq(actor.id, auditLog.actorId))
        .leftJoin(actorPortrait.table, actorPortrait.on)
        .where(and(eq(auditLog.orgId, orgId), eq(auditLog.subject, id)))
        .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
        .limit(maxEvents),
  };
}

/** See `createStudioPeopleRepository`. */
export type StudioPeopleRepository = ReturnType<typeof createStudioPeopleRepository>;
