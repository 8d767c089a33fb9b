// @embedded: making a link locks what it leads to
import { createHash } from 'node:crypto';
import type { Schemas } from '@foyer/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audited } from '../../../test/audited.ts';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pageDrafts } from '../../shared/content/page-drafts.tables.ts';
import { previewLinks } from '../../shared/content/preview-links.tables.ts';
import type { ModuleConfig } from '../pages/index.ts';
import { makePageLink } from './previews.links.ts';

const server = await testServer({ env: { WRITE_RATE: '200' } });
const { db } = server.database;
const modules: ModuleConfig[] = [
  { id: 'news', type: 'articleteaser', title: { de_DE: 'Neues' }, config: { layout: 'grid', maxRecords: 3 } },
  { id: 'files', type: 'downloads', title: { de_DE: 'Dateien' }, config: { mediaIds: [ids.media.file, ids.media.publicPhoto] } },
];
let guest: Browser;
let member: Browser;
let editor: Browser;
beforeAll(async () => {
  await db.insert(pages).values([
    { id: 'spring', orgId: ids.org, title: { de_DE: 'Im Werden' }, modules, draft: true },
    { id: 'spring', orgId: ids.otherOrg, title: { de_DE: 'Fremd' }, modules, draft: true },
    { id: 'summer', orgId: ids.org, title: { de_DE: 'Auch im Werden' }, modules, draft: true },
  ]);
  [guest, member, editor] = [await server.guest(), await server.login('member'), await server.login('editor')];
});
afterAll(() => server.close());

async function tokenOf(pageId: string, days = 3): Promise<string> {
  const link = await makePageLink({ db, config: server.config }, ids.org, pageId, days);
  return new URL(link!.url).searchParams.get('token')!;
}
const open = async (who: Browser, id: string, token: string, headers = {}) => who.get(`/previews/${id}?token=${token}`, headers);

