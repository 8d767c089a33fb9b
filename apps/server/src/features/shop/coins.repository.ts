import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/client.ts';
import { balanceQuery, type CoinOwner } from './coins.balance.ts';
import { coinEntries } from './shop.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** What a member has. */
export async function balanceOf(db: Pick<Db, 'select'>, owner: CoinOwner): Promise<number> {
  const [row] = await balanceQuery(db, owner);
  return row!.balance;
}

/**
 * Gives a member coins, or takes them. Answers what they have then, or null where they have too few or are not there: then nothing is booked. Entries of one member are
 * written one after the other, for the sum must not change between looking and writing.
 */
export async function bookCoins(tx: Pick<Db, 'select' | 'insert'>, owner: CoinOwner, amount: number, note: string): Promise<number | null> {
  const member = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner.id), eq(users.orgId, owner.orgId)))
    .for('no key update');
  const balance = (await balanceOf(tx, owner)) + amount;
  if (member.length === 0 || balance < 0) return null;
  await tx.insert(coinEntries).values({ id: uuidv7(), orgId: owner.orgId, userId: owner.id, amount, note });
  return balance;
}
