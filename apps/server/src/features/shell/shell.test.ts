import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { readMenu } from '../../platform/settings/org-menu.ts';
import type { MenuSettings } from '../../platform/settings/menu-pages.ts';
import { toMenu } from './shell.presenter.ts';
import { toRoutes } from './shell.routes.ts';

const bare = { pages: { dashboard: 'dashboard' }, terms: null };

const server = await testServer();
let guest: Browser;
beforeAll(async () => {
  guest = await server.guest();
});
afterAll(() => server.close());

describe('settings', () => {
  it.each([
    ['de_DE', 'Aurelia Gemeinschaft'],
    ['en_GB', 'Aurelia Community'],
    ['fr_FR', 'Aurelia Community'],
  ])('are read by guests in %s', async (locale, title) => {
    const answer = await guest.get(`/settings?locale=${locale}`);
    expect(answer.json<Schemas['Settings']>()).toMatchObject({
      organisation: { name: 'Aurelia Hotels' },
      base_options: { meta_title: title, clickable_like_in_top_teaser: false, show_comment_icon_in_top_teaser: true },
      login_options: { login_identifier: 'username' },
      pages: { dashboard: ids.pages.dashboard },
      theme: { brand_color: '#0d5a64', corner_style: 'soft', font_pair: 'humanist', logo: null },
    });
  });

  it('are those of the customer whose host was asked', async () => {
    const answer = await guest.get('/settings', { host: 'other.example' });
    expect(answer.json<Schemas['Settings']>().organisation.name).toBe('Other Hotels');
  });

  it('refuse an unknown language', async () => {
    const answer = await guest.get('/settings?locale=xx_XX');
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field: 'locale', code: 'not_allowed' }]);
  });
});

it('languages come in the customer’s order, by their own names, with their direction', async () => {
  const languages = (await guest.get('/languages')).json<Schemas['Language'][]>();
  expect(languages.map(({ key }) => key)).toEqual(['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar']);
  expect(languages.filter(({ direction }) => direction === 'rtl').map(({ label }) => label)).toEqual(['العربية']);
});

describe('the menu', () => {
  it('is for members', async () => {
    expect((await guest.get('/menu')).statusCode).toBe(401);
  });

  it('comes in the reader’s language', async () => {
    const member = await server.login('member');
    const menu = (await member.get('/menu?locale=en_GB')).json<Schemas['MenuItem'][]>();
    expect(menu).toEqual([
      { type: 'dashboard', title: 'Home', icon: 'home', reference_id: null, target: 'self', url: null, subnav: [] },
      {
        ...{ type: 'news', title: 'News', icon: 'newspaper', reference_id: null, target: 'self', url: null },
        subnav: [{ type: 'page', title: 'Welcome', reference_id: ids.pages.welcome, target: 'self', url: null }],
      },
    ]);
  });

  it('shows a change of another process within a second', async () => {
    const member = await server.login('member');
    await member.get('/menu');
    await server.database.db.update(orgs).set({ menu: [] }).where(eq(orgs.id, ids.org));
    await expect.poll(async () => (await member.get('/menu')).json<unknown[]>(), { timeout: 1500 }).toEqual([]);
  });

  it('names every route of the contract, also one that the portal has no screen for', () => {
    const entry = { type: 'groups', title: { de_DE: 'Technik' }, icon: null, referenceId: '7' };
    const { menu, faults } = readMenu([{ ...entry, subnav: [{ type: 'ratings', title: { de_DE: 'Noten' } }] }]);
    expect(faults).toEqual([]);
    const [item] = toMenu(menu, 'de_DE', bare);
    expect(item).toMatchObject({ type: 'groups', reference_id: '7', subnav: [{ type: 'ratings', reference_id: null }] });
    expect(toRoutes(menu, 'de_DE', bare)).toEqual([
      { type: 'groups', title: 'Technik', reference_id: '7', url: '/groups/7' },
      { type: 'ratings', title: 'Noten', reference_id: null, url: '/ratings' },
    ]);
  });

  it('leaves out and reports what is no route', () => {
    const { menu, faults } = readMenu([{ type: 'grups', title: { de_DE: 'Gruppen' } }]);
    expect([menu, faults.map(({ path }) => path)]).toEqual([[], ['menu.0.type']]);
  });

  it.each([
    ['jobs', { jobs: 'stellen' }],
    ['imprint', { imprint: 'impressum' }],
    ['q-and-a', { q_and_a: 'fragen' }],
    ['bubbletool_tv', { bubble_tool: 'tv' }],
    ['terms', { terms: 'agb' }],
    ['landing', { landing: 'willkommen' }],
  ])('offers %s where the settings name its page alone', (type, pages) => {
    const read = (settings: MenuSettings) =>
      toMenu([{ type, title: { de_DE: 'X' }, icon: null }], 'de_DE', settings).map((item) => item.type);
    expect(read(bare)).toEqual([]);
    expect(read({ ...bare, pages: { ...bare.pages, ...pages } })).toEqual([type]);
  });

  it.each([
    ['https://learn.example/', ['https://learn.example/']],
    ['javascript:alert(1)', []],
    ['http://learn.example/', []],
    [undefined, []],
  ])('offers the external address %s as %j', (url, urls) => {
    const entry = { type: 'external' as const, title: { de_DE: 'Lernen' }, icon: null, url };
    const [item, ...none] = toMenu([entry, { ...entry, type: 'news', url: undefined, subnav: [entry] }], 'de_DE', bare);
    const shown = [item, ...none].filter((menuItem) => menuItem?.type === 'external');
    expect(shown.map((menuItem) => [menuItem?.url, menuItem?.target])).toEqual(urls.map((expected) => [expected, 'external']));
    expect([item, ...none].at(-1)?.subnav.map((sub) => sub.url)).toEqual(urls);
  });
});
