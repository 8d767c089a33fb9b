import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { ratings } from './ratings.tables.ts';

/** How many ratings a hotel has. */
export async function ratingsOf(db: Pick<Db, 'select'>, hotelId: string): Promise<number> {
  const [row] = await db.select({ total: ratings.totalCount }).from(ratings).where(eq(ratings.hotelId, hotelId));
  return row?.total ?? 0;
}
