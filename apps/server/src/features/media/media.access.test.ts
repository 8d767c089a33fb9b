import type { OrgSettings } from '@foyer/settings';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { groups, postMedia, posts } from '../posts/posts.tables.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { mediaPlaces } from './media-places.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { products } from '../shop/shop.tables.ts';
import { webFeeds, webNews } from '../webnews/webnews.tables.ts';
import type { ModuleConfig } from '../pages/modules/registry.ts';
import { makePageLink } from '../previews/index.ts';
import { mediaAddress } from '../../platform/storage/media.address.ts';
import { removeMedia } from '../../platform/storage/media.remove.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';

const server = await testServer();
const { db } = server.database;
const { files } = server;
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/></svg>');
let [guest, member, editor]: Browser[] = [];
beforeAll(async () => {
  [guest, member, editor] = [await server.guest(), await server.login('member'), await server.login('editor')];
});
afterAll(() => server.close());

let stored = 0;
/** A new medium that hangs nowhere. */
async function store(visibility: 'members' | 'public' = 'members'): Promise<string> {
  stored += 1;
  const id = `medium-${stored}`;
  await storeMedia({ db, files }, { id, orgId: ids.org, fileName: 'a.svg', bytes: drawing, visibility });
  return id;
}
const statusesOf = (address: string) =>
  Promise.all([guest!, member!, editor!].map(async (who) => (await who.get(`/media/${address}`)).statusCode));
const addressOf = async (id: string) =>
  mediaAddress((await db.select().from(media).where(eq(media.id, id)))[0]!).replace('/api/v2/media/', '');

const day = 86_400_000;
const soon = new Date(Date.now() + day);
const past = new Date(Date.now() - day);
const { future: story, newest } = ids.news;
const change = (values: Partial<typeof news.$inferInsert>, id: string = story) => db.update(news).set(values).where(eq(news.id, id));

const hotel = { name: 'H', street: 'S', zip: '1', city: 'C', country: 'DE', rooms: 1 };
async function addWebNews(imageId: string): Promise<void> {
  const feedId = 'feed';
  await db.insert(webFeeds).values({ id: feedId, orgId: ids.org, url: 'https://news.example/feed' });
  const entry = { guid: 'g', title: 'T', description: 'D', link: 'https://news.example/1', publishedAt: past };
  await db.insert(webNews).values({ id: 'entry', orgId: ids.org, feedId, ...entry, imageId });
}
async function setHero(backgroundImageId: string): Promise<void> {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  const signup = { ...org!.settings.signup, hero: { backgroundImageId } } as NonNullable<OrgSettings['signup']>;
  await db
    .update(orgs)
    .set({ settings: { ...org!.settings, signup } })
    .where(eq(orgs.id, ids.org));
}

const hung: [string, (id: string) => Partial<typeof news.$inferInsert>][] = [
  ['its picture', (id) => ({ imageId: id })],
  ['in its gallery', (id) => ({ galleryIds: ['another', id] })],
  ['among its attachments', (id) => ({ attachmentIds: [id] })],
  ['in its text', (id) => ({ content: { de_DE: `<p><img src="/api/v2/media/${id}.0123456789ab.svg?w=480" /></p>` } })],
];

