import type { Schemas } from '@foyer/api';
import { v5 as uuidv5 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { found, refused, refusedField } from '../../platform/http/problem.ts';
import { historyOf } from '../../shared/audit/audit.history.ts';
import { audit } from '../../shared/audit/audit.ts';
import { differing } from '../../shared/content/differing.ts';
import { pictureFault } from '../media/index.ts';
import { cartsWith, touchCarts } from '../shop/index.ts';
import { toContent, toProductEntry, toStudioProduct, toValues } from './studio-products.presenter.ts';
import { createStudioProductsRepository, type ProductSelection } from './studio-products.repository.ts';
import { productFaults, tidyProduct } from './studio-products.rules.ts';

type Content = Schemas['StudioProductContent'];

/** What ids of rewards are made in, from their maker and the key of the request: repeated, it names the same reward. */
const namespace = '2f8b6f0d-0b1e-4d6a-9f5c-7a4e1d3c8b90';

/** What members see of a reward in their carts. */
const inCarts = ['name', 'image_id', 'coins_required', 'available_from', 'available_to', 'active'];

async function check(db: Db, me: Me, after: Content, change: Partial<Content>, place?: string): Promise<void> {
  const errors = productFaults(after, change);
  const picture = typeof change.image_id === 'string' ? await pictureFault(db, me, change.image_id) : undefined;
  if (picture) errors.push({ field: 'image_id', code: picture });
  if (errors.length > 0) throw refused(errors, place);
}

/** Gives the carts that it was in. Throws 404. */
async function remove(tx: Db, me: Me, id: string): Promise<string[]> {
  const repository = createStudioProductsRepository(tx);
  const { product } = found(await repository.find(me.orgId, id));
  const held = await cartsWith(tx, id);
  await repository.remove(me.orgId, id);
  const details = { name: Object.values(product.name)[0] ?? '', carts: held.length };
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'product.deleted', subject: id, details });
  return held;
}

/** Throws 404, 400 where there is nothing to stand beside. */
async function place(tx: Db, me: Me, id: string, { beside, side }: Schemas['StudioProductPlace']): Promise<void> {
  const repository = createStudioProductsRepository(tx);
  const order = await repository.lockOrder(me.orgId);
  if (!order.includes(id)) found(undefined);
  if (beside === id) throw refusedField('beside', 'not_allowed');
  const others = order.filter((one) => one !== id);
  const neighbour = others.indexOf(beside);
  if (neighbour < 0) throw refusedField('beside', 'not_found');
  const place = side === 'before' ? neighbour : neighbour + 1;
  const wanted = others.toSpliced(place, 0, id);
  if (wanted.every((one, index) => one === order[index])) return;
  await repository.setOrder(me.orgId, wanted);
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'product.moved', subject: id, details: { place: place + 1 } });
}

/** The rules of rewards as editors see and change them in the studio. */
export function createStudioProductsService({ db, responses, realtime }: Pick<Context, 'db' | 'responses' | 'realtime'>) {
  const products = createStudioProductsRepository(db);

  async function read(me: Me, id: string, locale: Locale): Promise<Schemas['StudioProduct']> {
    const row = found(await products.find(me.orgId, id));
    return toStudioProduct(row, (await cartsWith(db, id)).length, locale);
  }

  return {
    read,

    async list(selection: ProductSelection, page: PageRequest, locale: Locale): Promise<Schemas['StudioProductList']> {
      const [rows, total] = await Promise.all([products.page(selection, page, locale), products.count(selection)]);
      return { results: rows.map((row) => toProductEntry(row, locale)), total, pagination: paginate(page, total) };
    },

    /** Throws 400 naming the fields. */
    async create(me: Me, { key, content }: Schemas['NewStudioProduct'], locale: Locale): Promise<Schemas['StudioProduct']> {
      const id = uuidv5(`${me.id}:${key.toLowerCase()}`, namespace);
      const after = { ...content, ...tidyProduct(content) };
      await db.transaction(async (tx) => {
        const repository = createStudioProductsRepository(tx);
        if (await repository.find(me.orgId, id)) return;
        await check(tx, me, after, after, 'content');
        const isNew = await repository.insert({ ...toValues(after), id, orgId: me.orgId });
        if (isNew) await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'product.created', subject: id });
      });
      responses.forget(me.orgId);
      return read(me, id, locale);
    },

    /** Throws 404, 400 naming the fields. */
    async update(me: Me, id: string, wanted: Schemas['StudioProductChange'], locale: Locale): Promise<Schemas['StudioProduct']> {
      const fields = await db.transaction(async (tx) => {
        const repository = createStudioProductsRepository(tx);
        await repository.lock(me.orgId, id);
        const before = toContent(found(await repository.find(me.orgId, id)));
        const change = differing(before, tidyProduct(wanted));
        const names = Object.keys(change);
        if (names.length === 0) return names;
        const after = { ...before, ...change };
        await check(tx, me, after, change);
        await repository.save(me.orgId, id, toValues(after));
        const details = { fields: names.join(', ') };
        await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'product.changed', subject: id, details });
        return names;
      });
      if (fields.length > 0) responses.forget(me.orgId);
      if (fields.some((field) => inCarts.includes(field))) await touchCarts({ db, realtime }, await cartsWith(db, id));
      return read(me, id, locale);
    },

    /** Throws 404. */
    async remove(me: Me, id: string): Promise<void> {
      const carts = await db.transaction((tx) => remove(tx, me, id));
      responses.forget(me.orgId);
      await touchCarts({ db, realtime }, carts);
    },

    /** Throws 404, 400 where there is nothing to stand beside. */
    async place(me: Me, id: string, wanted: Schemas['StudioProductPlace']): Promise<void> {
      await db.transaction((tx) => place(tx, me, id, wanted));
      responses.forget(me.orgId);
    },

    /** Throws 404. */
    async events(me: Me, id: string, locale: Locale): Promise<Schemas['StudioRecordEvent'][]> {
      found(await products.find(me.orgId, id));
      return historyOf(db, me.orgId, id, locale);
    },
  };
}
