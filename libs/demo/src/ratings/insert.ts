import { eq } from 'drizzle-orm';
import { coinEntries, type Db, hotels as hotelTable, kununuScores, memberPoints, ratingCategories, ratings } from '@foyer/server/seed';
import type { Calendar } from '../calendar.ts';
import type { HotelFacts } from '../data/hotel.ts';
import { createCoins } from './coins.ts';
import { createKununuScores, createRatings } from './hotel-ratings.ts';
import { createPoints } from './member-points.ts';

interface Rated {
  org: { id: string; domain: string };
  hotels: readonly HotelFacts[];
  people: Parameters<typeof createPoints>[0];
  /** Whom colleagues turn to in a hotel. */
  contactOf: (hotel: HotelFacts) => { id: string } | undefined;
  calendar: Calendar;
}

const rowsPerInsert = 400;

/** Adds to a customer whose hotels and people are there what guests and employees say, whom to turn to, and what members have gathered. */
export async function insertRatings(tx: Db, { org, hotels, people, contactOf, calendar }: Rated): Promise<void> {
  const said = createRatings(hotels, org.id, calendar);
  await tx.insert(ratings).values(said.ratings);
  await tx.insert(ratingCategories).values(said.categories);
  await tx.insert(kununuScores).values(createKununuScores(hotels, org, calendar));
  const gathered = createPoints(people, org.id, calendar);
  await tx.insert(memberPoints).values(gathered.map(({ row }) => row));
  const coins = gathered.flatMap((one) => createCoins(one, calendar));
  for (let i = 0; i < coins.length; i += rowsPerInsert) await tx.insert(coinEntries).values(coins.slice(i, i + rowsPerInsert));
  // Hotels and people point to each other: this waits until both are there.
  for (const hotel of hotels) {
    const contactPersonId = contactOf(hotel)?.id ?? null;
    await tx.update(hotelTable).set({ contactPersonId }).where(eq(hotelTable.id, hotel.id));
  }
}
