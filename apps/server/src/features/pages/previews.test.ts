import type { Schemas } from '@foyer/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { ModuleConfig } from './modules/registry.ts';
import { makePreviewLink } from './previews.links.ts';
import { loadPreviewTokens } from '../../shared/content/previews.tokens.ts';

const server = await testServer();
const { db } = server.database;
const modules: ModuleConfig[] = [
  { id: 'news', type: 'articleteaser', title: { de_DE: 'Neues' }, config: { layout: 'grid', maxRecords: 3 } },
  { id: 'files', type: 'downloads', title: { de_DE: 'Dateien' }, config: { mediaIds: [ids.media.file, ids.media.publicPhoto] } },
];
let guest: Browser;
let member: Browser;
beforeAll(async () => {
  await db.insert(pages).values([
    { id: 'spring', orgId: ids.org, title: { de_DE: 'Im Werden' }, modules, draft: true },
    { id: 'spring', orgId: ids.otherOrg, title: { de_DE: 'Fremd' }, modules, draft: true },
    { id: 'summer', orgId: ids.org, title: { de_DE: 'Auch im Werden' }, modules, draft: true },
  ]);
  [guest, member] = [await server.guest(), await server.login('member')];
});
afterAll(() => server.close());

async function tokenOf(pageId: string, days = 3): Promise<string> {
  const link = await makePreviewLink({ db, config: server.config }, ids.org, pageId, days);
  return new URL(link!.url).searchParams.get('token')!;
}
const open = async (who: Browser, id: string, token: string, headers = {}) => who.get(`/previews/${id}?token=${token}`, headers);

describe('a link to a preview', () => {
  it('leads to the configured origin, in the customer’s first language', async () => {
    const link = await makePreviewLink({ db, config: server.config }, ids.org, 'spring', 3);
    expect(link!.url).toMatch(/^http:\/\/[^/]+\/de_DE\/previews\/spring\?token=\d+\.[\w-]{43}$/);
    expect(await makePreviewLink({ db, config: server.config }, ids.org, 'winter', 3)).toBeUndefined();
  });

  it('opens a page in preparation: for guests what guests may see, for members all', async () => {
    const token = await tokenOf('spring');
    const seen = (await open(guest, 'spring', token)).json<Schemas['Page']>();
    expect(seen).toMatchObject({
      title: 'Im Werden',
      access: 'public',
      modules: [{ id: 'files', results: [{ id: ids.media.publicPhoto }] }],
    });
    expect(seen.modules).toHaveLength(1);
    const whole = (await open(member, 'spring', token)).json<Schemas['Page']>();
    expect([whole.access, whole.modules.length]).toEqual(['full', 2]);
  });

  it('opens the frames on the page, and none without it', async () => {
    const blocks = [{ id: 'f', kind: 'frame' as const, title: { de_DE: 'Wetter' }, html: { de_DE: '<p>Sonne</p>' } }];
    const draft: ModuleConfig = { id: 'm', type: 'editor', title: {}, config: { version: 0, blocks } };
    await db.insert(pages).values({ id: 'autumn', orgId: ids.org, title: { de_DE: 'Herbst' }, modules: [draft], draft: true });
    const token = await tokenOf('autumn');
    for (const who of [guest, member]) {
      const [module] = (await open(who, 'autumn', token)).json<Schemas['Page']>().modules;
      const { src } = (module as Schemas['EditorModule']).results[0]!.frame!;
      const at = src.replace('/api/v2', '');
      const answer = await who.get(at);
      expect([answer.statusCode, answer.body.includes('<p>Sonne</p>')]).toEqual([200, true]);
      for (const wrong of ['', `&token=${token}`, `&token=${await tokenOf('spring')}`].map((other) => at.replace(/&token=.*/, other))) {
        expect((await who.get(wrong)).statusCode, wrong).toBe(404);
      }
      expect((await open(who, 'autumn', new URLSearchParams(at).get('token')!)).statusCode).toBe(410);
    }
  });

  it('opens nothing else', async () => {
    const token = await tokenOf('spring');
    const past = (await loadPreviewTokens(db)).sign({ orgId: ids.org, pageId: 'spring' }, 1, Date.now() - 2 * 86_400_000).token;
    const answers = [
      await open(guest, 'summer', token),
      await open(member, 'summer', token),
      await open(guest, 'spring', token, { host: 'other.example' }),
      await open(guest, 'spring', `${token.slice(0, -2)}xx`),
      await open(guest, 'spring', past),
      await open(guest, 'winter', await tokenOf('spring')),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json<Schemas['Problem']>().code])).toEqual(
      answers.map(() => [410, 'preview_link_invalid']),
    );
    expect((await guest.get('/previews/spring')).statusCode).toBe(400);
  });
});
