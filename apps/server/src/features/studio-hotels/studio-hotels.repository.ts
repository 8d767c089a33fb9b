import type { Schemas } from '@foyer/api';
import { aliasedTable, and, count, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { pageDrafts } from '../../shared/content/page-drafts.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { folded } from '../../shared/search/search.fold.ts';
import { ratingsOf } from '../ratings/index.ts';

const picture = joinedImage('picture', hotels);
const contact = aliasedTable(users, 'contact');
const portrait = joinedImage('portrait', contact);

/** Whether modules show a hotel: those that list hotels, and those about one. */
const shows = (modules: SQL, id: string): SQL =>
  sql`jsonb_path_exists(${modules}, '$[*].config.*[*] ? (@ == $id)', jsonb_build_object('id', ${id}::text))`;

/** What hangs on a hotel (contract: `StudioHotel`). */
export type HotelUses = Pick<Schemas['StudioHotel'], 'people' | 'ratings' | 'pages'>;

/** The SQL of hotels as editors see and change them; in a transaction where it is given one. */
export function createStudioHotelsRepository(db: Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>) {
  const one = (orgId: string, id: string) => and(eq(hotels.orgId, orgId), eq(hotels.id, id));
  return {
    async find(orgId: string, id: string) {
      const [row] = await db
        .select({
          hotel: hotels,
          image: picture.columns,
          contact: { id: contact.id, firstname: contact.firstname, lastname: contact.lastname },
          portrait: portrait.columns,
        })
        .from(hotels)
        .leftJoin(picture.table, picture.on)
        .leftJoin(contact, eq(contact.id, hotels.contactPersonId))
        .leftJoin(portrait.table, portrait.on)
        .where(one(orgId, id));
      return row;
    },

    /** Locks a hotel for the transaction: no one begins to work there meanwhile. False where there is none. */
    async lock(orgId: string, id: string): Promise<boolean> {
      return (await db.select({ id: hotels.id }).from(hotels).where(one(orgId, id)).for('update')).length > 0;
    },

    /** What hangs on a hotel: pages as readers see them and as they are in work. */
    async uses(orgId: string, id: string, locale: Locale): Promise<HotelUses> {
      const title = localizedText(pages.title, locale);
      const shown = or(shows(sql`${pages.modules}`, id), shows(sql`${pageDrafts.content} -> 'modules'`, id));
      const found = await db
        .select({ id: pages.id, title })
        .from(pages)
        .leftJoin(pageDrafts, and(eq(pageDrafts.orgId, pages.orgId), eq(pageDrafts.pageId, pages.id)))
        .where(and(eq(pages.orgId, orgId), isNull(pages.deletedAt), shown))
        .orderBy(title, pages.id);
      const [working] = await db.select({ total: count() }).from(users).where(eq(users.hotelId, id));
      return {
        people: working!.total,
        ratings: await ratingsOf(db, id),
        pages: found.map(({ id: page, title: words }) => ({ id: page, title: words || page })),
      };
    },

    /** Whether another hotel in this town has this name. */
    async exists(orgId: string, id: string, { name, city }: { name: string; city: string }): Promise<boolean> {
      const same = and(eq(folded(hotels.name), folded(sql`${name}::text`)), eq(folded(hotels.city), folded(sql`${city}::text`)));
      const rows = await db
        .select({ id: hotels.id })
        .from(hotels)
        .where(and(eq(hotels.orgId, orgId), ne(hotels.id, id), same));
      return rows.length > 0;
    },

    /** Whether members can find this person. */
    async hasPerson(orgId: string, id: string): Promise<boolean> {
      const rows = await db
        .select({ id: personColumns.id })
        .from(users)
        .where(and(visiblePeople(orgId), eq(users.id, id)));
      return rows.length > 0;
    },

    /** False where the same request has made it already. */
    async insert(hotel: typeof hotels.$inferInsert): Promise<boolean> {
      return (await db.insert(hotels).values(hotel).onConflictDoNothing().returning({ id: hotels.id })).length > 0;
    },

    async save(orgId: string, id: string, values: Partial<typeof hotels.$inferInsert>): Promise<void> {
      await db.update(hotels).set(values).where(one(orgId, id));
    },

    async remove(orgId: string, id: string): Promise<void> {
      await db.delete(hotels).where(one(orgId, id));
    },
  };
}

/** See `createStudioHotelsRepository`. */
export type StudioHotelsRepository = ReturnType<typeof createStudioHotelsRepository>;
/** A hotel as the studio shows it. */
export type HotelRow = NonNullable<Awaited<ReturnType<StudioHotelsRepository['find']>>>;
