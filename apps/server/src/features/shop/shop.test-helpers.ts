import type { Schemas } from '@foyer/api';
import { randomUUID } from 'node:crypto';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import type { Db } from '../../platform/db/client.ts';
import { coinEntries, products } from './shop.tables.ts';

type ProductRow = typeof products.$inferInsert;

/** What the tests' rewards cost, in the shop's order. */
export const prices = { book: 100, night: 900, bike: 5000 } as const;

const reward = (id: string, coinsRequired: number, position: number, more: Partial<ProductRow> = {}): ProductRow => ({
  ...{ id, orgId: ids.org, coinsRequired, position },
  name: { de_DE: `Prämie ${id}`, en_GB: `Reward ${id}` },
  ...more,
});

const ago = new Date('2026-01-01');
const later = new Date('2999-01-01');

/** Fills the shop of the fixture's customer, and gives its member 1,000 coins. */
export async function stockShop(db: Db): Promise<void> {
  await db
    .insert(products)
    .values([
      reward('bike', prices.bike, 2),
      reward('book', prices.book, 0, { imageId: ids.media.photo }),
      reward('night', prices.night, 1, { availableFrom: ago, availableTo: later }),
      reward('switched-off', 1, 3, { active: false }),
      reward('not-yet', 1, 3, { availableFrom: later }),
      reward('no-more', 1, 3, { availableTo: ago }),
      reward('other-orgs', 1, 3, { orgId: ids.otherOrg, imageId: ids.media.otherOrg }),
    ]);
  await giveCoins(db, ids.users.member, 700);
  await giveCoins(db, ids.users.member, 500);
  await giveCoins(db, ids.users.member, -200);
}

/** An entry as an earlier booking left it. */
export async function giveCoins(db: Db, userId: string, amount: number): Promise<void> {
  await db.insert(coinEntries).values({ id: randomUUID(), orgId: ids.org, userId, amount, note: 'Danke' });
}

export const cartOf = async (browser: Browser, locale = 'en_GB') =>
  (await browser.get(`/carts/mine?locale=${locale}`)).json<Schemas['Cart']>();

export const add = async (browser: Browser, productId: string, key: string = randomUUID()) =>
  browser.post('/carts/mine/items', { product_id: productId, key });

/** The lines as id of the reward and number. */
export const linesOf = ({ summary }: Schemas['Cart']) => summary.items.map(({ product, quantity }) => [product.id, quantity]);
