import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { cartAdditions, cartItems, carts, products } from './shop.tables.ts';
import { listen, open } from '../../platform/realtime/realtime.test-helpers.ts';
import { add, cartOf, giveCoins, linesOf, prices, stockShop } from './shop.test-helpers.ts';

type ProductList = Schemas['ProductList'];

const server = await testServer();
const { db } = server.database;
let member: Browser;
let editor: Browser;
beforeAll(async () => {
  await stockShop(db);
  member = await server.login('member');
  editor = await server.login('editor');
});
beforeEach(async () => {
  await db.delete(carts);
});
afterAll(() => server.close());

const list = async (query = '', browser = member) => (await browser.get(`/products?locale=en_GB${query}`)).json<ProductList>();
const set = async (id: string, quantity: unknown, browser = member) => browser.put(`/carts/mine/items/${id}`, { quantity });
const lineId = async (browser = member) => (await cartOf(browser)).summary.items[0]!.id;
const code = (answer: { json<T>(): T }) => answer.json<Schemas['Problem']>().code;

describe('the rewards', () => {
  it('are those on offer, in the shop’s order, with what the member can have', async () => {
    const { results } = await list();
    expect(results.map(({ id, coins_required, product_available_to_user }) => [id, coins_required, product_available_to_user])).toEqual([
      ['book', prices.book, true],
      ['night', prices.night, true],
      ['bike', prices.bike, false],
    ]);
    expect(results[0]).toMatchObject({ name: 'Reward book', image: { id: ids.media.photo } });
    expect(results[0]!.image_path).toBe(results[0]!.image!.src);
    expect(results[1]).toMatchObject({ image: null, image_path: null });
  });

  it('cannot be had without coins', async () => {
    expect((await list('', editor)).results.map((product) => product.product_available_to_user)).toEqual([false, false, false]);
  });

  it('come in pages', async () => {
    const { results, pagination } = await list('&limit=2&page=2');
    expect(results.map(({ id }) => id)).toEqual(['bike']);
    expect(pagination).toEqual({ self: 2, first: 1, last: 2, prev: 1, next: null, limit: 2 });
  });

  it('of another customer are that customer’s', async () => {
    const outsider = await server.guest();
    const host = { host: 'other.example' };
    await outsider.post('/auth/login', { username: 'outsider', password }, host);
    const { results } = (await outsider.get('/products', host)).json<ProductList>();
    expect(results.map(({ id }) => id)).toEqual(['other-orgs']);
  });
});

describe('putting a reward into the cart', () => {
  it('answers with the cart and what it comes to', async () => {
    const answer = await add(member, 'book');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      revision: 1,
      summary: {
        items: [{ quantity: 1, product: { id: 'book', coins: 100, get_main_image_url: expect.stringContaining('?w=224') as string } }],
        props: { used_bonus_coins: 100, coins_remaining: 900, error_message: null },
      },
    });
  });

  it('begins a line once and counts it up after that', async () => {
    for (const id of ['night', 'book', 'night']) await add(member, id);
    expect(linesOf(await cartOf(member))).toEqual([
      ['night', 2],
      ['book', 1],
    ]);
  });

  it('with the same key adds one, whatever the repetition says', async () => {
    const key = randomUUID();
    await add(member, 'book', key);
    const again = await add(member, 'night', key.toUpperCase());
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({ revision: 1 });
    expect(linesOf(await cartOf(member))).toEqual([['book', 1]]);
  });

  it('keeps the keys of different people apart', async () => {
    await giveCoins(db, ids.users.superadmin, 100);
    const superadmin = await server.login('superadmin');
    const key = randomUUID();
    await Promise.all([add(member, 'book', key), add(superadmin, 'book', key)]);
    expect([linesOf(await cartOf(member)), linesOf(await cartOf(superadmin))]).toEqual([[['book', 1]], [['book', 1]]]);
  });

  it('forgets keys after a day', async () => {
    await add(member, 'book');
    await db.update(cartAdditions).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    await add(member, 'book');
    expect(await db.$count(cartAdditions)).toBe(1);
  });

  it.each([
    ['unknown', 'nothing'],
    ['switched off', 'switched-off'],
    ['not on offer yet', 'not-yet'],
    ['no longer on offer', 'no-more'],
    ['another customer’s', 'other-orgs'],
  ])('answers 404 where it is %s, and leaves nothing behind', async (_, id) => {
    expect((await add(member, id)).statusCode).toBe(404);
    expect(await db.$count(carts)).toBe(0);
  });

  it('answers how many points are missing where they do not suffice', async () => {
    const answer = await member.post('/carts/mine/items?locale=en_GB', { product_id: 'bike', key: randomUUID() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'coins_missing', detail: 'You need 4,000 more points to choose this reward.' });
  });

  it('stops at 99, and the refused key can be used again', async () => {
    await add(member, 'book');
    const id = await lineId();
    await set(id, 99);
    const key = randomUUID();
    const refused = await add(member, 'book', key);
    expect([refused.statusCode, code(refused)]).toEqual([409, 'cart_item_full']);
    await set(id, 98);
    expect(linesOf((await add(member, 'book', key)).json())).toEqual([['book', 99]]);
  });

  it.each([
    ['without a key', { product_id: 'book' }],
    ['with a key that is none', { product_id: 'book', key: 'again' }],
    ['with a number', { product_id: 'book', key: randomUUID(), quantity: 2 }],
  ])('is refused %s', async (_, body) => {
    expect((await member.post('/carts/mine/items', body)).statusCode).toBe(400);
  });
});

