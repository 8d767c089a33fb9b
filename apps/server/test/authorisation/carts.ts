import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { cartItems, carts, coinEntries, products } from '../../src/features/shop/shop.tables.ts';
import { ids } from '../fixture.ts';
import { type Actor, userIdOf } from './actors.ts';
import type { Scene } from './matrix.ts';

const orgOf = (actor: Actor): string => (actor === 'outsider' || actor === 'stranger' ? ids.otherOrg : ids.org);

async function makeProduct({ server }: Scene, orgId: string): Promise<string> {
  const id = randomUUID();
  await server.database.db.insert(products).values({ id, orgId, name: { de_DE: 'Buch' }, coinsRequired: 1 });
  return id;
}

/** Puts a reward of a customer into the caller's cart, who can afford it. */
export const newCartItem = (orgId: string) => async (scene: Scene) => {
  const productId = await makeProduct(scene, orgId);
  const userId = userIdOf(scene.actor);
  const gift = { id: randomUUID(), orgId: orgOf(scene.actor), amount: 1, note: 'Danke' };
  if (userId) await scene.server.database.db.insert(coinEntries).values({ ...gift, userId });
  return { method: 'POST', url: '/carts/mine/items', payload: { product_id: productId, key: randomUUID() } } satisfies InjectOptions;
};

/** The address of a line in a member's cart. */
async function cartLine(scene: Scene, owner: Actor): Promise<string> {
  const userId = userIdOf(owner) ?? ids.users.member;
  const orgId = orgOf(owner);
  const { db } = scene.server.database;
  const [cart] = await db
    .insert(carts)
    .values({ id: randomUUID(), orgId, userId })
    .onConflictDoUpdate({ target: carts.userId, set: { orgId } })
    .returning();
  const id = randomUUID();
  await db.insert(cartItems).values({ id, cartId: cart!.id, productId: await makeProduct(scene, orgId), quantity: 1 });
  return `/carts/mine/items/${id}`;
}

type OwnerOf = (scene: Scene) => Actor;

export const setCartLine =
  (ownerOf: OwnerOf) =>
  async (scene: Scene): Promise<InjectOptions> => ({ method: 'PUT', url: await cartLine(scene, ownerOf(scene)), payload: { quantity: 2 } });

export const removeCartLine =
  (ownerOf: OwnerOf) =>
  async (scene: Scene): Promise<InjectOptions> => ({ method: 'DELETE', url: await cartLine(scene, ownerOf(scene)) });
