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

const text = (german: string, english: string) => ({ de_DE: german, en_GB: english });
const entry = { id: 'e', title: text('Eins', 'One'), description: text('Danach', 'Afterwards') };

const show = async (buttons: string, values: object = {}) => {
  const module = { id: 'm', type: 'use_cases', title: text('Titel', 'Title'), config: { buttons, entries: [{ ...entry, ...values }] } };
  return moduleOf(await compose([module], 'en_GB'), 'use_cases');
};

describe('use_cases', () => {
  it('shows pictures, texts and buttons in the reader’s language', async () => {
    const module = await show('each', { imageId: ids.media.photo, buttonText: text('Mehr', 'More'), buttonUrl: '/news' });
    expect(module).toMatchObject({ title: 'Title', options: { show_buttons: true, use_single_button: false, no_button: false } });
    expect(module.results).toEqual([
      {
        id: 'e',
        title: 'One',
        description: 'Afterwards',
        content_locale: 'en_GB',
        image: expect.objectContaining({ id: ids.media.photo }),
        button_text: 'More',
        button_url: '/news',
      },
    ]);
  });

  it.each([
    ['single', { show_buttons: false, use_single_button: true, no_button: false }],
    ['none', { show_buttons: false, use_single_button: false, no_button: true }],
  ])('with the buttons %s says %j', async (buttons, options) => {
    expect((await show(buttons)).options).toEqual(options);
  });

  it('leads nowhere unsafe and shows no picture of another customer', async () => {
    const values = { imageId: ids.media.otherOrg, buttonText: text('Mehr', 'More'), buttonUrl: 'javascript:alert(1)' };
    expect((await show('each', values)).results).toMatchObject([{ image: null, button_text: null, button_url: null }]);
  });
});
