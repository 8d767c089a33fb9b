import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { orgs } from '../../db/schema.ts';
import { toMenu } from './shell.presenter.ts';

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

  it.each([
    ['https://learn.example/', ['https://learn.example/']],
    ['javascript:alert(1)', []],
    ['http://learn.example/', []],
    [undefined, []],
  ])('offers the external address %s as %j', (url, urls) => {
    const entry = { type: 'external' as const, title: { de_DE: 'Lernen' }, icon: null, url };
    const [item, ...none] = toMenu([entry, { ...entry, type: 'news', url: undefined, subnav: [entry] }], 'de_DE');
    const shown = [item, ...none].filter((menuItem) => menuItem?.type === 'external');
    expect(shown.map((menuItem) => [menuItem?.url, menuItem?.target])).toEqual(urls.map((expected) => [expected, 'external']));
    expect([item, ...none].at(-1)?.subnav.map((sub) => sub.url)).toEqual(urls);
  });
});
