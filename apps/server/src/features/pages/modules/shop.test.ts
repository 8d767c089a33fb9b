import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { testServer } from '../../../../test/harness.ts';

const server = await testServer();
let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
});
afterAll(() => server.close());
const compose = pageComposer(server, () => member);

describe('shop', () => {
  it.each([
    ['as the editor said', { limit: 4 }, 4],
    ['twelve unless the editor said', {}, 12],
    ['no more than a list may hold', { limit: 1000 }, 100],
    ['at least one', { limit: 0 }, 1],
  ])('says how many rewards it shows: %s', async (_, config, limit) => {
    const title = { de_DE: 'Prämien', en_GB: 'Rewards' };
    const page = await compose([{ id: 'm', type: 'shop', title, config }], 'en_GB');
    expect(moduleOf(page, 'shop')).toEqual({ id: 'm', type: 'shop', title: 'Rewards', options: { limit }, results: [] });
  });
});
