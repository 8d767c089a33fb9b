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

const text = (german: string, english: string) => ({ de_DE: german, en_GB: english });
const show = async (entries: object[], locale: 'de_DE' | 'en_GB' = 'en_GB') => {
  const page = await compose([{ id: 'm', type: 'coachings', title: text('Lernen', 'Learning'), config: { entries } }], locale);
  return moduleOf(page, 'coachings');
};
const entry = (id: string, link: string) => ({ id, pageName: text('Führung', 'Leading'), articleName: { de_DE: 'Nur deutsch' }, link });

/** What an entry shows in English; its article is not translated. */
const words = { page_name: 'Leading', page_locale: 'en_GB', article_name: 'Nur deutsch', content_locale: 'de_DE' };

describe('coachings', () => {
  it('shows the entries in the editor’s order and the reader’s language', async () => {
    expect(await show([entry('b', '/page/b'), entry('a', 'https://academy.example/a')])).toEqual({
      id: 'm',
      type: 'coachings',
      title: 'Learning',
      options: {},
      results: [
        { id: 'b', ...words, link: '/page/b' },
        { id: 'a', ...words, link: 'https://academy.example/a' },
      ],
    });
  });

  it('gives all of them at once', async () => {
    const many = Array.from({ length: 120 }, (_, index) => entry(`e-${index}`, `/page/${index}`));
    expect((await show(many)).results.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'https://user@evil.example', 'page/b', ''])(
    'leaves out what leads to %j',
    async (link) => {
      expect((await show([entry('bad', link), entry('good', '/page/good')])).results.map(({ id }) => id)).toEqual(['good']);
    },
  );
});
