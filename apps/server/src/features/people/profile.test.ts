import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { hotels, toggles, users } from '../../shared/people/people.tables.ts';
import { accountOf, entriesAbout, setSettings } from './profile.test-helpers.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const { member, editor, superadmin, outsider } = ids.users;

let [me, colleague, admin, boss]: Browser[] = [];
beforeAll(async () => {
  await db.update(users).set({ birthday: '1990-12-24' }).where(eq(users.id, member));
  [me, colleague, boss] = await Promise.all([server.login('member'), server.login('editor'), server.login('superadmin')]);
  // A member who administers people and nothing else.
  const { passwordHash } = await accountOf(server, member);
  const more = { username: 'personal', email: 'personal@aurelia.example', firstname: 'Petra', lastname: 'Amt', permissions: ['users'] };
  await db.insert(users).values({ id: 'user-users', orgId: ids.org, passwordHash, ...more });
  admin = await server.guest();
  await admin.post('/auth/login', { username: 'personal', password: 'foyer-demo' });
});

const profileFor = async (browser: Browser, id: string = member): Promise<Schemas['Profile']> => (await browser.get(`/users/${id}`)).json();
const change = (browser: Browser, id: string, payload: object, locale = 'de_DE') =>
  browser.send({ method: 'PATCH', url: `/users/${id}?locale=${locale}`, payload });
const faultsOf = async (answer: ReturnType<typeof change>): Promise<[string, string][]> => {
  const { statusCode, ...rest } = await answer;
  expect(statusCode).toBe(400);
  return rest.json<Schemas['Problem']>().errors.map(({ field, code }) => [field, code]);
};

describe('a profile', () => {
  it('shows colleagues the birthday without its year', async () => {
    expect(await profileFor(colleague!)).toMatchObject({
      fullname: 'Annika Berger',
      title: 'Empfang',
      locations: [{ id: 'hotel-kurpark', name: 'Hotel am Kurpark', city: 'Bad Reichenhall' }],
      birthday: { day: 24, month: 12, year: null },
      email: 'member@aurelia.example',
      languages: ['de_DE'],
      changeable: [],
    });
    const own = await profileFor(me!);
    expect(own.birthday).toEqual({ day: 24, month: 12, year: 1990 });
    expect(own.changeable).toEqual(['email', 'birthday', 'is_birth_year_visible']);
    expect((await profileFor(admin!)).birthday?.year).toBe(1990);
  });

  it('says which part of the group the house belongs to, in the reader’s language', async () => {
    expect((await profileFor(colleague!)).areas).toEqual([]);
    await db
      .update(hotels)
      .set({ area: { de_DE: 'Alpen', en_GB: 'The Alps' } })
      .where(eq(hotels.id, 'hotel-kurpark'));
    expect((await profileFor(colleague!)).areas).toEqual(['Alpen']);
    expect((await colleague!.get(`/users/${member}?locale=en_GB`)).json<Schemas['Profile']>().areas).toEqual(['The Alps']);
  });

  it('keeps birthdays and addresses back where the customer shows neither', async () => {
    await setSettings(server, { profileOptions: { showBirthday: false, showEmail: false } });
    await expect.poll(() => profileFor(colleague!)).toMatchObject({ birthday: null, email: null });
    expect(await profileFor(me!)).toMatchObject({ birthday: { year: 1990 }, email: 'member@aurelia.example' });
    expect(await profileFor(boss!)).toMatchObject({ birthday: { year: 1990 }, email: 'member@aurelia.example' });
    await setSettings(server, { profileOptions: {} });
  });

  it('leaves the year of birth as it is where the customer does not let members choose', async () => {
    await setSettings(server, { profileOptions: { birthYearCheckboxActive: false } });
    await expect.poll(async () => (await profileFor(me!)).changeable).toEqual(['email', 'birthday']);
    expect(await faultsOf(change(me!, ids.users.member, { is_birth_year_visible: true }))).toEqual([
      ['is_birth_year_visible', 'not_changeable'],
    ]);
    await setSettings(server, { profileOptions: {} });
  });

  it('shows no birthday of a member whose toggle for it is off', async () => {
    await setSettings(server, { settingsMenu: [{ type: 'toggle', id: 'birthday', title: { de_DE: 'Geburtstag zeigen' } }] });
    await expect.poll(() => profileFor(colleague!)).toMatchObject({ birthday: null });
    await db.insert(toggles).values({ userId: member, key: 'birthday', on: true });
    expect((await profileFor(colleague!)).birthday).toEqual({ day: 24, month: 12, year: null });
    await setSettings(server, { settingsMenu: [] });
  });

  it.each(['nobody', outsider, 'user-disabled', 'user-waiting'])('is there for no one where it is of %s', async (id) => {
    const person = { orgId: ids.org, firstname: 'A', lastname: 'B' };
    await db
      .insert(users)
      .values([
        { ...person, id: 'user-disabled', username: 'disabled', email: 'disabled@aurelia.example', active: false },
        { ...person, id: 'user-waiting', username: 'waiting', email: 'waiting@aurelia.example', emailConfirmedAt: null },
      ])
      .onConflictDoNothing();
    expect((await boss!.get(`/users/${id}`)).statusCode).toBe(404);
    expect((await change(boss!, id, { birthday: null })).statusCode).toBe(404);
  });
});

