import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { testServer } from '../../../../test/harness.ts';
import { fillRatings, rated } from '../../../../test/rated-hotels.ts';

const server = await testServer();
let member: Browser;
beforeAll(async () => {
  await fillRatings(server.database.db);
  member = await server.login('member');
});
afterAll(() => server.close());
const compose = pageComposer(server, () => member);

const title = { de_DE: 'Als Arbeitgeber', en_GB: 'As an employer' };
const show = async (config: object) => moduleOf(await compose([{ id: 'm', type: 'kununu', title, config }], 'en_GB'), 'kununu');

describe('kununu', () => {
  it('shows the score of the customer where no hotel is named', async () => {
    expect(await show({})).toEqual({
      ...{ id: 'm', type: 'kununu', title: 'As an employer', options: {} },
      results: [{ score: 4.3, count: 218, link: 'https://www.kununu.example/de/aurelia' }],
    });
  });

  it('shows a hotel’s own, without an address that could run code', async () => {
    expect((await show({ hotelId: rated.hotel })).results).toEqual([{ score: 3.8, count: 12, link: null }]);
  });

  it.each([
    ['has none', rated.unrated],
    ['is another customer’s', rated.otherOrg],
    ['is gone', 'gone'],
  ])('shows none where the hotel %s', async (_, hotelId) => {
    expect((await show({ hotelId })).results).toEqual([]);
  });
});
