import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { news } from '../../shared/content/news.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { ModuleConfig } from './modules/registry.ts';

type Page = Schemas['Page'];

const server = await testServer();
const { db } = server.database;
const modules: ModuleConfig[] = [
  {
    id: 'text',
    type: 'use_cases',
    title: { de_DE: 'Offenes' },
    config: {
      buttons: 'none',
      entries: [
        { id: 'e', title: { de_DE: 'Seegeheimnis' }, description: { de_DE: 'Haus' }, imageId: ids.media.publicPhoto },
        { id: 'f', title: { de_DE: 'Zweites' }, description: { de_DE: 'Haus' }, imageId: ids.media.photo },
      ],
    },
  },
  { id: 'news', type: 'articleteaser', title: { de_DE: 'Neues' }, config: { layout: 'grid', maxRecords: 3 } },
];
const common = {
  orgId: ids.org,
  title: { de_DE: 'Sommerfest' },
  description: { de_DE: 'Worum es geht' },
  imageId: ids.media.publicPhoto,
  modules,
};

let guest: Browser;
let member: Browser;
let editor: Browser;
const setShareOptions = (shareOptions: Schemas['ShareOption'][]) =>
  db
    .update(orgs)
    .set({ settings: { pages: { dashboard: ids.pages.dashboard, landing: 'hello' }, shareOptions } })
    .where(eq(orgs.id, ids.org));

beforeAll(async () => {
  await setShareOptions(['link', 'email']);
  await db.insert(pages).values([
    { ...common, id: 'open', visibility: 'all' },
    { ...common, id: 'hello' },
    { ...common, id: 'inner' },
    { ...common, id: 'shared', shareable: true },
    { ...common, id: 'hidden-picture', shareable: true, imageId: ids.media.photo },
    { ...common, id: 'draft', visibility: 'all', shareable: true, draft: true },
    { ...common, id: 'story', type: 'article', newsId: ids.news.newest },
    { ...common, id: 'open-story', type: 'article', newsId: ids.news.newest, visibility: 'all' },
    { ...common, id: 'early-story', type: 'article', newsId: ids.news.future, visibility: 'all' },
    { ...common, id: 'foreign-story', type: 'article', newsId: ids.news.otherOrg, visibility: 'all' },
    { ...common, id: 'shared-story', type: 'article', newsId: ids.news.newest, shareable: true },
  ]);
  [guest, member, editor] = [await server.guest(), await server.login('member'), await server.login('editor')];
});
afterAll(() => server.close());

const read = async (who: Browser, id: string) => (await who.get(`/pages/${id}`)).json<Page>();

describe('a guest', () => {
  it.each(['open', 'hello'])('reads the page %s with its own modules and public media', async (id) => {
    const page = await read(guest, id);
    expect(page).toMatchObject({
      title: 'Sommerfest',
      description: 'Worum es geht',
      visibility: 'all',
      access: 'public',
      share_options: [],
    });
    expect(page.image?.id).toBe(ids.media.publicPhoto);
    expect(page.modules).toMatchObject([{ id: 'text', results: [{ image: { id: ids.media.publicPhoto } }, { image: null }] }]);
    expect(page.modules).toHaveLength(1);
  });

  it('is given title, description and picture of a page that is passed on, and nothing of its content', async () => {
    const answer = await guest.get('/pages/shared');
    expect(answer.json<Page>()).toEqual({
      id: 'shared',
      title: 'Sommerfest',
      content_locale: 'de_DE',
      description: 'Worum es geht',
      image: expect.objectContaining({ id: ids.media.publicPhoto }),
      meta: { type: 'page' },
      visibility: 'members',
      access: 'limited',
      share_options: ['link', 'email'],
      article: null,
      modules: [],
    });
    expect(answer.body).not.toContain('Seegeheimnis');
    expect((await read(guest, 'hidden-picture')).image).toBeNull();
    expect(await read(guest, 'shared-story')).toMatchObject({ access: 'limited', article: null, modules: [] });
  });

  it.each(['inner', 'story', 'draft', 'early-story', 'no-such-page'])('does not learn whether there is a page %s', async (id) => {
    const answer = await guest.get(`/pages/${id}`);
    expect([answer.statusCode, answer.json<Schemas['Problem']>().code]).toEqual([401, 'unauthenticated']);
    expect(answer.body).not.toContain('Sommerfest');
  });

  it('reads an open article without its author, likes and comments, and with public media only', async () => {
    const { article } = await read(guest, 'open-story');
    expect(article).toMatchObject({ id: ids.news.newest, author: null, likes_allowed: false, comments_allowed: false });
    expect(article?.images.title?.id ?? ids.media.publicPhoto).toBe(ids.media.publicPhoto);
    expect((await read(guest, 'foreign-story')).article).toBeNull();
  });

  it('is given nothing of a shared page where the customer has no share options any more', async () => {
    await setShareOptions([]);
    await expect.poll(async () => (await guest.get('/pages/shared')).statusCode, { timeout: 4000 }).toBe(401);
    await setShareOptions(['link', 'email']);
    await expect.poll(async () => (await guest.get('/pages/shared')).statusCode, { timeout: 4000 }).toBe(200);
  });

  it('of another customer reads none of them', async () => {
    for (const id of ['open', 'hello', 'shared']) expect((await guest.get(`/pages/${id}`, { host: 'other.example' })).statusCode).toBe(401);
  });
});