describe('changing a profile', () => {
  it('of one’s own changes the birthday and who sees its year, and nothing else', async () => {
    const answer = await change(me!, member, { birthday: '1991-02-03', is_birth_year_visible: true });
    expect(answer.json()).toMatchObject({ birthday: { day: 3, month: 2, year: 1991 }, is_birth_year_visible: true });
    expect((await profileFor(colleague!)).birthday).toEqual({ day: 3, month: 2, year: 1991 });
    expect((await change(me!, member, { is_birth_year_visible: false })).json<Schemas['Profile']>().birthday?.year).toBe(1991);
    expect((await profileFor(colleague!)).birthday?.year).toBeNull();
    expect((await change(me!, member, { birthday: null })).json()).toMatchObject({ birthday: null });
    expect(await entriesAbout(server, member)).toEqual([]);
  });

  it('of a colleague’s is not theirs', async () => {
    const before = await accountOf(server, member);
    expect((await change(colleague!, member, { birthday: '1980-01-01' })).statusCode).toBe(404);
    expect(await accountOf(server, member)).toEqual(before);
  });

  it.each([
    ['permissions', { permissions: ['superadmin'] }],
    ['permissions', { birthday: '1980-01-01', permissions: [] }],
    ['active', { active: false }],
    ['id', { id: editor }],
    ['password_hash', { password_hash: 'x' }],
    ['hotel_id', { hotel_id: 'x' }],
  ])('takes no %s, and then nothing at all', async (field, body) => {
    const before = await accountOf(server, member);
    expect(await faultsOf(change(me!, member, body))).toEqual([[field, 'unknown_field']]);
    expect(await faultsOf(change(boss!, member, body))).toEqual([[field, 'unknown_field']]);
    expect(await accountOf(server, member)).toEqual(before);
  });

  it('names what is not one’s own to change, and then changes nothing', async () => {
    const before = await accountOf(server, member);
    const body = { firstname: 'Anna', title: 'Direktion', birthday: '1980-01-01' };
    expect(await faultsOf(change(me!, member, body))).toEqual([
      ['firstname', 'not_changeable'],
      ['title', 'not_changeable'],
    ]);
    expect(await faultsOf(change(admin!, superadmin, { email: 'mine@aurelia.example' }))).toEqual([['email', 'not_changeable']]);
    expect(await accountOf(server, member)).toEqual(before);
  });

  it.each([
    [{ birthday: '31/12/1990' }, 'birthday', 'invalid_format'],
    [{ birthday: '1990-02-30' }, 'birthday', 'invalid_format'],
    [{ birthday: '2999-01-01' }, 'birthday', 'in_future'],
    [{ birthday: '1899-12-31' }, 'birthday', 'too_long_ago'],
    [{ birthday: 19901224 }, 'birthday', 'wrong_type'],
    [{ is_birth_year_visible: 'yes' }, 'is_birth_year_visible', 'wrong_type'],
  ])('refuses %j', async (body, field, code) => {
    expect(await faultsOf(change(me!, member, body))).toEqual([[field, code]]);
  });

  it('by those who administer people is written down, and their own is not', async () => {
    const body = { firstname: 'Anni', lastname: 'Bergér', title: 'Reception', birthday: '1990-12-24' };
    const answer = await change(admin!, member, body, 'en_GB');
    expect(answer.json()).toMatchObject({ fullname: 'Anni Bergér', title: 'Reception' });
    expect((await accountOf(server, member)).title).toEqual({ de_DE: 'Empfang', en_GB: 'Reception' });
    expect(await faultsOf(change(boss!, member, { firstname: 'http://evil.example' }))).toEqual([['firstname', 'not_a_name']]);
    expect(await entriesAbout(server, member)).toMatchObject([
      { action: 'user.changed', actorId: 'user-users', orgId: ids.org, details: { fields: 'firstname, lastname, title, birthday' } },
    ]);
    expect((await change(boss!, superadmin, { title: null })).json()).toMatchObject({ title: null });
    expect(await entriesAbout(server, superadmin)).toEqual([]);
    expect((await boss!.get('/user/me')).json()).toMatchObject({ user: { title: null } });
  });

  it('needs the page’s token and a session', async () => {
    const forged = {
      method: 'PATCH',
      url: `/users/${member}`,
      payload: { birthday: null },
      headers: { 'x-csrf-token': 'forged' },
    } as const;
    expect((await me!.send(forged)).statusCode).toBe(403);
    expect((await change(await server.guest(), member, { birthday: null })).statusCode).toBe(401);
  });
});
