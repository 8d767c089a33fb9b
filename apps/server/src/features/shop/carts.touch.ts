import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { cartItems, carts } from './shop.tables.ts';

/** The carts that a reward is in. */
export async function cartsWith(db: Pick<Db, 'select'>, productId: string): Promise<string[]> {
  return (await db.select({ id: cartItems.cartId }).from(cartItems).where(eq(cartItems.productId, productId))).map(({ id }) => id);
}

/** Has open pages read carts again in which something changed that was not their member's doing; after that is stored, for it waits for no one. */
export async function touchCarts({ db, realtime }: Pick<Context, 'db' | 'realtime'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // In one order, so that two that touch the same carts wait for each other, and not each for the other.
  const inOrder = db
    .select({ id: carts.id })
    .from(carts)
    .where(inArray(carts.id, [...ids]))
    .orderBy(carts.id)
    .for('update');
  const touched = await db
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1` })
    .where(inArray(carts.id, inOrder))
    .returning({ userId: carts.userId, revision: carts.revision });
  for (const { userId, revision } of touched) realtime.publish(userId, { type: 'cart', revision });
}
