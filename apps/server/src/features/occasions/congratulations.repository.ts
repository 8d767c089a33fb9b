import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import type { CongratulatedDay, Remaining } from '../activities/index.ts';
import { congratulations } from './occasions.tables.ts';

type Reading = Pick<Db, 'select'>;

const ofOccasion = ({ userId, type, day }: CongratulatedDay) =>
  and(eq(congratulations.userId, userId), eq(congratulations.type, type), eq(congratulations.day, day));

/** The occasions of a day that a member has congratulated on. */
export const listGiven = async (db: Reading, authorId: string, day: string) =>
  db
    .select({ userId: congratulations.userId, type: congratulations.type })
    .from(congratulations)
    .where(and(eq(congratulations.authorId, authorId), eq(congratulations.day, day)))
    .orderBy(desc(congratulations.createdAt), congratulations.userId);

/** How many have congratulated on an occasion, and who was the last of them. */
export async function lastAndCount(db: Reading, occasion: CongratulatedDay): Promise<Remaining> {
  const [last] = await db
    .select({ authorId: congratulations.authorId })
    .from(congratulations)
    .where(ofOccasion(occasion))
    .orderBy(desc(congratulations.createdAt), congratulations.authorId)
    .limit(1);
  return last && { last: last.authorId, count: await countReceived(db, occasion) };
}

/** How many have congratulated on an occasion. */
export async function countReceived(db: Reading, occasion: CongratulatedDay): Promise<number> {
  const [row] = await db.select({ total: count() }).from(congratulations).where(ofOccasion(occasion));
  return row!.total;
}

/** Notes a congratulation; answers whether it is a new one. */
export async function give(tx: Pick<Db, 'insert'>, { userId, type, day }: CongratulatedDay, authorId: string): Promise<boolean> {
  const rows = await tx
    .insert(congratulations)
    .values({ userId, type, day, authorId })
    .onConflictDoNothing()
    .returning({ userId: congratulations.userId });
  return rows.length > 0;
}

/** Forgets a congratulation; answers whether there was one. */
export async function takeBack(tx: Pick<Db, 'delete'>, occasion: CongratulatedDay, authorId: string): Promise<boolean> {
  const rows = await tx
    .delete(congratulations)
    .where(and(ofOccasion(occasion), eq(congratulations.authorId, authorId)))
    .returning({ userId: congratulations.userId });
  return rows.length > 0;
}

/** Forgets those of the days before one. */
export const forgetBefore = (db: Pick<Db, 'delete'>, day: string) => db.delete(congratulations).where(lt(congratulations.day, day));
