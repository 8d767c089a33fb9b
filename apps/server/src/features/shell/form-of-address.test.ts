import type { Schemas } from '@foyer/api';
import { readSettings } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { activities } from '../activities/activities.tables.ts';

// Responses and settings are kept as in production: what one customer reads must not reach the other.
const server = await testServer({ settingsMaxAgeMs: 1000 });
const { db } = server.database;
/** Members of a customer who says Sie and of one who says du. */
let [formal, informal]: Browser[] = [];

beforeAll(async () => {
  const [other] = await db.select().from(orgs).where(eq(orgs.id, ids.otherOrg));
  await db
    .update(orgs)
    .set({ settings: { ...other!.settings, formOfAddress: 'informal' } })
    .where(eq(orgs.id, ids.otherOrg));
  formal = await server.login('member');
  informal = await (await Browser.open(server.inject, 'other.example')).login('outsider');
});
afterAll(() => server.close());

const german = { 'accept-language': 'de-DE' };
const formOf = async (browser: Browser, locale: string) =>
  (await browser.get(`/settings?locale=${locale}`)).json<Schemas['Settings']>().form_of_address;

it('is read as it is stored, and as Sie where it is not one of the two', () => {
  const read = (formOfAddress: unknown) => readSettings({ formOfAddress });
  expect(read('informal')).toMatchObject({ settings: { formOfAddress: 'informal' }, faults: [] });
  expect(readSettings({}).settings.formOfAddress).toBe('formal');
  const wrong = read('Du');
  expect(wrong.settings.formOfAddress).toBe('formal');
  expect(wrong.faults.map(({ path }) => path)).toEqual(['formOfAddress']);
});

describe('each customer’s readers are addressed in their form', () => {
  it('by the portal, which the settings tell', async () => {
    expect([await formOf(formal!, 'de_DE'), await formOf(informal!, 'de_DE'), await formOf(formal!, 'de_DE')]).toEqual([
      'formal',
      'informal',
      'formal',
    ]);
  });

  it('by problems and what is wrong with a field, with a session and without', async () => {
    const write = (browser: Browser, headers = german) =>
      browser.post('/comments', { type: 'news', id: 'x', text: ' ', key: randomUUID() }, headers);
    const texts = async (browser: Browser, headers = german) => {
      const { title, errors } = (await write(browser, headers)).json<Schemas['Problem']>();
      return [title, ...errors.map(({ message }) => message)];
    };
    expect(await texts(formal!)).toEqual(['Bitte prüfen Sie Ihre Eingaben.', 'Bitte schreiben Sie zuerst etwas.']);
    expect(await texts(informal!)).toEqual(['Bitte prüfe deine Eingaben.', 'Bitte schreib zuerst etwas.']);
    expect(await texts(informal!, { 'accept-language': 'en-GB' })).toEqual(await texts(formal!, { 'accept-language': 'en-GB' }));
    const guest = await Browser.open(server.inject, 'other.example');
    expect((await guest.get('/activities', german)).json<Schemas['Problem']>().title).toBe('Bitte melde dich an.');
    expect((await (await server.guest()).get('/activities', german)).json<Schemas['Problem']>().title).toBe('Bitte melden Sie sich an.');
  });

  it('by activities', async () => {
    const at = { type: 'comment' as const, sentence: 'comment_on_yours' as const, createdAt: new Date('2026-11-18T12:00:00Z') };
    await db.insert(activities).values([
      { ...at, id: 'own', orgId: ids.org, userId: ids.users.member, actorId: ids.users.editor },
      { ...at, id: 'theirs', orgId: ids.otherOrg, userId: ids.users.outsider, actorId: ids.users.outsider },
    ]);
    const read = async (browser: Browser) =>
      (await browser.get('/activities?locale=de_DE')).json<Schemas['ActivityList']>().results.map(({ text }) => text);
    expect(await read(formal!)).toEqual([expect.stringContaining(' hat Ihren Artikel ')]);
    expect(await read(informal!)).toEqual([expect.stringContaining(' hat deinen Artikel ')]);
  });
});
