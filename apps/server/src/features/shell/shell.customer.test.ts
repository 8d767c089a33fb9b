import type { Schemas } from '@foyer/api';
import type { OrgSettings } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';

const server = await testServer();
const { db } = server.database;
let guest: Browser;
const [before] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
beforeAll(async () => {
  guest = await server.guest();
  await db.insert(pages).values([
    { id: 'imprint', orgId: ids.org, title: { de_DE: 'Impressum', en_GB: 'Imprint' }, modules: [] },
    { id: 'secret', orgId: ids.otherOrg, title: { de_DE: 'Fremd' }, modules: [] },
  ]);
});
afterAll(() => server.close());

/** Stores whatever it is given, as at the database's own prompt. */
async function store(settings: unknown, menu: unknown = before!.menu): Promise<void> {
  await db
    .update(orgs)
    .set({ settings: settings as OrgSettings, menu: menu as MenuEntry[] })
    .where(eq(orgs.id, ids.org));
  server.responses.forget(ids.org);
}
beforeEach(() => store(before!.settings));

describe('legal pages', () => {
  const read = async (locale = 'de_DE') => (await guest.get(`/legal_pages?locale=${locale}`)).json<Schemas['LegalPage'][]>();

  it('come in the customer’s order and the reader’s language, without what is missing', async () => {
    await store({
      ...before!.settings,
      pages: { dashboard: 'dashboard', imprint: 'imprint', welcome: ids.pages.welcome, gone: 'gone', foreign: 'secret' },
      legalPagesOrder: ['welcome', 'gone', 'unheard-of', 'foreign', 'imprint'],
    });
    expect(await read()).toEqual([
      { page_id: ids.pages.welcome, title: 'Willkommen' },
      { page_id: 'imprint', title: 'Impressum' },
    ]);
    expect((await read('en_GB')).map(({ title }) => title)).toEqual(['Welcome', 'Imprint']);
  });

  it('are none where the customer has named none', async () => {
    expect(await read()).toEqual([]);
  });
});

describe('routes', () => {
  it('list every address of the menu, flat and each once', async () => {
    const again = { type: 'news', title: { de_DE: 'Noch einmal' } };
    await store(before!.settings, [...before!.menu, again, { type: 'page', title: { de_DE: 'Ohne Ziel' } }]);
    const member = await server.login('member');
    expect((await member.get('/routes?locale=en_GB')).json()).toEqual([
      { type: 'dashboard', title: 'Home', reference_id: null, url: '/' },
      { type: 'news', title: 'News', reference_id: null, url: '/news' },
      { type: 'page', title: 'Welcome', reference_id: ids.pages.welcome, url: '/page/welcome' },
    ]);
    expect((await guest.get('/routes')).statusCode).toBe(401);
  });
});

describe('the customer’s own words', () => {
  const read = (locale: string) => guest.get(`/languages/${locale}`);

  it('come as parsed messages; what is no message is left out', async () => {
    await store({ ...before!.settings, translations: { de_DE: { good: 'Servus {name}', bad: 'Servus {name' } } });
    expect((await read('de_DE')).json()).toEqual({
      key: 'de_DE',
      label: 'Deutsch',
      messages: {
        good: [
          { type: 0, value: 'Servus ' },
          { type: 1, value: 'name' },
        ],
      },
    });
    expect((await read('en_GB')).json()).toEqual({ key: 'en_GB', label: 'English', messages: {} });
  });

  it.each(['xx_XX', 'constructor', 'de', '%20'])('are not there in %s', async (locale) => {
    expect((await read(locale)).statusCode).toBe(404);
  });

  it('are not there in a language the customer does not offer', async () => {
    await store({ ...before!.settings, languages: ['de_DE'] });
    expect((await read('fr_FR')).statusCode).toBe(404);
  });
});

describe('settings that are unusable', () => {
  const garbage: [string, unknown, unknown][] = [
    ['a text', 'nonsense', 'nonsense'],
    ['null inside', { languages: null, pages: null, baseOptions: null }, [null, 7, 'x']],
    ['lists for groups', { languages: {}, pages: [], baseOptions: [], cookieConfig: [[]], translations: [1] }, {}],
    ['unknown names', { toString: 1, 'a.b': {} }, [{ type: 'hologram', title: { de_DE: 'X' } }]],
  ];

  it.each(garbage)('such as %s never stop the portal', async (_, settings, menu) => {
    await store(settings, menu);
    const member = await server.login('superadmin');
    for (const path of ['/settings', '/languages', '/languages/de_DE', '/legal_pages', '/menu', '/menu/settings', '/routes', '/user/me']) {
      expect([path, (await member.get(path)).statusCode]).toEqual([path, 200]);
    }
    const faults = (await member.get('/settings/faults')).json<Schemas['SettingsFault'][]>();
    expect(faults.length).toBeGreaterThan(0);
  });

  it('are reported to superadmins with their place, and to no one else', async () => {
    await store({ ...before!.settings, translations: { de_DE: { bad: '{' } } }, [{ type: 'news', title: {}, icon: 'none' }]);
    const read = async (who: 'member' | 'editor' | 'superadmin') => (await server.login(who)).get('/settings/faults');
    expect((await read('superadmin')).json<Schemas['SettingsFault'][]>()).toEqual([
      { path: 'translations.de_DE.bad', message: 'is no ICU message' },
      { path: 'menu.0.title', message: expect.any(String) as string },
      { path: 'menu.0.icon', message: expect.any(String) as string },
    ]);
    expect((await read('member')).statusCode).toBe(404);
    expect((await read('editor')).statusCode).toBe(404);
    expect((await guest.get('/settings/faults')).statusCode).toBe(401);
  });
});
