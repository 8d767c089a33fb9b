import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { folded, holds, searchWords } from '../../shared/search/search.fold.ts';

const picture = joinedImage('picture', hotels);

const words = sql`${hotels.name} || ' ' || ${hotels.street} || ' ' || ${hotels.zip} || ' ' || ${hotels.city}
  || ' ' || coalesce(${hotels.region}, '{}')::text || ' ' || coalesce(${hotels.area}, '{}')::text`;

/** Which hotels are listed. */
export interface HotelSelection {
  orgId: string;
  words: string;
}

const selected = ({ orgId, words: typed }: HotelSelection): SQL =>
  and(eq(hotels.orgId, orgId), ...searchWords(typed).map((word) => holds(folded(words), word)))!;

/** The SQL of the studio's list of hotels. */
export function createHotelsList(db: Pick<Db, 'select'>) {
  return {
    page: async (selection: HotelSelection, page: PageRequest) =>
      db
        .select({ id: hotels.id, name: hotels.name, city: hotels.city, country: hotels.country, image: picture.columns })
        .from(hotels)
        .leftJoin(picture.table, picture.on)
        .where(selected(selection))
        .orderBy(folded(hotels.name), hotels.id)
        .limit(page.limit)
        .offset(offsetOf(page)),

    async count(selection: HotelSelection): Promise<number> {
      const [row] = await db.select({ total: count() }).from(hotels).where(selected(selection));
      return row!.total;
    },

    /** How many members work in each of them, blocked ones among them. */
    async people(ids: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select({ id: users.hotelId, total: count() })
        .from(users)
        .where(inArray(users.hotelId, [...ids]))
        .groupBy(users.hotelId);
      return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total] as const])));
    },
  };
}
