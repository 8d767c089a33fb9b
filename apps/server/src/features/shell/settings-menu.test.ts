import type { Schemas } from '@foyer/api';
import type { OrgSettings } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { toggles, users } from '../../shared/people/people.tables.ts';

const server = await testServer();
const { db } = server.database;
afterAll(() => server.close());

const [org] = await db.select({ settings: orgs.settings }).from(orgs).where(eq(orgs.id, ids.org));
const settingsMenu: OrgSettings['settingsMenu'] = [
  { type: 'link', id: 'help', title: { de_DE: 'Hilfe', en_GB: 'Help' }, link: '/page/welcome', icon: 'help' },
  { type: 'toggle', id: 'birthday', title: { de_DE: 'Geburtstag zeigen' }, description: { de_DE: 'Nur Tag und Monat.' } },
];
const setMenu = (menu: OrgSettings['settingsMenu']) =>
  db
    .update(orgs)
    .set({ settings: { ...org!.settings, settingsMenu: menu } })
    .where(eq(orgs.id, ids.org));

let member: Browser;
beforeEach(async () => {
  await setMenu(settingsMenu);
  await db.delete(toggles);
  await db.update(users).set({ consentAcceptedAt: null }).where(eq(users.id, ids.users.member));
  member = await server.login('member');
});

const withoutConsent = { type: 'toggle', id: 'birthday', title: { de_DE: 'Geburtstag' }, needsConsent: false, initially: true } as const;

const menu = async (who = member) => (await who.get('/menu/settings?locale=de_DE')).json<Schemas['SettingsMenuEntry'][]>();
const statuses = async (who = member) => (await menu(who)).map(({ id, status }) => [id, status]);

describe('the settings menu', () => {
  it('has links and toggles in the customer’s order, in the reader’s language', async () => {
    expect(await menu()).toEqual([
      {
        ...{ id: 'help', type: 'link', title: 'Hilfe', icon: 'help', link: '/page/welcome' },
        ...{ status: null, needs_consent: false, description: null },
      },
      {
        ...{ id: 'birthday', type: 'toggle', title: 'Geburtstag zeigen', icon: null, link: 'user/me/toggles/birthday' },
        ...{ status: false, needs_consent: true, description: 'Nur Tag und Monat.' },
      },
    ]);
    expect((await member.get('/menu/settings?locale=en_GB')).json<{ title: string }[]>()[0]?.title).toBe('Help');
  });

  it('is for members', async () => {
    const guest = await server.guest();
    expect((await guest.get('/menu/settings')).statusCode).toBe(401);
    expect((await guest.put('/user/me/toggles/birthday', { status: false })).statusCode).toBe(401);
    expect((await guest.put('/auth/consent')).statusCode).toBe(401);
  });
});

describe('a toggle', () => {
  it('is set at its own link, for the member alone', async () => {
    await setMenu([withoutConsent]);
    const [birthday] = await menu();
    expect(birthday).toMatchObject({ status: true, needs_consent: false });
    const answer = await member.put(`/${birthday!.link}?locale=de_DE`, { status: false });
    expect(answer.json()).toEqual({ ...birthday, status: false });
    expect(await statuses()).toContainEqual(['birthday', false]);
    expect(await statuses(await server.login('editor'))).toContainEqual(['birthday', true]);
  });

  it('that needs consent is refused until it is given, and then stays off until it is turned on', async () => {
    const refused = await member.put('/user/me/toggles/birthday?locale=de_DE', { status: true });
    expect(refused.json()).toMatchObject({ status: 409, code: 'consent_required', title: 'Dafür fehlt noch Ihre Zustimmung.' });
    expect(await statuses()).toContainEqual(['birthday', false]);

    const agreed = await member.put('/auth/consent');
    expect(agreed.json()).toMatchObject({ status: 'authenticated', consent_accepted: true });
    expect((await member.get('/user/me')).json()).toMatchObject({ consent_accepted: true });
    expect(await statuses()).toContainEqual(['birthday', false]);

    expect((await member.put('/user/me/toggles/birthday', { status: true })).statusCode).toBe(200);
    expect(await statuses()).toContainEqual(['birthday', true]);
  });

  it('that is on already may be set on again without consent, and off at any time', async () => {
    await db.insert(toggles).values({ userId: ids.users.member, key: 'birthday', on: true });
    expect((await member.put('/user/me/toggles/birthday', { status: true })).statusCode).toBe(200);
    expect((await member.put('/user/me/toggles/birthday', { status: false })).statusCode).toBe(200);
    expect((await member.put('/user/me/toggles/birthday', { status: true })).statusCode).toBe(409);
  });

  it.each(['presence', 'digest', 'shifts'])(
    'that nothing reads (%s) is neither shown nor set, and keeps no other entry from it',
    async (id) => {
      await setMenu([...settingsMenu!, { type: 'toggle', id, title: { de_DE: 'Nichts' }, needsConsent: false }]);
      expect((await menu()).map((entry) => entry.id)).toEqual(['help', 'birthday']);
      expect((await member.put(`/user/me/toggles/${id}`, { status: true })).statusCode).toBe(404);
    },
  );

  it('may be set twice at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => member.put('/user/me/toggles/birthday', { status: false })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it.each(['unknown', 'help', 'constructor'])('named %s is not there', async (id) => {
    expect((await member.put(`/user/me/toggles/${encodeURIComponent(id)}`, { status: true })).statusCode).toBe(404);
  });

  it.each([{}, { status: 'on' }, { status: null }, { status: true, more: 1 }])('is not set by %j', async (body) => {
    expect((await member.put('/user/me/toggles/birthday', body)).statusCode).toBe(400);
    expect(await statuses()).toContainEqual(['birthday', false]);
  });
});

it('the consent is written down once, and repeated without harm', async () => {
  const entries = async () => (await db.select().from(auditLog).where(eq(auditLog.action, 'consent.accepted'))).length;
  const before = await entries();
  await member.put('/auth/consent');
  const [first] = await db.select({ at: users.consentAcceptedAt }).from(users).where(eq(users.id, ids.users.member));
  await member.put('/auth/consent');
  const [second] = await db.select({ at: users.consentAcceptedAt }).from(users).where(eq(users.id, ids.users.member));
  expect(second).toEqual(first);
  expect(await entries()).toBe(before + 1);
});
