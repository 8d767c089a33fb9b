import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { kununuScores, ratingCategories, ratings } from './ratings.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';

const house = joinedImage('house', hotels);
const portrait = joinedImage('portrait', users);

/** Reads what guests and employees say of the hotels. */
export function createRatingsRepository({ db }: Pick<Context, 'db'>) {
  const ratedOf = (orgId: string) => and(eq(ratings.hotelId, hotels.id), eq(ratings.orgId, orgId));
  const ofHotels = (orgId: string, ids: readonly string[]) => and(eq(hotels.orgId, orgId), inArray(hotels.id, [...ids]));

  const readHotels = (orgId: string, ids: readonly string[]) =>
    db
      .select({ hotel: hotels, image: house.columns, contact: { ...personColumns }, portrait: portrait.columns, rating: ratings })
      .from(hotels)
      .leftJoin(house.table, house.on)
      .leftJoin(users, and(eq(users.id, hotels.contactPersonId), visiblePeople(orgId)))
      .leftJoin(portrait.table, portrait.on)
      .leftJoin(ratings, ratedOf(orgId))
      .where(ofHotels(orgId, ids));

  const readCategories = (orgId: string, ids: readonly string[]) =>
    db
      .select({ category: ratingCategories })
      .from(ratingCategories)
      .innerJoin(ratings, eq(ratings.id, ratingCategories.ratingId))
      .innerJoin(hotels, ratedOf(orgId))
      .where(ofHotels(orgId, ids))
      .orderBy(asc(ratingCategories.position));

  return {
    /** The org's hotels among the ids with what guests say of them, in the order of the ids; unknown ids are left out. */
    async locations(orgId: string, ids: readonly string[]) {
      if (ids.length === 0) return [];
      const [rows, rated] = await Promise.all([readHotels(orgId, ids), readCategories(orgId, ids)]);
      const categories = Map.groupBy(
        rated.map(({ category }) => category),
        ({ ratingId }) => ratingId,
      );
      const byId = new Map(rows.map((row) => [row.hotel.id, { ...row, categories: categories.get(row.rating?.id ?? '') ?? [] }]));
      return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    },

    /** The score of one of the org's hotels at kununu, of the group itself for null; undefined where there is none. */
    async kununuScore(orgId: string, hotelId: string | null) {
      const [found] = await db
        .select()
        .from(kununuScores)
        .where(and(eq(kununuScores.orgId, orgId), hotelId === null ? isNull(kununuScores.hotelId) : eq(kununuScores.hotelId, hotelId)));
      return found;
    },
  };
}

/** A hotel with what guests say of it, as it is stored. */
export type LocationRow = Awaited<ReturnType<ReturnType<typeof createRatingsRepository>['locations']>>[number];
