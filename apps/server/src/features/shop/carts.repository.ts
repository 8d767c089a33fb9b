import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import { cartItems, carts, products } from './shop.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { createOpenCart, type OpenCart } from './open-cart.ts';
import type { CoinOwner } from './coins.balance.ts';
import { onOffer } from './products.repository.ts';

const picture = joinedImage('picture', products);

/** Reads and changes carts, each its member's own. */
export function createCartsRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** How often the cart has changed; 0 for one that nothing was ever put into. */
    async revisionOf(userId: string): Promise<number> {
      const [row] = await db.select({ revision: carts.revision }).from(carts).where(eq(carts.userId, userId));
      return row?.revision ?? 0;
    },

    /** The lines, the first chosen one first. */
    lines: async ({ id, orgId }: CoinOwner, locale: Locale) =>
      db
        .select({
          id: cartItems.id,
          quantity: cartItems.quantity,
          productId: products.id,
          name: localizedText(products.name, locale),
          coins: products.coinsRequired,
          onOffer: sql<boolean>`${onOffer}`,
          picture: picture.columns,
        })
        .from(carts)
        .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
        .innerJoin(products, and(eq(products.id, cartItems.productId), eq(products.orgId, carts.orgId)))
        .leftJoin(picture.table, picture.on)
        .where(and(eq(carts.userId, id), eq(carts.orgId, orgId)))
        .orderBy(asc(cartItems.createdAt), asc(cartItems.id)),

    /**
     * Changes the member's cart while no one else does: requests that come at once wait for each other. `work` says whether it changed
     * anything; if it throws, nothing has happened. Answers the new revision, or null where nothing changed.
     */
    change: async (owner: CoinOwner, work: (cart: OpenCart) => Promise<boolean>): Promise<number | null> =>
      db.transaction(async (tx) => {
        await tx.insert(carts).values({ id: uuidv7(), orgId: owner.orgId, userId: owner.id }).onConflictDoNothing({ target: carts.userId });
        const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, owner.id)).for('update');
        const changed = await work(createOpenCart(tx, cart!.id, owner));
        if (!changed) return null;
        const [row] = await tx
          .update(carts)
          .set({ revision: sql`${carts.revision} + 1` })
          .where(eq(carts.id, cart!.id))
          .returning({ revision: carts.revision });
        return row!.revision;
      }),
  };
}
export type CartsRepository = ReturnType<typeof createCartsRepository>;
export type CartLine = Awaited<ReturnType<CartsRepository['lines']>>[number];