describe('a member', () => {
  it.each(['open', 'hello', 'inner', 'shared'])('reads all of the page %s, no matter who has read it before', async (id) => {
    await guest.get(`/pages/${id}`);
    const page = await read(member, id);
    expect(page.access).toBe('full');
    expect(page.modules.map((module) => module.id)).toEqual(['text', 'news']);
  });

  it('is given nothing of the page of an article that is not out', async () => {
    expect((await member.get('/pages/early-story')).statusCode).toBe(404);
  });

  it('reads an article’s page with its author and what is allowed', async () => {
    const [row] = await db.select().from(news).where(eq(news.id, ids.news.newest));
    expect(await read(member, 'story')).toMatchObject({
      meta: { type: 'article' },
      article: {
        id: ids.news.newest,
        likes_allowed: row!.likesAllowed,
        comments_allowed: row!.commentsAllowed,
        author: { id: row!.authorId },
      },
    });
  });

  it('does not read a page in preparation', async () => {
    expect((await member.get('/pages/draft')).statusCode).toBe(404);
  });
});

describe('an editor', () => {
  it('reads a page in preparation, marked as that and with no way to pass it on', async () => {
    const page = await read(editor, 'draft');
    expect(page).toMatchObject({ title: 'Sommerfest', access: 'full', not_published: 'draft', share_options: [] });
    expect(page.modules.map((module) => module.id)).toEqual(['text', 'news']);
  });

  it('reads the page of an article that is not out, without what members do with it', async () => {
    expect(await read(editor, 'early-story')).toMatchObject({
      ...{ access: 'full', not_published: 'article' },
      article: { id: ids.news.future, likes_allowed: false, comments_allowed: false, confirmation: null },
    });
    expect((await read(editor, 'foreign-story')).article).toBeNull();
  });

  it('reads what is out as all do', async () => {
    for (const id of ['open', 'inner', 'story']) {
      expect(await read(editor, id)).toEqual(await read(member, id));
      expect(await read(editor, id)).not.toHaveProperty('not_published');
    }
  });

  it.each(['draft', 'early-story'])('has %s to themselves, in whatever order it is asked for', async (id) => {
    for (const [who, status] of [
      [editor, 200],
      [member, 404],
      [guest, 401],
      [editor, 200],
    ] as const)
      expect((await who.get(`/pages/${id}`)).statusCode).toBe(status);
  });

  it('of another customer is given none of it', async () => {
    await db
      .update(users)
      .set({ permissions: ['editor'] })
      .where(eq(users.id, ids.users.outsider));
    const theirs = await (await Browser.open(server.inject, 'other.example')).login('outsider');
    for (const id of ['draft', 'early-story', 'inner']) expect((await theirs.get(`/pages/${id}`)).statusCode).toBe(404);
  });
});

it('the frames of a page in preparation are for its editors alone', async () => {
  const address = '/pages/draft/modules/words/frames/map?locale=de_DE';
  const block = { id: 'map', kind: 'frame' as const, title: { de_DE: 'Karte' }, html: { de_DE: '<p>Lageplan</p>' } };
  const words: ModuleConfig = { id: 'words', type: 'editor', title: { de_DE: 'Worte' }, config: { version: 1, blocks: [block] } };
  await db
    .update(pages)
    .set({ modules: [...modules, words] })
    .where(eq(pages.id, 'draft'));
  const statuses = [];
  for (const who of [editor, member, guest]) statuses.push((await who.get(address)).statusCode);
  expect(statuses).toEqual([200, 404, 404]);
});