describe('what hangs on an article', () => {
  it.each(hung)('is kept with it until it is out: %s', async (_, place) => {
    const id = await store('public');
    expect(await statusesOf(id)).toEqual([200, 200, 200]);
    await change({ ...place(id), publishDate: soon, expiresAt: null });
    for (const address of [id, `${id}?w=96`, await addressOf(id)]) expect(await statusesOf(address)).toEqual([404, 404, 200]);
    await change({ publishDate: past });
    expect(await statusesOf(id)).toEqual([200, 200, 200]);
    await change({ publishDate: new Date(past.getTime() - day), expiresAt: past });
    expect(await statusesOf(id)).toEqual([404, 404, 200]);
    const empty = { imageId: null, galleryIds: [], attachmentIds: [], content: { de_DE: '' } };
    await change({ ...empty, publishDate: soon, expiresAt: null });
    expect(await statusesOf(id)).toEqual([404, 404, 200]);
    await change({ ...place(id), publishDate: past });
    expect(await statusesOf(id)).toEqual([200, 200, 200]);
    expect((await guest!.get(`/media/${await addressOf(id)}`)).headers['cache-control']).toContain('immutable');
    await change(empty);
    expect(await statusesOf(id)).toEqual([404, 404, 200]);
  });

  it('is given where it hangs on another article that is out', async () => {
    const shared = await store();
    await change({ galleryIds: [shared], publishDate: soon, expiresAt: null });
    expect(await statusesOf(shared)).toEqual([404, 404, 200]);
    await change({ attachmentIds: [shared] }, newest);
    expect(await statusesOf(shared)).toEqual([404, 200, 200]);
  });

  it.each<[string, (imageId: string) => Promise<unknown>]>([
    ['a portrait', (imageId) => db.update(users).set({ imageId }).where(eq(users.id, ids.users.editor))],
    ['a hotel', (imageId) => db.insert(hotels).values({ id: 'hotel-house', orgId: ids.org, ...hotel, imageId })],
    ['a product', (imageId) => db.insert(products).values({ id: 'mug', orgId: ids.org, name: { de_DE: 'M' }, coinsRequired: 1, imageId })],
    ['web news', (imageId) => addWebNews(imageId)],
    ['the logo', (logoId) => db.update(orgs).set({ logoId }).where(eq(orgs.id, ids.org))],
    ['the settings', (imageId) => setHero(imageId)],
  ])('is given where it is what all are shown: %s', async (_, show) => {
    const id = await store();
    await change({ galleryIds: [id], publishDate: soon, expiresAt: null });
    expect(await statusesOf(id)).toEqual([404, 404, 200]);
    await show(id);
    expect(await statusesOf(id)).toEqual([404, 200, 200]);
  });

  it('is kept with a draft and with what is deleted, and comes back with it', async () => {
    const id = await store('public');
    await change({ galleryIds: [id], publishDate: past, expiresAt: null, draft: true });
    expect(await statusesOf(id)).toEqual([404, 404, 200]);
    await change({ draft: false, deletedAt: past });
    expect(await statusesOf(id)).toEqual([404, 404, 200]);
    await change({ deletedAt: null });
    expect(await statusesOf(id)).toEqual([200, 200, 200]);
  });

  it('does not become public when the article is gone, unless it hangs elsewhere or is stored again', async () => {
    const [id, shared] = [await store(), await store()];
    const [row] = await db.select().from(news).where(eq(news.id, story));
    await change({ galleryIds: [shared] }, newest);
    await db.insert(news).values({ ...row!, id: 'gone', imageId: id, galleryIds: [shared], publishDate: soon, expiresAt: null });
    await db.delete(news).where(eq(news.id, 'gone'));
    expect(await statusesOf(id)).toEqual([404, 404, 200]);
    expect(await statusesOf(shared)).toEqual([404, 200, 200]);
    await removeMedia({ db, files }, [id]);
    await storeMedia({ db, files }, { id, orgId: ids.org, fileName: 'a.svg', bytes: drawing });
    expect(await statusesOf(id)).toEqual([404, 200, 200]);
  });
});

describe('what hangs on a page in preparation', () => {
  const modules = (id: string): ModuleConfig[] => [
    { id: 'files', type: 'downloads', title: { de_DE: 'Dateien' }, config: { mediaIds: [id] } },
    { id: 'text', type: 'editor', title: {}, config: { version: 0, blocks: [] } },
  ];

  it('is kept with it, but for those who hold a link to its preview', async () => {
    const [listed, picture] = [await store('public'), await store('public')];
    await db
      .insert(pages)
      .values({ id: 'draft', orgId: ids.org, title: { de_DE: 'D' }, modules: modules(listed), imageId: picture, draft: true });
    for (const id of [listed, picture]) expect(await statusesOf(id)).toEqual([404, 404, 200]);

    const link = await makePageLink({ db, config: server.config }, ids.org, 'draft', 3);
    const token = new URL(link!.url).searchParams.get('token')!;
    const holder = await server.guest();
    await holder.get(`/previews/draft?token=${token}x`);
    expect((await holder.get(`/media/${listed}`)).statusCode).toBe(404);
    const opened = await holder.get(`/previews/draft?token=${token}`);
    expect(opened.cookies.find(({ name }) => name.startsWith('preview-'))).toMatchObject({
      path: '/api/v2/media',
      httpOnly: true,
      sameSite: 'Lax',
    });
    for (const id of [listed, picture]) expect((await holder.get(`/media/${id}`)).statusCode).toBe(200);
    // Another page's medium stays where it is, whatever the cookie calls itself.
    const other = await store('public');
    await db.insert(pages).values({ id: 'other', orgId: ids.org, title: { de_DE: 'O' }, modules: modules(other), draft: true });
    holder.cookies.set('preview-other', token);
    expect((await holder.get(`/media/${other}`)).statusCode).toBe(404);

    await db
      .update(pages)
      .set({ draft: false })
      .where(and(eq(pages.orgId, ids.org), eq(pages.id, 'draft')));
    expect(await statusesOf(listed)).toEqual([200, 200, 200]);
  });

  it('is kept on the page of an article that is not out', async () => {
    const id = await store();
    const page = { id: 'of-article', orgId: ids.org, type: 'article', title: { de_DE: 'A' }, newsId: story } as const;
    await change({ publishDate: soon, expiresAt: null });
    await db.insert(pages).values({ ...page, modules: modules(id) });
    expect(await statusesOf(id)).toEqual([404, 404, 200]);
    await change({ publishDate: past });
    expect(await statusesOf(id)).toEqual([404, 200, 200]);
  });

  it('is kept where it is in the HTML of an editor', async () => {
    const id = await store();
    const html = { de_DE: `<p><img src="/api/v2/media/${id}.0123456789ab.svg" alt="" /></p>` };
    const block = { id: 'b', kind: 'html' as const, title: null, html };
    const text: ModuleConfig = { id: 'text', type: 'editor', title: {}, config: { version: 0, blocks: [block] } };
    await db.insert(pages).values({ id: 'html', orgId: ids.org, title: { de_DE: 'H' }, modules: [text], draft: true });
    expect(await statusesOf(id)).toEqual([404, 404, 200]);
  });
});

