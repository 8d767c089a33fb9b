import { and, eq, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/client.ts';
import { cartAdditions, cartItems, products } from './shop.tables.ts';
import type { CoinOwner } from './coins.balance.ts';
import { balanceOf } from './coins.repository.ts';
import { onOffer } from './products.repository.ts';
import type { Addition } from './shop.policy.ts';

/** A request is not repeated for longer than this. */
const keysKept = sql`now() - interval '1 day'`;

/** What may be done with a cart within the transaction that has locked it. */
export function createOpenCart(tx: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>, cartId: string, owner: CoinOwner) {
  const item = (id: string) => and(eq(cartItems.cartId, cartId), eq(cartItems.id, id));
  return {
    /** False where the key has been used before. */
    async takeKey(key: string): Promise<boolean> {
      const taken = await tx.insert(cartAdditions).values({ cartId, key }).onConflictDoNothing().returning({ key: cartAdditions.key });
      await tx.delete(cartAdditions).where(and(eq(cartAdditions.cartId, cartId), lt(cartAdditions.createdAt, keysKept)));
      return taken.length > 0;
    },
    /** What decides about one more of a reward; undefined where the org does not offer it. */
    async consider(productId: string): Promise<Addition | undefined> {
      const [product] = await tx
        .select({ coinsRequired: products.coinsRequired, quantity: cartItems.quantity })
        .from(products)
        .leftJoin(cartItems, and(eq(cartItems.productId, products.id), eq(cartItems.cartId, cartId)))
        .where(and(eq(products.orgId, owner.orgId), eq(products.id, productId), onOffer));
      return product && { balance: await balanceOf(tx, owner), coinsRequired: product.coinsRequired, quantity: product.quantity ?? 0 };
    },
    /** Adds one, to the reward's line where there is one. */
    async add(productId: string): Promise<void> {
      await tx
        .insert(cartItems)
        .values({ id: uuidv7(), cartId, productId, quantity: 1 })
        .onConflictDoUpdate({
          target: [cartItems.cartId, cartItems.productId],
          set: { quantity: sql`${cartItems.quantity} + 1` },
        });
    },
    /** False where the cart has no such line. */
    async setQuantity(itemId: string, quantity: number): Promise<boolean> {
      return (await tx.update(cartItems).set({ quantity }).where(item(itemId)).returning({ id: cartItems.id })).length > 0;
    },
    /** False where the cart has no such line. */
    async remove(itemId: string): Promise<boolean> {
      return (await tx.delete(cartItems).where(item(itemId)).returning({ id: cartItems.id })).length > 0;
    },
  };
}

/** A cart that is locked for a change. */
export type OpenCart = ReturnType<typeof createOpenCart>;
