import type { Schemas } from '@foyer/api';
import { v5 as uuidv5 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { found, Problem, type ProblemField, refused } from '../../platform/http/problem.ts';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';
import { historyOf } from '../../shared/audit/audit.history.ts';
import { audit } from '../../shared/audit/audit.ts';
import { differing } from '../../shared/content/differing.ts';
import { pictureFault } from '../media/index.ts';
import { createHotelsList, type HotelSelection } from './studio-hotels.list.ts';
import { toContent, toHotelEntry, toStudioHotel, toValues } from './studio-hotels.presenter.ts';
import { createStudioHotelsRepository } from './studio-hotels.repository.ts';
import { hotelFaults, tidyHotel } from './studio-hotels.rules.ts';

type Content = Schemas['StudioHotelContent'];

/** What ids of hotels are made in, from their maker and the key of the request: repeated, it names the same hotel. */
const namespace = '9d3c9a52-5f0e-4a38-8d5e-3b1c5e7f2a64';

/** What is refused of what is to change, besides the values themselves: what others have, and what the customer does not have. */
async function sharedFaults(
  db: Db,
  me: Me,
  { id, after, change }: { id: string; after: Content; change: Partial<Content> },
): Promise<ProblemField[]> {
  const repository = createStudioHotelsRepository(db);
  const { contact_person_id: contact, image_id: image } = change;
  const moved = change.name !== undefined || change.city !== undefined;
  // Two that get one name in the same moment would not see each other.
  if (moved) await createOrgRepository(db).findForChange(me.orgId);
  const picture = typeof image === 'string' ? await pictureFault(db, me, image) : undefined;
  return [
    ...(moved && (await repository.exists(me.orgId, id, after)) ? [{ field: 'name', code: 'hotel_exists' }] : []),
    ...(typeof contact === 'string' && !(await repository.hasPerson(me.orgId, contact))
      ? [{ field: 'contact_person_id', code: 'not_found' }]
      : []),
    ...(picture ? [{ field: 'image_id', code: picture }] : []),
  ];
}

async function check(db: Db, me: Me, wanted: { id: string; after: Content; change: Partial<Content> }, place?: string): Promise<void> {
  const errors = hotelFaults(wanted.change);
  if (errors.length > 0) throw refused(errors, place);
  const shared = await sharedFaults(db, me, wanted);
  if (shared.length > 0) throw refused(shared, place);
}

/** The rules of hotels as editors see and change them in the studio. */
export function createStudioHotelsService({ db, responses }: Pick<Context, 'db' | 'responses'>) {
  const [hotels, all] = [createStudioHotelsRepository(db), createHotelsList(db)];

  async function read(me: Me, id: string, locale: Locale): Promise<Schemas['StudioHotel']> {
    const row = found(await hotels.find(me.orgId, id));
    return toStudioHotel(row, await hotels.uses(me.orgId, id, locale), locale);
  }

  return {
    read,

    async list(selection: HotelSelection, page: PageRequest, locale: Locale): Promise<Schemas['StudioHotelList']> {
      const [rows, total] = await Promise.all([all.page(selection, page), all.count(selection)]);
      const people = await all.people(rows.map(({ id }) => id));
      return { results: rows.map((row) => toHotelEntry(row, people.get(row.id) ?? 0, locale)), total, pagination: paginate(page, total) };
    },

    /** Throws 400 naming the fields. */
    async create(me: Me, { key, content }: Schemas['NewStudioHotel'], locale: Locale): Promise<Schemas['StudioHotel']> {
      const id = uuidv5(`${me.id}:${key.toLowerCase()}`, namespace);
      const after = { ...content, ...tidyHotel(content) };
      await db.transaction(async (tx) => {
        const repository = createStudioHotelsRepository(tx);
        if (await repository.find(me.orgId, id)) return;
        await check(tx, me, { id, after, change: after }, 'content');
        const { name, street, zip, city, country, rooms } = after;
        const isNew = await repository.insert({ ...toValues(after), id, orgId: me.orgId, name, street, zip, city, country, rooms });
        if (isNew) await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'hotel.created', subject: id, details: { name } });
      });
      responses.forget(me.orgId);
      return read(me, id, locale);
    },

    /** Throws 404, 400 naming the fields. */
    async update(me: Me, id: string, wanted: Schemas['StudioHotelChange'], locale: Locale): Promise<Schemas['StudioHotel']> {
      const changed = await db.transaction(async (tx) => {
        const repository = createStudioHotelsRepository(tx);
        await repository.lock(me.orgId, id);
        const before = toContent(found(await repository.find(me.orgId, id)));
        const change = differing(before, tidyHotel(wanted));
        const fields = Object.keys(change).join(', ');
        if (!fields) return false;
        await check(tx, me, { id, after: { ...before, ...change }, change });
        await repository.save(me.orgId, id, toValues(change));
        await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'hotel.changed', subject: id, details: { fields } });
        return true;
      });
      if (changed) responses.forget(me.orgId);
      return read(me, id, locale);
    },

    /** Throws 404, 409 `hotel_in_use`. */
    async remove(me: Me, id: string, locale: Locale): Promise<void> {
      await db.transaction(async (tx) => {
        const repository = createStudioHotelsRepository(tx);
        await repository.lock(me.orgId, id);
        const { hotel } = found(await repository.find(me.orgId, id));
        const { people, pages } = await repository.uses(me.orgId, id, locale);
        if (people > 0 || pages.length > 0) throw new Problem(409, 'hotel_in_use', { values: { people, pages: pages.length } });
        await repository.remove(me.orgId, id);
        await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'hotel.deleted', subject: id, details: { name: hotel.name } });
      });
      responses.forget(me.orgId);
    },

    /** Throws 404. */
    async events(me: Me, id: string, locale: Locale): Promise<Schemas['StudioRecordEvent'][]> {
      found(await hotels.find(me.orgId, id));
      return historyOf(db, me.orgId, id, locale);
    },
  };
}
