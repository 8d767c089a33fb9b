import type { Schemas } from '@foyer/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { ids } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';
import { fillRatings } from '../../../../test/rated-hotels.ts';

const server = await testServer();
let reader: Browser;
beforeAll(async () => {
  await fillRatings(server.database.db);
});
afterAll(() => server.close());
const compose = pageComposer(server, () => reader);

const title = { de_DE: 'Ihre Punkte', en_GB: 'Your points' };
const scores = (config: object) => ({ id: 'm', type: 'scores', title, config });
const onPhoto = scores({ backgroundImageId: ids.media.photo });

describe('scores', () => {
  it.each<[who: 'member' | 'editor' | 'superadmin', locale: Schemas['Locale'], results: Schemas['MemberScores'][]]>([
    ['member', 'de_DE', [{ status_points: 2480, status_level: 'Silber', bonus_points: 640 }]],
    ['member', 'en_GB', [{ status_points: 2480, status_level: 'Silver', bonus_points: 640 }]],
    ['editor', 'en_GB', [{ status_points: 90, status_level: null, bonus_points: 15 }]],
    ['superadmin', 'en_GB', []],
  ])('shows the %s in %s their own', async (who, locale, results) => {
    reader = await server.login(who);
    const module = moduleOf(await compose([onPhoto], locale), 'scores');
    expect(module.results).toEqual(results);
    expect(module.options.background_image).toMatchObject({ id: ids.media.photo, luma: { length: 64 } });
  });

  it.each([
    ['set', {}],
    ['there any more', { backgroundImageId: 'gone.jpg' }],
    ['this customer’s', { backgroundImageId: ids.media.otherOrg }],
    ['an image', { backgroundImageId: ids.media.file }],
  ])('is left out where no background is %s', async (_, config) => {
    reader = await server.login('member');
    expect((await compose([scores(config)])).modules).toEqual([]);
  });
});
