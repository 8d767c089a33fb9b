import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { accountOf, setSettings } from './profile.test-helpers.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const { member, editor, outsider } = ids.users;

let [me, colleague, administrator, publisher, linked, foreigner]: Browser[] = [];
beforeAll(async () => {
  const { passwordHash } = await accountOf(server, member);
  const account = (name: string, more: Partial<typeof users.$inferInsert> = {}) => ({
    ...{ id: name, orgId: ids.org, username: name, email: `${name}@aurelia.example`, firstname: name, lastname: 'Amt', passwordHash },
    ...more,
  });
  await db
    .insert(users)
    .values([
      account('colleague'),
      account('administrator', { permissions: ['users'] }),
      account('linked', { adminUrl: 'https://admin.example' }),
    ]);
  const words = {
    gender: 'female' as const,
    careers: { de_DE: ['Hotelfachschule'], en_GB: ['Hotel school'] },
    skills: { de_DE: ['Wein', 'Käse'] },
    specialTasks: { de_DE: ['Erste Hilfe'], en_GB: ['First aid'] },
  };
  await db
    .update(users)
    .set({ ...words, birthday: '1990-12-24' })
    .where(eq(users.id, member));
  await db
    .update(hotels)
    .set({ area: { de_DE: 'Alpen' } })
    .where(eq(hotels.id, 'hotel-kurpark'));
  await db
    .update(users)
    .set({ skills: { de_DE: ['Geheim'] }, specialTasks: { de_DE: ['Geheim'] } })
    .where(eq(users.id, outsider));
  [me, colleague, administrator, publisher, linked] = await Promise.all(
    ['member', 'colleague', 'administrator', 'editor', 'linked'].map(async (username) => {
      const browser = await server.guest();
      await browser.post('/auth/login', { username, password: 'foyer-demo' });
      return browser;
    }),
  );
  foreigner = await (await Browser.open(server.inject, 'other.example')).login('outsider');
});
afterEach(() => setSettings(server, { profileOptions: {} }));

const profileFor = async (browser: Browser | undefined, locale = 'de_DE'): Promise<Schemas['Profile']> =>
  (await browser!.get(`/users/${member}?locale=${locale}`)).json();

const further = { careers: ['Hotelfachschule'], skills: ['Wein', 'Käse'], areas: ['Alpen'], languages: ['de_DE'] };
const none = { careers: [], skills: [], areas: [], languages: [] };

describe('careers, skills, special tasks and gender', () => {
  it('are in the reader’s language, in another one where it lacks them', async () => {
    expect(await profileFor(colleague)).toMatchObject({ ...further, special_tasks: ['Erste Hilfe'] });
    const english = { careers: ['Hotel school'], skills: ['Wein', 'Käse'], special_tasks: ['First aid'] };
    expect(await profileFor(colleague, 'en_GB')).toMatchObject(english);
    const nothing = { gender: null, careers: [], skills: [], special_tasks: [] };
    expect((await me!.get(`/users/${editor}`)).json()).toMatchObject(nothing);
  });

  it('show the gender to its owner and to administrators, to colleagues where the customer chooses so', async () => {
    expect(await profileFor(colleague)).toMatchObject({ section: 'default', gender: null });
    expect(await profileFor(publisher)).toMatchObject({ section: 'default', gender: null });
    expect(await profileFor(me)).toMatchObject({ section: 'default', gender: 'female' });
    expect(await profileFor(administrator)).toMatchObject({ gender: 'female' });
    await setSettings(server, { profileOptions: { extraFields: ['gender'] } });
    await expect.poll(() => profileFor(colleague)).toMatchObject({ gender: 'female' });
  });

  it('stay with their customer', async () => {
    const answer = await foreigner!.get(`/users/${member}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Erste Hilfe');
    const other = await administrator!.get(`/users/${outsider}`);
    expect(other.statusCode).toBe(404);
    expect(other.body).not.toContain('Geheim');
  });

  it.each(['gender', 'careers', 'skills', 'special_tasks', 'section'])('take no change of %s through the form', async (field) => {
    const before = await accountOf(server, member);
    const answer = await me!.send({ method: 'PATCH', url: `/users/${member}`, payload: { [field]: 'female' } });
    expect(answer.statusCode).toBe(400);
    expect(await accountOf(server, member)).toEqual(before);
  });
});

describe('the variant of profiles', () => {
  it('shows the whole to the owner, editors, administrators and admin-URL users, and little to all others', async () => {
    await setSettings(server, { profileOptions: { profileSectionVariant: 'variant' } });
    await expect.poll(() => profileFor(colleague)).toMatchObject({ section: 'guest' });
    for (const browser of [me, administrator, publisher, linked]) {
      expect(await profileFor(browser)).toMatchObject({ section: 'full', gender: 'female', ...further, birthday: { day: 24 } });
    }
    const guest = await profileFor(colleague);
    expect(guest).toMatchObject({ ...none, gender: null, birthday: null, special_tasks: ['Erste Hilfe'], email: 'member@aurelia.example' });
    expect(guest).toMatchObject({ fullname: 'Annika Berger', title: 'Empfang', locations: [{ id: 'hotel-kurpark' }] });
    // Full is not more than the customer and the person show: no year of birth.
    expect((await profileFor(publisher)).birthday?.year).toBeNull();
  });

  it('shows guests what cards show as well', async () => {
    await setSettings(server, { profileOptions: { profileSectionVariant: 'variant', extraFields: ['skills', 'areas'] } });
    await expect.poll(() => profileFor(colleague)).toMatchObject({ ...none, skills: ['Wein', 'Käse'], areas: ['Alpen'] });
  });
});
