import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { createCartsRepository } from './carts.repository.ts';
import { balanceOf } from './coins.repository.ts';
import { createProductsRepository } from './products.repository.ts';
import { announceCartOnConnect } from './shop.announce.ts';
import { createShopService } from './shop.service.ts';

const defaultLimit = 10;

/** The operations on rewards and the cart. */
export function createShopHandlers(context: Context) {
  const carts = createCartsRepository(context);
  announceCartOnConnect(context, carts);
  const service = createShopService({
    products: createProductsRepository(context),
    carts,
    balanceOf: async (owner) => balanceOf(context.db, owner),
    announce: (userId, revision) => context.realtime.publish(userId, { type: 'cart', revision }),
  });
  return {
    listProducts: ({ query: { page = 1, limit = defaultLimit }, locale, ...input }) =>
      service.listProducts(member(input), { page, limit }, locale),
    getCart: ({ wording, ...input }) => service.cart(member(input), wording),
    addCartItem: ({ body, wording, ...input }) => service.add(member(input), body, wording),
    setCartItem: ({ params, body, wording, ...input }) => service.setQuantity(member(input), params.id, body.quantity, wording),
    removeCartItem: ({ params, wording, ...input }) => service.remove(member(input), params.id, wording),
  } satisfies Partial<Handlers>;
}
