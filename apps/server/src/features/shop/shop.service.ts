import type { Schemas } from '@foyer/api';
import { localeOfWording, type Wording } from '@foyer/locales';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { CartsRepository } from './carts.repository.ts';
import type { CoinOwner } from './coins.balance.ts';
import type { OpenCart } from './open-cart.ts';
import type { ProductsRepository } from './products.repository.ts';
import { refuseAddition } from './shop.policy.ts';
import { toCart, toProduct } from './shop.presenter.ts';

interface ShopParts {
  products: ProductsRepository;
  carts: CartsRepository;
  balanceOf: (owner: CoinOwner) => Promise<number>;
  /** Notifies the member's open pages that the cart has changed. */
  announce: (userId: string, revision: number) => void;
}

async function addOne(cart: OpenCart, { product_id: productId, key }: Schemas['NewCartItem']): Promise<boolean> {
  // A UUID means the same in capitals.
  if (!(await cart.takeKey(key.toLowerCase()))) return false;
  const addition = await cart.consider(productId);
  if (!addition) throw new Problem(404, 'not_found');
  const refusal = refuseAddition(addition);
  if (refusal) throw new Problem(409, refusal, { values: { missing: addition.coinsRequired - addition.balance } });
  await cart.add(productId);
  return true;
}

/** Rewards and carts. What is not offered to the member's org, or is in another member's cart, answers 404. */
export function createShopService({ products, carts, balanceOf, announce }: ShopParts) {
  async function read(me: Me, wording: Wording): Promise<Schemas['Cart']> {
    // First of all, so that the lines are never older than the revision says.
    const revision = await carts.revisionOf(me.id);
    const [balance, lines] = await Promise.all([balanceOf(me), carts.lines(me, localeOfWording(wording))]);
    return toCart(revision, balance, lines, wording);
  }
  async function change(me: Me, wording: Wording, work: (cart: OpenCart) => Promise<boolean>): Promise<Schemas['Cart']> {
    const revision = await carts.change(me, work);
    if (revision !== null) announce(me.id, revision);
    return read(me, wording);
  }
  const ofLine = async (found: Promise<boolean>): Promise<true> => {
    if (!(await found)) throw new Problem(404, 'not_found');
    return true;
  };
  return {
    async listProducts(me: Me, page: PageRequest, locale: Locale): Promise<Schemas['ProductList']> {
      const [total, rows, balance] = await Promise.all([products.count(me.orgId), products.list(me.orgId, page, locale), balanceOf(me)]);
      return { results: rows.map((row) => toProduct(row, balance, locale)), pagination: paginate(page, total) };
    },

    cart: read,

    /** Adds nothing where the member sends the same key again, however many do so at once. */
    add: async (me: Me, item: Schemas['NewCartItem'], wording: Wording) => change(me, wording, async (cart) => addOne(cart, item)),

    setQuantity: async (me: Me, itemId: string, quantity: number, wording: Wording) =>
      change(me, wording, async (cart) => ofLine(cart.setQuantity(itemId, quantity))),

    remove: async (me: Me, itemId: string, wording: Wording) => change(me, wording, async (cart) => ofLine(cart.remove(itemId))),
  };
}
