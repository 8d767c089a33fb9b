import type { Schemas } from '@foyer/api';
import { dayIn } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { toggles, users } from '../../shared/people/people.tables.ts';
import { setSettings } from '../people/profile.test-helpers.ts';
import { addColleagues, colleague, dayAhead } from './occasions.test-helpers.ts';

type Occasion = Schemas['Occasion'];

const server = await testServer();
const { db } = server.database;
const toggle = (initially: boolean) => ({ type: 'toggle' as const, id: 'birthday', title: { de_DE: 'Geburtstag zeigen' }, initially });

let member: Browser;
let outsider: Browser;
beforeAll(async () => {
  member = await server.login('member');
  outsider = await (await Browser.open(server.inject, 'other.example')).login('outsider');
  await addColleagues(
    server,
    colleague('today', { birthday: dayAhead(0, 1988), hiredOn: dayAhead(0, 2016), imageId: ids.media.photo }),
    colleague('soon', { birthday: dayAhead(3, 1992), birthYearVisible: true, hiredOn: dayAhead(40, 2020) }),
    colleague('later', { birthday: dayAhead(30, 1980), hiredOn: dayAhead(2, 2000) }),
    colleague('disabled', { birthday: dayAhead(1, 1980), hiredOn: dayAhead(1, 2000), active: false }),
    colleague('unconfirmed', { birthday: dayAhead(1, 1980), hiredOn: dayAhead(1, 2000), emailConfirmedAt: null }),
    colleague('stranger', { orgId: ids.otherOrg, birthday: dayAhead(1, 1980), hiredOn: dayAhead(1, 2000) }),
  );
});
afterAll(() => server.close());

beforeEach(async () => {
  await setSettings(server, { profileOptions: undefined, settingsMenu: undefined });
  await db.delete(toggles);
  server.responses.forget(ids.org);
});