describe('changing a line', () => {
  it('sets its number, as often as one likes', async () => {
    await add(member, 'book');
    const id = await lineId();
    for (const quantity of [7, 7, 0, 99]) {
      const answer = await set(id, quantity);
      expect([answer.statusCode, linesOf(answer.json())]).toEqual([200, [['book', quantity]]]);
    }
  });

  it.each([-1, 100, 1.5, '1', null])('refuses %j', async (quantity) => {
    await add(member, 'book');
    const answer = await set(await lineId(), quantity);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors.map(({ field }) => field)).toEqual(['quantity']);
    expect(linesOf(await cartOf(member))).toEqual([['book', 1]]);
  });

  it('takes it out', async () => {
    await add(member, 'book');
    const id = await lineId();
    expect(linesOf((await member.delete(`/carts/mine/items/${id}`)).json())).toEqual([]);
    expect((await member.delete(`/carts/mine/items/${id}`)).statusCode).toBe(404);
  });

  it('is for its owner alone', async () => {
    await add(member, 'book');
    const id = await lineId();
    const answers = [await set(id, 5, editor), await editor.delete(`/carts/mine/items/${id}`)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(linesOf(await cartOf(member))).toEqual([['book', 1]]);
  });
});

describe('the cart', () => {
  it('of a member who has chosen nothing is empty', async () => {
    expect(await cartOf(member)).toEqual({
      revision: 0,
      summary: { items: [], props: { used_bonus_coins: 0, coins_remaining: 1000, error_message: null } },
    });
  });

  it('says how many points it costs too many, until something is taken out', async () => {
    await add(member, 'night');
    await add(member, 'book');
    const { summary } = (await add(member, 'book')).json<Schemas['Cart']>();
    expect(summary.props).toMatchObject({ used_bonus_coins: 1100, coins_remaining: -100 });
    expect((await cartOf(member)).summary.props.error_message).toBe(
      'You are 100 points short for this cart. Remove something or choose fewer.',
    );
    const after = (await set(summary.items[0]!.id, 0)).json<Schemas['Cart']>();
    expect(after.summary.props).toEqual({ used_bonus_coins: 200, coins_remaining: 800, error_message: null });
  });

  it('names what is no longer on offer, in the reader’s language', async () => {
    await add(member, 'book');
    await db.update(products).set({ active: false }).where(eq(products.id, 'book'));
    expect((await cartOf(member, 'de_DE')).summary.props.error_message).toBe(
      'Nicht mehr im Angebot: Prämie book. Bitte nehmen Sie diese Prämie aus dem Warenkorb.',
    );
    await db.update(products).set({ active: true }).where(eq(products.id, 'book'));
  });

  it('loses the lines of a reward that is deleted', async () => {
    await db.insert(products).values({ id: 'short-lived', orgId: ids.org, name: { de_DE: 'Kurz' }, coinsRequired: 1 });
    await add(member, 'short-lived');
    await db.delete(products).where(eq(products.id, 'short-lived'));
    expect(linesOf(await cartOf(member))).toEqual([]);
  });
});

describe('fifty requests at once', () => {
  const fifty = Array.from({ length: 50 });

  it('begin one cart with one line, and every one counts', async () => {
    const answers = await Promise.all(fifty.map(() => add(member, 'book')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(fifty.map(() => 201));
    expect(await db.$count(carts)).toBe(1);
    expect(await db.$count(cartItems)).toBe(1);
    const cart = await cartOf(member);
    expect([cart.revision, linesOf(cart)]).toEqual([50, [['book', 50]]]);
  });

  it('never bring a line beyond 99: those that do not fit are refused', async () => {
    await add(member, 'book');
    await set(await lineId(), 70);
    const answers = await Promise.all(fifty.map(() => add(member, 'book')));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(29);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(21);
    expect(linesOf(await cartOf(member))).toEqual([['book', 99]]);
  });

  it('with one key add one', async () => {
    const key = randomUUID();
    const answers = await Promise.all(fifty.map(() => add(member, 'book', key)));
    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(linesOf(await cartOf(member))).toEqual([['book', 1]]);
  });

  it('that add and take out leave the cart whole', async () => {
    await add(member, 'book');
    const id = await lineId();
    const answers = await Promise.all(
      fifty.map((_, n) => (n % 10 === 5 ? member.delete(`/carts/mine/items/${id}`) : add(member, n % 2 ? 'night' : 'book'))),
    );
    expect(answers.every(({ statusCode }) => [200, 201, 404].includes(statusCode))).toBe(true);
    expect(await db.$count(cartItems)).toBe(2);
    expect(linesOf(await cartOf(member))).toContainEqual(['night', 20]);
  });
});

describe('an open page', () => {
  it('hears how new the cart is when it connects, and of every change', async () => {
    await add(member, 'book');
    const page = open(await listen(server.app), member);
    const heard = () => page.messages.filter(({ type }) => type === 'cart');
    await expect.poll(heard).toEqual([{ type: 'cart', revision: 1 }]);
    const key = randomUUID();
    await add(member, 'book', key);
    await add(member, 'book', key);
    await set(await lineId(), 5);
    await expect.poll(heard).toEqual([1, 2, 3].map((revision) => ({ type: 'cart', revision })));
    page.socket.close();
    await page.closed;
  });
});
