// @embedded: congratulating and taking it back at once wait for each other, and the upsert on an index of some rows
import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { listen, open } from '../../platform/realtime/realtime.test-helpers.ts';
import { toggles, users } from '../../shared/people/people.tables.ts';
import { activities } from '../activities/activities.tables.ts';
import { setSettings } from '../people/profile.test-helpers.ts';
import { forgetBefore } from './congratulations.repository.ts';
import { addColleagues, colleague, dayAhead } from './occasions.test-helpers.ts';
import { congratulations } from './occasions.tables.ts';

const server = await testServer();
const { db } = server.database;
let [member, editor, superadmin]: Browser[] = [];
let outsider: Browser;
beforeAll(async () => {
  member = await server.login('member');
  editor = await server.login('editor');
  superadmin = await server.login('superadmin');
  outsider = await (await Browser.open(server.inject, 'other.example')).login('outsider');
  // The member celebrates both today.
  await db
    .update(users)
    .set({ birthday: dayAhead(0, 1988), hiredOn: dayAhead(0, 2016) })
    .where(eq(users.id, ids.users.member));
  await addColleagues(
    server,
    colleague('tomorrow', { birthday: dayAhead(1, 1992) }),
    colleague('yesterday', { birthday: dayAhead(-1, 1992) }),
    colleague('beginner', { hiredOn: dayAhead(0, new Date().getUTCFullYear()) }),
    colleague('disabled', { birthday: dayAhead(0, 1980), active: false }),
    colleague('stranger', { orgId: ids.otherOrg, birthday: dayAhead(0, 1980) }),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await setSettings(server, { profileOptions: undefined, settingsMenu: undefined });
  await Promise.all([db.delete(congratulations), db.delete(activities), db.delete(toggles)]);
});

const birthday = `birthday-${ids.users.member}`;
const anniversary = `anniversary-${ids.users.member}`;
const set = (browser: Browser | undefined, congratulate = true, id = birthday) =>
  browser!.put(`/occasions/${id}/congratulation`, { congratulate });
const own = async (browser: Browser | undefined) => (await browser!.get('/user/me/congratulations')).json<Schemas['OwnCongratulations']>();
const feed = async (locale = 'en_GB') =>
  (await member!.get(`/activities?locale=${locale}`))
    .json<Schemas['ActivityList']>()
    .results.map(({ text, ...rest }) => ({ ...rest, text: text.replaceAll(/[\u2068\u2069]/g, '') }));
const texts = async (locale?: string) => (await feed(locale)).map(({ text }) => text);
const nameOf = async (who: 'editor' | 'superadmin') => {
  const [row] = await db.select().from(users).where(eq(users.id, ids.users[who]));
  return `${row!.firstname} ${row!.lastname}`;
};

describe('congratulating', () => {
  it('is kept, once for each member and occasion, and told to the colleague', async () => {
    const answers = [await set(editor), await set(editor)];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(Array(2).fill([200, { given: [birthday], received: [] }]));
    expect(await own(editor)).toEqual({ given: [birthday], received: [] });
    expect(await own(superadmin)).toEqual({ given: [], received: [] });
    expect(await own(member)).toEqual({
      given: [],
      received: [
        { occasion_id: birthday, count: 1 },
        { occasion_id: anniversary, count: 0 },
      ],
    });
    expect(await feed()).toMatchObject([
      { text: `${await nameOf('editor')} congratulated you on your birthday.`, read: false, to_do: false, type: 'others', url: null },
    ]);
  });

  it('makes one activity of an occasion, which is unread and tells of the latest', async () => {
    await set(editor);
    const [{ date_posted: until } = { date_posted: '' }] = await feed();
    await member!.post('/activities/mark_as_read', { until });
    expect(await feed()).toMatchObject([{ read: true }]);
    await set(superadmin);
    expect(await feed()).toMatchObject([
      { text: `${await nameOf('superadmin')} and one other congratulated you on your birthday.`, read: false },
    ]);
    expect(await texts('de_DE')).toEqual([`${await nameOf('superadmin')} und eine weitere Person haben Ihnen zum Geburtstag gratuliert.`]);
    await set(editor, true, anniversary);
    expect(await texts()).toHaveLength(2);
  });

  it('at the same moment counts everyone', async () => {
    await Promise.all([set(editor), set(superadmin), set(editor), set(superadmin)]);
    expect(await texts()).toEqual([expect.stringContaining(' and one other ')]);
  });

  it('reaches the colleague’s open page', async () => {
    const { messages } = open(await listen(server.app), member);
    const unread = () => messages.filter(({ type }) => type === 'unread').at(-1);
    await expect.poll(unread).toEqual({ type: 'unread', activities: 0 });
    await set(editor);
    await expect.poll(unread).toEqual({ type: 'unread', activities: 1 });
    await set(editor, false);
    await expect.poll(unread).toEqual({ type: 'unread', activities: 0 });
  });
});

describe('taking it back', () => {
  it('leaves the others, and nothing where there are none', async () => {
    await set(editor);
    await set(superadmin);
    expect((await set(superadmin, false)).json()).toEqual({ given: [], received: [] });
    expect(await texts()).toEqual([`${await nameOf('editor')} congratulated you on your birthday.`]);
    await Promise.all([set(editor, false), set(editor, false)]);
    expect(await texts()).toEqual([]);
    await set(superadmin);
    expect(await texts()).toEqual([`${await nameOf('superadmin')} congratulated you on your birthday.`]);
  });
});

describe('answers 404', () => {
  it.each([
    ['birthday-user-tomorrow'],
    ['birthday-user-yesterday'],
    ['anniversary-user-beginner'],
    ['birthday-user-disabled'],
    ['birthday-user-stranger'],
    ['anniversary-user-tomorrow'],
    ['birthday-nothing'],
    ['birthday-'],
    ['wedding-user-member'],
    [ids.users.member],
  ])('for %s', async (id) => {
    expect((await set(editor, true, id)).statusCode).toBe(404);
    expect(await db.select().from(congratulations)).toEqual([]);
  });

  it('for one’s own and for another customer’s', async () => {
    expect([(await set(member)).statusCode, (await set(outsider)).statusCode]).toEqual([404, 404]);
  });

  it('where the customer or the colleague shows no birthday', async () => {
    await setSettings(server, { profileOptions: { showBirthday: false } });
    await expect.poll(async () => (await set(editor)).statusCode).toBe(404);
    const title = { de_DE: 'Geburtstag zeigen' };
    await setSettings(server, { profileOptions: undefined, settingsMenu: [{ type: 'toggle', id: 'birthday', title, initially: true }] });
    await expect.poll(async () => (await set(editor)).statusCode).toBe(200);
    await db.insert(toggles).values({ userId: ids.users.member, key: 'birthday', on: false });
    expect((await set(superadmin)).statusCode).toBe(404);
    // An anniversary is known to all.
    expect((await set(superadmin, true, anniversary)).statusCode).toBe(200);
  });
});

it('is forgotten after the day; the activity stays whole', async () => {
  await set(editor);
  await set(superadmin);
  await db.update(congratulations).set({ day: '2020-01-01' });
  await forgetBefore(db, '2020-01-02');
  expect(await db.select().from(congratulations)).toEqual([]);
  expect(await texts()).toEqual([expect.stringContaining(' and one other ')]);
});