describe('a link to a preview', () => {
  it('leads to the configured origin, in the customer’s first language', async () => {
    const link = await makePageLink({ db, config: server.config }, ids.org, 'spring', 3);
    expect(link!.url).toMatch(/^http:\/\/[^/]+\/de_DE\/previews\/spring\?token=[\w-]{43}$/);
    expect(await makePageLink({ db, config: server.config }, ids.org, 'winter', 3)).toBeUndefined();
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
    const past = await tokenOf('spring');
    await db
      .update(previewLinks)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(eq(previewLinks.tokenHash, createHash('sha256').update(past).digest('base64url')));
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

describe('editors', () => {
  const links = (kind: string, id: string, query = '') => `/studio/preview_links/${kind}/${id}${query}`;
  const make = async (kind: string, id: string, days = 2, who = editor) => {
    const answer = await who.post(links(kind, id, '?locale=en_GB'), { days });
    expect(answer.statusCode, answer.body).toBe(201);
    const link = answer.json<Schemas['NewStudioPreviewLink']>();
    return { ...link, token: new URL(link.url).searchParams.get('token')! };
  };
  const listed = async (kind: string, id: string) => (await editor.get(links(kind, id))).json<Schemas['StudioPreviewLink'][]>();
  const picture = async (id: string): Promise<void> => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/></svg>');
    await storeMedia({ db, files: server.files }, { id, orgId: ids.org, fileName: `${id}.svg`, bytes });
    await db.update(media).set({ fresh: true }).where(eq(media.id, id));
  };

  it('make links to an article, of which its holders read all but what members do with it', async () => {
    for (const id of ['head', 'within']) await picture(id);
    const content = { de_DE: '<p>Bald</p><img src="/api/v2/media/within" alt="">' };
    const texts = { title: { de_DE: 'Noch geheim' }, teaser: { de_DE: 'Kurz' }, content };
    const article = {
      id: 'secret',
      orgId: ids.org,
      authorId: ids.users.editor,
      publishDate: new Date(),
      draft: true,
      imageId: 'head',
      ...texts,
    };
    await db.insert(news).values(article);
    const { token, url, by } = await make('article', 'secret');
    expect(url).toMatch(/\/en_GB\/article_previews\/secret\?token=[\w-]{43}$/);
    expect(by).toMatchObject({ id: ids.users.editor });

    const outsider = await server.guest();
    const pictures = async () => Promise.all(['head', 'within'].map(async (id) => (await outsider.get(`/media/${id}`)).statusCode));
    expect(await pictures()).toEqual([404, 404]);
    const read = () => outsider.get(`/article_previews/secret?token=${token}&locale=de_DE`);
    const shown = (await read()).json<Schemas['Article']>();
    expect(shown).toMatchObject({
      ...{ title: 'Noch geheim', access: 'public', likes_allowed: false, comments_allowed: false, publication: null, share_options: [] },
      author: { id: ids.org },
    });
    expect([shown.content.includes('Bald'), shown.images.title !== null]).toEqual([true, true]);
    expect(await pictures()).toEqual([200, 200]);
    const served = await outsider.get('/media/head');
    expect(served.headers['cache-control']).toMatch(/no-cache|private/);
    // The link opens nothing else of the article.
    for (const path of ['/news/secret', '/news/secret/comments', `/previews/secret?token=${token}`]) {
      expect((await outsider.get(path)).statusCode, path).toBeGreaterThanOrEqual(400);
    }

    // What is saved is shown at once; what is deleted is not.
    await db
      .update(news)
      .set({ title: { de_DE: 'Umbenannt' } })
      .where(eq(news.id, 'secret'));
    expect((await read()).json<Schemas['Article']>().title).toBe('Umbenannt');
    await db.update(news).set({ deletedAt: new Date() }).where(eq(news.id, 'secret'));
    expect((await read()).statusCode).toBe(410);
    await db.update(news).set({ deletedAt: null }).where(eq(news.id, 'secret'));
  });

  it('end a link, with its pictures and frames', async () => {
    await picture('on-page');
    const blocks = [{ id: 'f', kind: 'frame' as const, title: { de_DE: 'Wetter' }, html: { de_DE: '<p>Sonne</p>' } }];
    const own: ModuleConfig[] = [
      { id: 'm', type: 'editor', title: {}, config: { version: 0, blocks } },
      { id: 'd', type: 'downloads', title: {}, config: { mediaIds: ['on-page'] } },
    ];
    await db.insert(pages).values({ id: 'ended', orgId: ids.org, title: { de_DE: 'E' }, modules: own, draft: true, visibility: 'all' });
    const { id, token } = await make('page', 'ended');
    const outsider = await server.guest();
    const page = (await open(outsider, 'ended', token)).json<Schemas['Page']>();
    const frame = (page.modules[0] as Schemas['EditorModule']).results[0]!.frame!.src.replace('/api/v2', '');
    const statuses = async () =>
      Promise.all([`/previews/ended?token=${token}`, '/media/on-page', frame].map(async (path) => (await outsider.get(path)).statusCode));
    expect(await statuses()).toEqual([200, 200, 200]);

    expect((await editor.delete(links('page', 'spring', `/${id}`))).statusCode).toBe(204);
    expect(await statuses()).toEqual([200, 200, 200]);
    for (let times = 0; times < 2; times += 1) expect((await editor.delete(links('page', 'ended', `/${id}`))).statusCode).toBe(204);
    expect(await statuses()).toEqual([410, 404, 404]);
    expect(await listed('page', 'ended')).toEqual([]);
    const log = (await audited(db, 'ended')).map(({ action, details }) => [action, (details as { link?: string }).link]);
    expect(log).toEqual([
      ['page.preview_link_made', id],
      ['page.preview_link_ended', id],
    ]);
  });

  it('show by a link what the working copy of a page says, with the media that its publication would give', async () => {
    await picture('new-picture');
    const row = { id: 'changing', orgId: ids.org, title: { de_DE: 'Alt' }, modules: [], visibility: 'all' as const };
    await db.insert(pages).values(row);
    const { token } = await make('page', 'changing');
    const outsider = await server.guest();
    const title = async () => (await open(outsider, 'changing', token)).json<Schemas['Page']>().title;
    expect(await title()).toBe('Alt');
    const own = [{ id: 'd', type: 'downloads', title: {}, config: { mediaIds: ['new-picture'] } }];
    const change = {
      ...(await editor.get('/studio/pages/changing')).json<Schemas['StudioPage']>().content,
      title: { de_DE: 'Neu' },
      modules: own,
    };
    expect((await editor.put('/studio/pages/changing', { version: 0, content: change })).statusCode).toBe(200);
    expect(await title()).toBe('Neu');
    expect((await outsider.get('/media/new-picture')).statusCode).toBe(200);
    expect((await guest.get('/media/new-picture')).statusCode).toBe(404);
    expect((await guest.get('/pages/changing?locale=de_DE')).json<Schemas['Page']>().title).toBe('Alt');
    // For members alone, it gives outsiders nothing of what it holds back.
    expect((await editor.put('/studio/pages/changing', { version: 1, content: { ...change, visibility: 'members' } })).statusCode).toBe(
      200,
    );
    await title();
    expect((await outsider.get('/media/new-picture')).statusCode).toBe(404);
    expect(
      await db
        .select()
        .from(pageDrafts)
        .where(and(eq(pageDrafts.orgId, ids.org), eq(pageDrafts.pageId, 'changing'))),
    ).toHaveLength(1);
  });

  it('make 20 links at most, for one to seven days, and see who has made which', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => editor.post(links('article', ids.news.future), { days: 7 })));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect([codes.filter((code) => code === 201).length, codes.filter((code) => code === 409).length]).toEqual([20, 2]);
    expect(await listed('article', ids.news.future)).toHaveLength(20);
    for (const days of [0, 8, 1.5])
      expect((await editor.post(links('article', ids.news.newest), { days })).statusCode, String(days)).toBe(400);
    await makePageLink({ db, config: server.config }, ids.org, 'summer', 3);
    expect(await listed('page', 'summer')).toMatchObject([{ by: null }]);
    // The token is nowhere in it.
    expect(JSON.stringify(await db.select().from(previewLinks))).not.toContain((await make('page', 'summer')).token);
  });
});
