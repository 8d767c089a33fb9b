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

const show = async (entries: object[]) => {
  const module = { id: 'm', type: 'landing_page_teaser', title: text('Titel', 'Title'), config: { entries } };
  return moduleOf(await compose([module], 'en_GB'), 'landing_page_teaser');
};

describe('landing_page_teaser', () => {
  it('shows the cards in the editor’s order and the reader’s language', async () => {
    const module = await show([
      { id: 'b', title: text('Zweites', 'Second'), description: text('Danach', 'Afterwards'), imageId: ids.media.photo, link: '/news' },
      { id: 'a', title: { de_DE: 'Nur auf Deutsch' } },
    ]);
    expect(module).toMatchObject({ id: 'm', title: 'Title', options: {} });
    expect(module.results).toEqual([
      {
        id: 'b',
        title: 'Second',
        description: 'Afterwards',
        content_locale: 'en_GB',
        image: expect.objectContaining({ id: ids.media.photo }),
        link: '/news',
      },
      { id: 'a', title: 'Nur auf Deutsch', description: '', content_locale: 'de_DE', image: null, link: null },
    ]);
  });

  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['//evil.example', null],
    ['javascript:alert(1)', null],
    ['http://a.example', null],
  ])('turns the link %s into %s', async (link, expected) => {
    expect((await show([{ id: 'a', title: text('Eins', 'One'), link }])).results[0]?.link).toBe(expected);
  });

  it('shows no picture of another customer', async () => {
    expect((await show([{ id: 'a', title: text('Eins', 'One'), imageId: ids.media.otherOrg }])).results[0]?.image).toBeNull();
  });
});
