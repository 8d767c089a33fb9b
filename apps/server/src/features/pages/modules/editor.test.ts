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

const html = (german: string, english: string) => ({ de_DE: german, en_GB: english });
const block = (id: string, text: object) => ({ id, kind: 'html', title: null, html: text });
const show = async (blocks: object[], locale: 'de_DE' | 'en_GB' | 'fr_FR' = 'en_GB') =>
  moduleOf(await compose([{ id: 'm', type: 'editor', title: { en_GB: 'Rules' }, config: { version: 3, blocks } }], locale), 'editor');

describe('editor', () => {
  it('shows the blocks in the editor’s order and the reader’s language', async () => {
    const module = await show([block('b', html('<p>Zwei</p>', '<p>Two</p>')), block('a', { de_DE: '<p>Nur deutsch</p>' })]);
    expect(module).toEqual({
      id: 'm',
      type: 'editor',
      title: 'Rules',
      options: { scripts: [] },
      results: [
        { id: 'b', kind: 'html', html: '<p>Two</p>', locale: 'en_GB', frame: null },
        { id: 'a', kind: 'html', html: '<p>Nur deutsch</p>', locale: 'de_DE', frame: null },
      ],
    });
  });

  it('sanitises what was written into the database by hand', async () => {
    const { results } = await show([block('a', { en_GB: '<p onclick="x()">A<script>x()</script></p>' })]);
    expect(results[0]!.html).toBe('<p>A</p>');
  });

  it('names pictures by the bytes they have now', async () => {
    const { results } = await show([block('a', { en_GB: `<p><img src="/api/v2/media/photo.000000000000.jpg" alt="Lake"></p>` })]);
    expect(results[0]!.html).toMatch(/src="\/api\/v2\/media\/photo\.(?!000000000000)[0-9a-f]{12}\.jpg"/);
  });

  it('gives frames an address instead of their HTML', async () => {
    const module = await show([{ id: 'f', kind: 'frame', title: html('Wetter', 'Weather'), html: { en_GB: '<script>x()</script>' } }]);
    expect(module.results).toEqual([
      {
        ...{ id: 'f', kind: 'frame', html: '', locale: 'en_GB' },
        frame: {
          title: 'Weather',
          src: expect.stringMatching(/^\/api\/v2\/pages\/composed-\d+\/modules\/m\/frames\/f\?v=3&locale=en_GB$/),
        },
      },
    ]);
  });

  it('leaves out blocks that nothing is written in', async () => {
    expect((await show([block('a', {}), block('b', { en_GB: '  ' })])).results).toEqual([]);
  });
});
