import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { products } from '../../src/features/shop/shop.tables.ts';
import { hotels } from '../../src/shared/people/people.tables.ts';
import { ids } from '../fixture.ts';
import type { TestServer } from '../harness.ts';

type Scene = { server: TestServer };
type Call = (url: string) => InjectOptions;

/** A hotel of its own for each call. */
const ofHotel =
  (orgId: string, call: Call) =>
  async ({ server: { database } }: Scene): Promise<InjectOptions> => {
    const id = `hotel-${randomUUID()}`;
    await database.db.insert(hotels).values({ id, orgId, name: id, street: 'Weg 1', zip: '1', city: 'Ort', country: 'DE', rooms: 9 });
    return call(`/studio/hotels/${id}`);
  };

/** A reward of its own for each call. */
const ofProduct =
  (orgId: string, call: Call) =>
  async ({ server: { database } }: Scene): Promise<InjectOptions> => {
    const id = `product-${randomUUID()}`;
    const row = { orgId, name: { de_DE: id }, coinsRequired: 9 };
    await database.db
      .insert(products)
      .values([
        { ...row, id },
        { ...row, id: 'product-beside', orgId: ids.org },
      ])
      .onConflictDoNothing();
    return call(`/studio/products/${id}`);
  };

/** For editors: to all others there is nothing, nor is there anything of another customer's. */
const forEditors = (of: typeof ofHotel, call: Call, status = 200) => [
  { name: 'in the studio', call: of(ids.org, call), answers: { others: 404, editor: status, superadmin: status } },
  { name: 'of another customer', call: of(ids.otherOrg, call), answers: { others: 404 } },
];
const listed = (call: InjectOptions | (() => InjectOptions), status = 200) => [
  { name: 'in the studio', call, answers: { others: 404, editor: status, superadmin: status } },
];

const get: Call = (url) => ({ method: 'GET', url });
const remove: Call = (url) => ({ method: 'DELETE', url });
const changes: Call = (url) => get(`${url}/changes`);
const made = (url: string, content: object) => (): InjectOptions => ({ method: 'POST', url, payload: { key: randomUUID(), content } });
/** Beside a reward that there always is. */
const placed: Call = (url) => ({ method: 'PUT', url: `${url}/place`, payload: { beside: 'product-beside', side: 'before' } });
const newHotel = () => ({
  ...{ name: randomUUID(), street: 'Weg 1', zip: '1', city: 'Ort', country: 'DE', region: {}, area: {}, telephone: null, email: null },
  ...{ contact_person_id: null, rooms: 9, image_id: null },
});
const newProduct = { name: { de_DE: 'Buch' }, image_id: null, coins_required: 9, available_from: null, available_to: null, active: true };

/** Who is answered what by hotels and rewards in the studio. */
export const studioRecordCases = {
  listStudioHotels: listed(get('/studio/hotels?q=a')),
  createStudioHotel: listed(() => made('/studio/hotels', newHotel())(), 201),
  getStudioHotel: forEditors(ofHotel, get),
  updateStudioHotel: forEditors(ofHotel, (url) => ({ method: 'PATCH', url, payload: { rooms: 12 } })),
  deleteStudioHotel: forEditors(ofHotel, remove, 204),
  listStudioHotelChanges: forEditors(ofHotel, changes),
  listStudioProducts: listed(get('/studio/products?state=offered&q=a')),
  createStudioProduct: listed(made('/studio/products', newProduct), 201),
  getStudioProduct: forEditors(ofProduct, get),
  updateStudioProduct: forEditors(ofProduct, (url) => ({ method: 'PATCH', url, payload: { coins_required: 12 } })),
  deleteStudioProduct: forEditors(ofProduct, remove, 204),
  placeStudioProduct: forEditors(ofProduct, placed, 204),
  listStudioProductChanges: forEditors(ofProduct, changes),
};
