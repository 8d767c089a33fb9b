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
const link = 'https://gympass.example/aurelia';
const show = async (config: object) =>
  moduleOf(await compose([{ id: 'm', type: 'gympass', title: text('Fit', 'Fit and well'), config }], 'en_GB'), 'gympass');

describe('gympass', () => {
  it('shows the address with words in the reader’s language and the picture', async () => {
    const config = { link, description: text('Überall', 'Everywhere'), linkText: text('Los', 'Go'), imageId: ids.media.photo };
    expect(await show(config)).toEqual({
      id: 'm',
      type: 'gympass',
      title: 'Fit and well',
      options: { description: 'Everywhere', link, link_text: 'Go', image: expect.objectContaining({ id: ids.media.photo }) },
      results: [],
    });
  });

  it('needs nothing but the address', async () => {
    expect((await show({ link })).options).toEqual({ description: '', link, link_text: '', image: null });
  });

  it.each(['/news', '//evil.example', 'http://plain.example', 'javascript:alert(1)', 'https://user:word@evil.example', ''])(
    'leads nowhere where the address is %j',
    async (address) => {
      expect((await show({ link: address })).options.link).toBeNull();
    },
  );

  it.each([ids.media.otherOrg, ids.media.file, 'gone.jpg'])('shows no picture where it is %s', async (imageId) => {
    expect((await show({ link, imageId })).options.image).toBeNull();
  });
});
