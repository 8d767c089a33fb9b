// @embedded: moves lock the order of the shop
import { randomUUID } from 'node:crypto';
import type { Schemas } from '@foyer/api';
import { and, asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { cartItems, carts, coinEntries, products } from '../shop/shop.tables.ts';

type Product = Schemas['StudioProduct'];

const server = await testServer({ env: { WRITE_RATE: '100' } });
const { db } = server.database;
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const row = (id: string, position: number, more: Partial<typeof products.$inferInsert> = {}): typeof products.$inferInsert => ({
  ...{ id, orgId: ids.org, name: { de_DE: id, en_GB: `The ${id}` }, coinsRequired: 100, position },
  ...more,
});
let [editor, member]: Browser[] = [];
beforeAll(async () => {
  editor = await server.login('editor');
  member = await server.login('member');
  await db.insert(coinEntries).values({ id: randomUUID(), orgId: ids.org, userId: ids.users.member, amount: 500, note: 'Danke' });
});
beforeEach(async () => {
  await db.delete(products);
  await db
    .insert(products)
    .values([
      row('skipass', 0),
      row('kochbuch', 1, { availableFrom: inDays(1) }),
      row('markt', 2, { availableTo: inDays(-1) }),
      row('rad', 3, { active: false, availableFrom: inDays(1) }),
      row('theirs', 0, { orgId: ids.otherOrg }),
    ]);
});
afterAll(() => server.close());

const content: Schemas['StudioProductContent'] = {
  ...{ name: { de_DE: 'Gutschein' }, image_id: null, coins_required: 50, available_from: null, available_to: null, active: true },
};
const list = async (query = '') => (await editor!.get(`/studio/products?locale=de_DE&${query}`)).json<Schemas['StudioProductList']>();
const read = async (id: string) => (await editor!.get(`/studio/products/${id}?locale=de_DE`)).json<Product>();
const create = (change: object, key: string = randomUUID()) =>
  editor!.send({ method: 'POST', url: '/studio/products?locale=en_GB', payload: { key, content: { ...content, ...change } } });
const change = (id: string, payload: object) => editor!.send({ method: 'PATCH', url: `/studio/products/${id}?locale=en_GB`, payload });
const place = (id: string, side: 'before' | 'after', beside: string) =>
  editor!.send({ method: 'PUT', url: `/studio/products/${id}/place`, payload: { side, beside } });
const offered = async () =>
  (await member!.get('/products?locale=de_DE'))
    .json<Schemas['ProductList']>()
    .results.map(({ name, coins_required }) => `${name} ${coins_required}`);
const choose = () => member!.post('/carts/mine/items?locale=de_DE', { product_id: 'skipass', key: randomUUID() });
const cart = async () => (await member!.get('/carts/mine?locale=de_DE')).json<Schemas['Cart']>();
const refusal = (answer: { statusCode: number; json: <T>() => T }) => [
  answer.statusCode,
  ...answer.json<Schemas['Problem']>().errors.map(({ field, code }) => `${field}: ${code}`),
];
const order = async () =>
  (await db.select().from(products).where(eq(products.orgId, ids.org)).orderBy(asc(products.position), asc(products.id))).map(
    ({ id }) => id,
  );
const noted = async (subject: string) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, subject)))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
  )[0];

describe('the list of rewards', () => {
  it.each([
    ['', ['skipass offered', 'kochbuch planned', 'markt ended', 'rad withdrawn']],
    ['state=planned', ['kochbuch planned']],
    ['state=withdrawn', ['rad withdrawn']],
    ['q=THE%20ski', ['skipass offered']],
    ['q=de_DE', []],
  ])('%s holds %j in the shop’s order', async (query, expected) => {
    const { results, total } = await list(query);
    expect([results.map(({ name, state }) => `${name} ${state}`), total]).toEqual([expected, expected.length]);
  });
});

