// @embedded: deletions lock the hotel, and pages are looked through with JSON paths
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Schemas } from '@foyer/api';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { pageDrafts } from '../../shared/content/page-drafts.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { ratings } from '../ratings/ratings.tables.ts';

type Hotel = Schemas['StudioHotel'];

const server = await testServer({ env: { WRITE_RATE: '100' } });
const { db } = server.database;
const seeId = 'hotel-see';
const address = { street: 'Uferweg 3', zip: '6213', city: 'Pertisau', country: 'AT', rooms: 54 };
let [editor, member]: Browser[] = [];
beforeAll(async () => {
  editor = await server.login('editor');
  member = await server.login('member');
});
beforeEach(async () => {
  await db.update(users).set({ hotelId: null });
  await db.delete(hotels);
  await db.delete(pages).where(eq(pages.id, 'houses'));
  await db.insert(hotels).values([
    {
      ...{ id: seeId, orgId: ids.org, name: 'Haus am See', ...address, contactPersonId: ids.users.member },
      ...{ region: { de_DE: 'Tirol', en_GB: 'Tyrol' }, area: { de_DE: 'Alpen', en_GB: 'Alps' } },
    },
    { ...address, id: 'hotel-unrated', orgId: ids.org, name: 'Neues Haus' },
    { ...address, id: 'hotel-other', orgId: ids.otherOrg, name: 'Fremdes Haus' },
  ]);
  await db.insert(ratings).values({
    ...{ id: 'rating-1', orgId: ids.org, hotelId: seeId, trustyouId: 'ty-1', totalCount: 1284, lastUpdated: new Date() },
  });
});
afterAll(() => server.close());

const content: Schemas['StudioHotelContent'] = {
  ...{ name: 'Hotel Zürichberg', street: 'Weg 1', zip: '8044', city: 'Zürich', country: 'CH', region: {}, area: { de_DE: 'Alpen' } },
  ...{ telephone: null, email: null, contact_person_id: null, rooms: 60, image_id: null },
};
const list = async (query: string) => (await editor!.get(`/studio/hotels?locale=de_DE&${query}`)).json<Schemas['StudioHotelList']>();
const read = async (id: string) => (await editor!.get(`/studio/hotels/${id}?locale=de_DE`)).json<Hotel>();
const create = (change: object, key: string = randomUUID()) =>
  editor!.send({ method: 'POST', url: '/studio/hotels?locale=en_GB', payload: { key, content: { ...content, ...change } } });
const change = (id: string, payload: object) => editor!.send({ method: 'PATCH', url: `/studio/hotels/${id}?locale=en_GB`, payload });
const remove = (id: string) => editor!.send({ method: 'DELETE', url: `/studio/hotels/${id}` });
const refusal = (answer: { statusCode: number; json: <T>() => T }) => [
  answer.statusCode,
  ...answer.json<Schemas['Problem']>().errors.map(({ field, code }) => `${field}: ${code}`),
];
const actionsOn = async (subject: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.createdAt), desc(auditLog.id))).map(
    ({ action, details }) => [action, details],
  );

describe('the list of hotels', () => {
  it.each([
    ['', ['Haus am See', 'Neues Haus']],
    ['q=see', ['Haus am See']],
    ['q=ALPS', ['Haus am See']],
    ['q=neues%20pertisau', ['Neues Haus']],
    ['q=fremdes', []],
  ])('%s holds %j, by name', async (query, names) => {
    const { results, total } = await list(query);
    expect([results.map(({ name }) => name), total]).toEqual([names, names.length]);
  });

  it('says how many work in each, and comes in pages', async () => {
    await db.update(users).set({ hotelId: seeId }).where(eq(users.orgId, ids.org));
    const working = await db.$count(users, eq(users.orgId, ids.org));
    const first = await list('limit=1');
    expect([first.results.map(({ people }) => people), first.pagination.last]).toEqual([[working], 2]);
    expect((await list('limit=1&page=2')).results.map(({ people }) => people)).toEqual([0]);
  });
});

describe('a new hotel', () => {
  it('is made once however often it is sent, tidied, and noted', async () => {
    const key = randomUUID();
    const change = { name: '  Hotel\n Zürichberg ', region: { de_DE: ' ' }, email: 'Haus@ZÜRICH.example', telephone: ' ' };
    const [first, second] = [await create(change, key), await create(change, key)];
    const { id, ...made } = first.json<Hotel>();
    expect([first.statusCode, second.json<Hotel>().id]).toEqual([201, id]);
    expect(made).toEqual({
      content: { ...content, email: 'haus@xn--zrich-kva.example' },
      ...{ image: null, contact_person: null, people: 0, ratings: 0, pages: [] },
    });
    expect(await actionsOn(id)).toEqual([['hotel.created', { name: 'Hotel Zürichberg' }]]);
  });

  it('gets a name that another gets in the same moment only once', async () => {
    const both = await db.transaction(async (tx) => {
      await createOrgRepository(tx).findForChange(ids.org);
      const wanted = [create({ name: 'Zwilling' }), create({ name: 'ZWILLING' }), change(seeId, { name: 'Zwilling', city: content.city })];
      await setTimeout(300);
      return { wanted };
    });
    expect((await Promise.all(both.wanted)).filter(({ statusCode }) => statusCode === 400)).toHaveLength(2);
  });

  it.each([
    [{ name: ' ', street: '\n', country: 'XX' }, ['content.name: required', 'content.street: required', 'content.country: not_a_country']],
    [{ email: 'haus' }, ['content.email: not_an_email']],
    [{ name: 'HAUS am see', city: 'pertisau' }, ['content.name: hotel_exists']],
    [{ contact_person_id: ids.users.outsider }, ['content.contact_person_id: not_found']],
    [{ image_id: ids.media.otherOrg }, ['content.image_id: not_allowed']],
  ])('with %j is refused by field', async (change, faults) => {
    expect(refusal(await create(change))).toEqual([400, ...faults]);
  });

  it('may be called as one in another town, or of another customer', async () => {
    expect([
      (await create({ name: 'Haus am See' })).statusCode,
      (await create({ name: 'Fremdes Haus', city: 'Pertisau' })).statusCode,
    ]).toEqual([201, 201]);
  });
});