describe('what hangs on a group', () => {
  // The editor belongs to the closed one; the member does not.
  it.each([
    [ids.groups.closed, [404, 404, 200]],
    [ids.groups.open, [404, 200, 200]],
  ] as const)('of %s: guest, member, editor %j', async (groupId, expected) => {
    const [attached, picture] = [await store(), await store()];
    const post = { id: `post-${groupId}`, orgId: ids.org, groupId, authorId: ids.users.editor, description: 'x' };
    await db.insert(posts).values(post);
    await db.insert(postMedia).values({ postId: post.id, mediaId: attached });
    await db.update(groups).set({ imageId: picture }).where(eq(groups.id, groupId));
    for (const id of [attached, picture]) expect(await statusesOf(id)).toEqual(expected);
  });

  it('is no one’s when the post, or the group’s picture, is gone', async () => {
    const [attached, first, second, third] = [await store('public'), await store('public'), await store(), await store('public')];
    const group = { id: 'group-gone', orgId: ids.org, name: 'G', visibility: 'everybody' } as const;
    await db.insert(groups).values({ ...group, imageId: first });
    await db.insert(posts).values({ id: 'post-gone', orgId: ids.org, groupId: group.id, authorId: ids.users.editor, description: 'x' });
    await db.insert(postMedia).values([attached, third].map((mediaId) => ({ postId: 'post-gone', mediaId })));
    expect(await statusesOf(attached)).toEqual([200, 200, 200]);
    await db.delete(postMedia).where(eq(postMedia.mediaId, third));
    await db.update(groups).set({ imageId: second }).where(eq(groups.id, group.id));
    for (const id of [first, third]) expect(await statusesOf(id)).toEqual([404, 404, 404]);
    await db.delete(groups).where(eq(groups.id, group.id));
    for (const id of [attached, second]) expect(await statusesOf(id)).toEqual([404, 404, 404]);
  });
});

it('a customer with all of this can be removed', async () => {
  const [picture, attached] = ['org-gone-picture', 'org-gone-file'];
  const orgId = 'org-gone';
  await db.insert(orgs).values({ id: orgId, name: 'Gone', settings: {}, menu: [] });
  for (const id of [picture, attached]) await storeMedia({ db, files }, { id, orgId, fileName: 'a.svg', bytes: drawing });
  await db.insert(groups).values({ id: 'org-gone-group', orgId, name: 'G', imageId: picture });
  await db.insert(pages).values({ id: 'p', orgId, title: { de_DE: 'P' }, modules: [], imageId: attached });
  await db.delete(orgs).where(eq(orgs.id, orgId));
  expect(await db.select().from(mediaPlaces).where(eq(mediaPlaces.orgId, orgId))).toEqual([]);
});

it('is copied by nothing that would not ask again, where it is not public or not always', async () => {
  const id = await store('public');
  const address = await addressOf(id);
  const cached = async () => (await editor!.get(`/media/${address}`)).headers['cache-control'];
  expect(await cached()).toBe('public, max-age=31536000, immutable');
  await change({ imageId: id, publishDate: soon, expiresAt: null });
  expect(await cached()).toBe('private, no-cache');
  await change({ publishDate: past, expiresAt: soon });
  expect(await cached()).toBe('private, no-cache');
  const { etag } = (await member!.get(`/media/${address}`)).headers;
  expect((await member!.get(`/media/${address}`, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  await change({ publishDate: new Date(past.getTime() - day), expiresAt: past });
  expect((await member!.get(`/media/${address}`, { 'if-none-match': String(etag) })).statusCode).toBe(404);
  await change({ publishDate: past, expiresAt: null });
  expect(await cached()).toBe('public, max-age=31536000, immutable');
});