async function read(path: string, reader = member): Promise<Occasion[]> {
  const answer = await reader.get(`/occasions/${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Schemas['UpcomingOccasions']>().results;
}
const namesOf = (occasions: Occasion[]) => occasions.map(({ user }) => user.name.replace('Toni ', ''));

describe('birthdays', () => {
  it('are those of active members of one’s own customer, today’s first', async () => {
    expect(namesOf(await read('birthdays'))).toEqual(['today', 'soon', 'later']);
    expect(namesOf(await read('birthdays', outsider))).toEqual(['stranger']);
  });

  it('say what the people do besides, and of their other fields those that the customer chooses', async () => {
    const words = { specialTasks: { de_DE: ['Erste Hilfe'] }, skills: { de_DE: ['Wein'] }, careers: { de_DE: ['Hotelfachschule'] } };
    await db.update(users).set(words).where(eq(users.id, 'user-today'));
    const tasks = ['Erste Hilfe'];
    expect((await read('birthdays'))[0]!.user).toMatchObject({ special_tasks: tasks, extra_fields: [] });
    await setSettings(server, { profileOptions: { extraFields: ['skills'] } });
    const extra = [{ key: 'skills', name: 'Kenntnisse', values: ['Wein'] }];
    await expect.poll(async () => (await read('anniversaries'))[0]!.user).toMatchObject({ special_tasks: tasks, extra_fields: extra });
  });

  it('come with the year of birth only where the person shows it', async () => {
    const [today, soon] = await read('birthdays');
    expect(today).toMatchObject({ is_birth_year_visible: false, date: { year: null }, years: null, is_today: true });
    expect(soon).toMatchObject({ is_birth_year_visible: true, date: { year: 1992 }, years: null, is_today: false });
    expect((await member.get('/occasions/feed')).body).not.toContain('1988');
  });

  it('show who it is and lead to the profile', async () => {
    const [today, soon] = await read('birthdays');
    expect(today).toMatchObject({
      id: 'birthday-user-today',
      user: { id: 'user-today', name: 'Toni today', image: { id: ids.media.photo }, profile_url: '/profile/user-today' },
      img: { id: ids.media.photo },
    });
    expect(soon).toMatchObject({ user: { image: null }, img: null });
  });

  it('are none where the customer shows no birthdays', async () => {
    await setSettings(server, { profileOptions: { showBirthday: false } });
    expect(await read('birthdays')).toEqual([]);
    expect(namesOf(await read('feed'))).toEqual(['today', 'later', 'soon']);
  });

  it.each([
    [true, ['today', 'later']],
    [false, ['later']],
  ])('leave out whose toggle is off, where it begins with %s', async (initially, names) => {
    await setSettings(server, { settingsMenu: [toggle(initially)] });
    await db.insert(toggles).values([
      { userId: 'user-soon', key: 'birthday', on: false },
      { userId: 'user-later', key: 'birthday', on: true },
      { userId: 'user-today', key: 'another', on: false },
    ]);
    expect(namesOf(await read('birthdays'))).toEqual(names);
  });

  it('take no heed of toggles where the customer has none', async () => {
    await db.insert(toggles).values({ userId: 'user-soon', key: 'birthday', on: false });
    expect(namesOf(await read('birthdays'))).toEqual(['today', 'soon', 'later']);
  });
});

describe('anniversaries', () => {
  it('say since when a member is there and how long that will be', async () => {
    const anniversaries = await read('anniversaries');
    expect(namesOf(anniversaries)).toEqual(['today', 'later', 'soon']);
    const [first] = anniversaries;
    expect(first).toMatchObject({ id: 'anniversary-user-today', type: 'anniversary', date: { year: 2016 }, is_today: true });
    expect(first!.years).toBe(Number(first!.celebrated_on.slice(0, 4)) - 2016);
  });

  it('are none on the first day and before it', async () => {
    const year = Number(dayIn('Europe/Berlin', new Date()).slice(0, 4));
    await addColleagues(
      server,
      colleague('beginner', { hiredOn: dayAhead(0, year) }),
      colleague('announced', { hiredOn: dayAhead(5, year + 4) }),
    );
    server.responses.forget(ids.org);
    expect(namesOf(await read('anniversaries'))).toEqual(['today', 'later', 'soon']);
    await db.delete(users).where(eq(users.id, 'user-beginner'));
    await db.delete(users).where(eq(users.id, 'user-announced'));
  });
});

describe('the feed', () => {
  it('has both in the order of the days, on one day birthdays before anniversaries', async () => {
    const feed = await read('feed');
    expect(feed.map(({ id }) => id)).toEqual([
      ...['birthday-user-today', 'anniversary-user-today', 'anniversary-user-later'],
      ...['birthday-user-soon', 'birthday-user-later', 'anniversary-user-soon'],
    ]);
  });

  it.each(['feed', 'birthdays', 'anniversaries'])('%s holds as many of each as is asked for', async (list) => {
    expect(await read(`${list}?limit=1`)).toHaveLength(list === 'feed' ? 2 : 1);
    for (const limit of ['0', '7', 'all']) expect((await member.get(`/occasions/${list}?limit=${limit}`)).statusCode).toBe(400);
  });

  it('holds as many as the module shows, which must be the customer’s own', async () => {
    const title = { de_DE: 'Anlässe' };
    await db.insert(pages).values([
      {
        ...{ id: 'feed-page', orgId: ids.org, title },
        modules: [
          { id: 'few', type: 'occasions', title, config: { maxRecords: 2 } },
          { id: 'odd', type: 'occasions', title, config: { maxRecords: 2.9 } },
        ],
      },
      { id: 'feed-page', orgId: ids.otherOrg, title, modules: [{ id: 'theirs', type: 'occasions', title, config: {} }] },
    ]);
    expect(await read('birthdays?module_id=few')).toHaveLength(2);
    expect(await read('birthdays?module_id=few&limit=3')).toHaveLength(3);
    expect(await read('birthdays?module_id=odd')).toEqual(await read('birthdays'));
    for (const id of ['theirs', 'top', 'nothing']) {
      expect((await member.get(`/occasions/feed?module_id=${id}`)).statusCode).toBe(404);
    }
  });
});