describe('a change', () => {
  it('keeps what another editor has changed, is noted by field, and is seen by members', async () => {
    await change(seeId, { rooms: 70 });
    const answer = await change(seeId, { name: 'Haus am Achensee', contact_person_id: ids.users.editor, area: {} });
    expect(answer.json<Hotel>().content).toMatchObject({
      name: 'Haus am Achensee',
      rooms: 70,
      area: {},
      contact_person_id: ids.users.editor,
    });
    expect(answer.json<Hotel>().contact_person?.id).toBe(ids.users.editor);
    expect((await actionsOn(seeId)).slice(0, 2)).toEqual([
      ['hotel.changed', { fields: 'name, contact_person_id, area' }],
      ['hotel.changed', { fields: 'rooms' }],
    ]);
    await db.update(users).set({ hotelId: seeId }).where(eq(users.id, ids.users.member));
    expect((await member!.get(`/users/${ids.users.member}?locale=de_DE`)).body).toContain('Haus am Achensee');
  });

  it('that is none is not noted', async () => {
    const before = (await actionsOn(seeId)).length;
    expect((await change(seeId, { rooms: 54, name: ' Haus am See' })).statusCode).toBe(200);
    expect(await actionsOn(seeId)).toHaveLength(before);
  });

  it.each([
    [{ city: '', rooms: 3 }, [400, 'city: blank']],
    [{ rooms: 0 }, [400, 'rooms: too_small']],
    [{ name: 'Neues Haus' }, [400, 'name: hotel_exists']],
  ])('to %j is refused, and nothing is changed', async (payload, faults) => {
    expect(refusal(await change(seeId, payload))).toEqual(faults);
    expect((await read(seeId)).content.rooms).toBe(54);
  });

  it('may leave a contact person who has been blocked since', async () => {
    await db.update(users).set({ active: false }).where(eq(users.id, ids.users.member));
    expect((await change(seeId, { rooms: 71, contact_person_id: ids.users.member })).statusCode).toBe(200);
    await db.update(users).set({ active: true }).where(eq(users.id, ids.users.member));
  });
});

describe('a deletion', () => {
  const modules = (config: object) => [{ id: 'h', type: 'location', title: {}, config }];

  it('takes the ratings along, and is noted by name', async () => {
    expect((await read(seeId)).ratings).toBe(1284);
    expect((await remove(seeId)).statusCode).toBe(204);
    expect(await db.$count(ratings, eq(ratings.orgId, ids.org))).toBe(0);
    expect((await editor!.get(`/studio/hotels/${seeId}`)).statusCode).toBe(404);
    expect((await actionsOn(seeId))[0]).toEqual(['hotel.deleted', { name: 'Haus am See' }]);
  });

  it.each([
    ['members work there', async () => db.update(users).set({ hotelId: seeId, active: false }).where(eq(users.id, ids.users.member))],
    [
      'a page lists it',
      async () => db.insert(pages).values({ id: 'houses', orgId: ids.org, title: {}, modules: modules({ hotelIds: ['x', seeId] }) }),
    ],
    [
      'a page is about it',
      async () => db.insert(pages).values({ id: 'houses', orgId: ids.org, title: {}, modules: modules({ hotelId: seeId }) }),
    ],
    [
      'the working copy of a page shows it',
      async () => {
        await db.insert(pages).values({ id: 'houses', orgId: ids.org, title: {}, modules: [] });
        const draft = { modules: modules({ hotelIds: [seeId] }) } as unknown as Schemas['StudioPageContent'];
        await db.insert(pageDrafts).values({ orgId: ids.org, pageId: 'houses', content: draft, savedAt: new Date() });
      },
    ],
  ])('is refused while %s', async (_, arrange) => {
    await arrange();
    const answer = await remove(seeId);
    await db.update(users).set({ active: true }).where(eq(users.id, ids.users.member));
    expect([answer.statusCode, answer.json<Schemas['Problem']>().code]).toEqual([409, 'hotel_in_use']);
    const { people, pages: shown } = await read(seeId);
    expect([people, ...shown.map(({ id }) => id)]).toHaveLength(people === 1 ? 1 : 2);
  });
});

it('the history says who did what', async () => {
  await change(seeId, { rooms: 70, telephone: '+43 1' });
  const [event] = (await editor!.get(`/studio/hotels/${seeId}/changes?locale=de_DE`)).json<Schemas['StudioRecordEvent'][]>();
  expect(event).toMatchObject({ action: 'hotel.changed', by: { id: ids.users.editor }, fields: ['rooms', 'telephone'] });
});
