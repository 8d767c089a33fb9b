import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { testServer } from '../../../../test/harness.ts';
import { readSpecification } from '../../../platform/http/specification.ts';

const server = await testServer();
let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
});
afterAll(() => server.close());
const compose = pageComposer(server, () => member);

const text = (german: string, english: string) => ({ de_DE: german, en_GB: english });
const title = text('Vorteile', 'Benefits');
const show = async (config: object) =>
  moduleOf(await compose([{ id: 'm', type: 'navigation_subpages', title, config }], 'en_GB'), 'navigation_subpages');
const entry = (values: object) => ({ id: 'e', title: text('Rente', 'Pension'), icon: 'wallet', link: '/page/pension', ...values });
const mail = { email: 'people@aurelia.example', subject: text('Frage & Bitte', 'A question'), body: text('Hallo', 'Hello,\n\n') };

describe('navigation_subpages', () => {
  it('shows the pages in the editor’s order and the mail in the reader’s language', async () => {
    const entries = [entry({ id: 'b' }), entry({ id: 'a', icon: undefined, link: 'https://jobs.example/' })];
    expect(await show({ entries, featureEmail: mail })).toEqual({
      id: 'm',
      type: 'navigation_subpages',
      title: 'Benefits',
      options: { feature_email: { email: 'people@aurelia.example', subject: 'A question', body: 'Hello,\n\n' } },
      results: [
        { id: 'b', title: 'Pension', content_locale: 'en_GB', icon: 'wallet', link: '/page/pension' },
        { id: 'a', title: 'Pension', content_locale: 'en_GB', icon: null, link: 'https://jobs.example/' },
      ],
    });
  });

  it('says in which language a page’s name is', async () => {
    expect((await show({ entries: [entry({ title: { de_DE: 'Rente' } })] })).results).toMatchObject([
      { title: 'Rente', content_locale: 'de_DE' },
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', ''])('leaves out what leads to %j', async (link) => {
    expect((await show({ entries: [entry({ link })] })).results).toEqual([]);
  });

  it.each(['constructor', 'no-such-icon', 7, null])('gives the plain sign for the icon %j', async (icon) => {
    expect((await show({ entries: [entry({ icon })] })).results).toMatchObject([{ icon: null }]);
  });

  it.each([
    undefined,
    '',
    'nobody',
    'a@b',
    'a@b.example?bcc=evil@evil.example',
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: x@y.example',
  ])('has no mail button for the address %j', async (email) => {
    expect((await show({ entries: [], featureEmail: { ...mail, email } })).options).toEqual({ feature_email: null });
  });

  it('knows the signs of the contract, every one', async () => {
    const { schemas } = readSpecification().components as { schemas: Record<string, { properties: { icon: { enum: unknown[] } } }> };
    const signs = schemas['NavigationSubpagesEntry']!.properties.icon.enum;
    expect(signs.length).toBeGreaterThan(40);
    const module = await show({ entries: signs.map((icon, index) => ({ id: `e${index}`, title, icon, link: '/news' })) });
    expect(module.results.map(({ icon }) => icon)).toEqual(signs);
  });
});