describe('a new reward', () => {
  it('is made once, last in the order, and offered to members', async () => {
    const key = randomUUID();
    const [first, second] = [await create({ name: { de_DE: ' Gut\nschein ', ar: ' ' } }, key), await create({}, key)];
    const { id, content: made } = first.json<Product>();
    expect([first.statusCode, second.json<Product>().id, made.name]).toEqual([201, id, { de_DE: 'Gut schein' }]);
    expect(await order()).toEqual(['skipass', 'kochbuch', 'markt', 'rad', id]);
    expect(await offered()).toEqual(['skipass 100', 'Gut schein 50']);
    expect(await noted(id)).toMatchObject({ action: 'product.created', actorId: ids.users.editor });
  });

  it.each([
    [{ name: { de_DE: ' ' } }, ['content.name: required']],
    [{ coins_required: 0 }, ['content.coins_required: too_small']],
    [{ available_from: '2026-12-02T00:00:00+01:00', available_to: '2026-12-01T23:00:00Z' }, ['content.available_to: before_start']],
    [{ image_id: ids.media.otherOrg }, ['content.image_id: not_allowed']],
  ])('with %j is refused by field', async (change, faults) => {
    expect(refusal(await create(change))).toEqual([400, ...faults]);
  });
});

describe('a change', () => {
  it('keeps what another editor has changed, is seen in the shop at once, and is noted', async () => {
    await offered();
    await change('skipass', { coins_required: 120 });
    const answer = await change('skipass', { name: { de_DE: 'Tageskarte' }, available_to: '2999-01-01T00:00:00+01:00' });
    expect(answer.json<Product>().content).toMatchObject({ coins_required: 120, available_to: '2998-12-31T23:00:00.000Z' });
    expect(await offered()).toEqual(['Tageskarte 120']);
    expect((await noted('skipass'))?.details).toEqual({ fields: 'name, available_to' });
  });

  it('to an end before the beginning that is stored is refused', async () => {
    expect(refusal(await change('kochbuch', { available_to: new Date().toISOString() }))).toEqual([400, 'available_to: before_start']);
  });

  it('that is none is not noted, also in another time zone', async () => {
    const from = inDays(1).toISOString();
    await change('kochbuch', { available_from: from });
    const before = await noted('kochbuch');
    await change('kochbuch', { available_from: from.replace('Z', '+00:00') });
    expect(await noted('kochbuch')).toEqual(before);
  });

  it('is a new cart to those who have it in theirs', async () => {
    await choose();
    const { revision } = await cart();
    await change('skipass', { coins_required: 60 });
    const now = await cart();
    expect([now.revision, now.summary.props.used_bonus_coins]).toEqual([revision + 1, 60]);
  });
});

describe('a deletion', () => {
  it('takes the reward out of carts, which are new carts then', async () => {
    await choose();
    const { revision } = await cart();
    expect((await read('skipass')).carts).toBe(1);
    expect((await editor!.send({ method: 'DELETE', url: '/studio/products/skipass' })).statusCode).toBe(204);
    const now = await cart();
    expect([now.revision, now.summary.items]).toEqual([revision + 1, []]);
    expect([await db.$count(cartItems), await db.$count(carts), await offered()]).toEqual([0, 1, []]);
    expect(await noted('skipass')).toMatchObject({ action: 'product.deleted', details: { name: 'skipass', carts: 1 } });
  });
});

describe('a move', () => {
  it.each([
    ['rad', 'before', 'skipass', ['rad', 'skipass', 'kochbuch', 'markt']],
    ['skipass', 'after', 'markt', ['kochbuch', 'markt', 'skipass', 'rad']],
    ['rad', 'after', 'skipass', ['skipass', 'rad', 'kochbuch', 'markt']],
    ['markt', 'before', 'rad', ['skipass', 'kochbuch', 'markt', 'rad']],
  ])('of %s to %s %s makes the order %j', async (id, side, beside, expected) => {
    expect((await place(id, side as 'before', beside)).statusCode).toBe(204);
    expect(await order()).toEqual(expected);
    expect(await db.$count(products, and(eq(products.id, 'theirs'), eq(products.position, 0)))).toBe(1);
  });

  it('holds where all have the same place, and with others at once', async () => {
    await db.update(products).set({ position: 0 });
    await Promise.all([place('skipass', 'before', 'rad'), place('rad', 'after', 'kochbuch'), place('markt', 'after', 'skipass')]);
    const now = await order();
    expect([...now].sort()).toEqual(['kochbuch', 'markt', 'rad', 'skipass']);
    const positions = await db.select({ position: products.position }).from(products).where(eq(products.orgId, ids.org));
    expect(new Set(positions.map(({ position }) => position)).size).toBe(4);
  });

  it.each([
    ['skipass', 'skipass', [400, 'beside: not_allowed']],
    ['skipass', 'theirs', [400, 'beside: not_found']],
    ['theirs', 'skipass', [404]],
  ])('of %s beside %s is refused', async (id, beside, expected) => {
    expect(refusal(await place(id, 'after', beside))).toEqual(expected);
  });
});
