import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { ids } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';

const server = await testServer();
let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
});
afterAll(() => server.close());
const compose = pageComposer(server, () => member);

const title = { de_DE: 'Willkommen', en_GB: 'Welcome' };

describe('hero_register', () => {
  it('shows words in the reader’s language, the picture and how to register', async () => {
    const config = { subline: { de_DE: 'Alle Häuser', en_GB: 'All houses' }, backgroundImageId: ids.media.publicPhoto };
    const page = await compose([{ id: 'm', type: 'hero_register', title, config }], 'en_GB');
    expect(moduleOf(page, 'hero_register')).toEqual({
      id: 'm',
      type: 'hero_register',
      title: 'Welcome',
      options: {
        subline: 'All houses',
        background_image: expect.objectContaining({ id: ids.media.publicPhoto, luma: expect.objectContaining({ length: 64 }) }),
        signup_configuration: { active: false, type: 'basic', active_login_types: ['password'], social: [], hero: null },
        terms: null,
      },
      results: [],
    });
  });

  it.each([
    ['for members only', ids.media.photo],
    ['of another customer', ids.media.otherOrg],
    ['no image', ids.media.file],
    ['gone', 'gone.jpg'],
  ])('shows no picture where it is %s', async (_, backgroundImageId) => {
    const page = await compose([{ id: 'm', type: 'hero_register', title, config: { backgroundImageId } }]);
    expect(moduleOf(page, 'hero_register').options).toMatchObject({ subline: '', background_image: null });
  });
});
