import type { kununuScores, ratingCategories, ratings } from '@foyer/server/seed';
import { addDays, type Calendar } from '../calendar.ts';
import type { HotelFacts } from '../data/hotel.ts';
import { demoId } from '../ids.ts';
import { createRandom, type Random } from '../random.ts';
import { ratedThings, wellness } from './rating-categories.ts';

type RatingRow = typeof ratings.$inferInsert;
type CategoryRow = typeof ratingCategories.$inferInsert;
type KununuRow = typeof kununuScores.$inferInsert;

const withSpa = 0.4;
const notYetRated = 0.04;
const nightlyHour = 4 / 24;

const tenth = (score: number, best: number) => Math.round(Math.min(best, Math.max(0, score)) * 10) / 10;

/** Anything in small numbers of letters and digits, as TrustYou names hotels. */
const trustyouId = (random: Random) => random.int(0x10000000, 0xffffffff).toString(16);

function ratingOf(hotel: HotelFacts, orgId: string, calendar: Calendar): { rating: RatingRow; categories: CategoryRow[] } {
  const random = createRandom('ratings', hotel.id);
  // Most guests are content; a few houses have some way to go.
  const whole = random.chance(0.15) ? random.float(6.6, 7.8) : random.float(8, 9.3);
  const rated = !random.chance(notYetRated);
  const total = rated ? Math.round(hotel.rooms * random.float(5, 13)) : 0;
  const id = demoId(random, calendar.daysAgo(540));
  const things = [...ratedThings, ...(random.chance(withSpa) ? [wellness] : [])];
  const categories = things.map(({ icon, label, tendency, share }, position) => ({
    ...{ ratingId: id, position, icon, label },
    score: tenth(whole + tendency + random.float(-0.5, 0.5), 10),
    count: Math.max(1, Math.round(total * share * random.float(0.8, 1.2))),
  }));
  const rating = {
    ...{ id, orgId, hotelId: hotel.id, trustyouId: trustyouId(random), totalCount: total },
    overallEvaluation: rated ? tenth(whole, 10) : null,
    softskill5: rated ? tenth(categories[0]!.score / 2, 5) : null,
    recommendation: rated ? Math.min(99, Math.round(whole * 10 + random.float(1, 7))) : null,
    lastUpdated: addDays(calendar.daysAgo(1), nightlyHour),
  };
  return { rating, categories: rated ? categories : [] };
}

/** What guests say of the hotels, in figures; the same calendar gives the same ones. */
export function createRatings(hotels: readonly HotelFacts[], orgId: string, calendar: Calendar) {
  const all = hotels.map((hotel) => ratingOf(hotel, orgId, calendar));
  return { ratings: all.map(({ rating }) => rating), categories: all.flatMap(({ categories }) => categories) };
}

/** What employees say: of the group, and of those hotels where enough of them have. */
export function createKununuScores(hotels: readonly HotelFacts[], org: { id: string; domain: string }, calendar: Calendar): KununuRow[] {
  const scoreOf = (hotel: HotelFacts | null, most: number): KununuRow => {
    const random = createRandom('kununu', org.id, hotel?.id ?? '');
    const count = Math.round(most * random.float(0.6, 1));
    const name = hotel ? `${org.domain}/${hotel.id}` : org.domain;
    const link = `https://kununu.example/de/${name}`;
    return {
      id: demoId(random, calendar.daysAgo(540)),
      orgId: org.id,
      hotelId: hotel?.id ?? null,
      score: tenth(random.float(3.4, 4.7), 5),
      count,
      link,
    };
  };
  const rooms = hotels.reduce((sum, hotel) => sum + hotel.rooms, 0);
  const enough = 40;
  return [scoreOf(null, rooms / 8), ...hotels.filter((hotel) => hotel.rooms > enough).map((hotel) => scoreOf(hotel, hotel.rooms / 4))];
}
