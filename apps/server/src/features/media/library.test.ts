// @embedded: replacing a file locks it and its bytes
import type { Schemas } from '@foyer/api';
import type { OrgSettings } from '@foyer/settings';
import { eq, sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { createSettingsReader } from '../../platform/settings/settings-reader.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { news } from '../../shared/content/news.tables.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { postMedia, posts } from '../posts/posts.tables.ts';
import { products } from '../shop/shop.tables.ts';
import { addOrphans } from './media.orphans.ts';

const server = await testServer();
const { db } = server.database;
const { files } = server;
let [guest, member, editor, superadmin, outsider]: Browser[] = [];
beforeAll(async () => {
  [guest, member, editor, superadmin] = [
    await server.guest(),
    await server.login('member'),
    await server.login('editor'),
    await server.login('superadmin'),
  ];
  outsider = await (await Browser.open(server.inject, 'other.example')).login('outsider');
});
afterAll(() => server.close());

let stored = 0;
/** Stores a medium as an upload leaves it. */
async function uploaded(values: Partial<typeof media.$inferInsert> = {}): Promise<string> {
  stored += 1;
  const id = `upload-${stored}`;
  await storeMedia({ db, files }, { id, orgId: ids.org, fileName: 'a.txt', bytes: Buffer.from(`text ${stored}`), library: false });
  await db
    .update(media)
    .set({ uploadedBy: ids.users.member, fresh: true, ...values })
    .where(eq(media.id, id));
  return id;
}
const rowOf = async (id: string) => (await db.select().from(media).where(eq(media.id, id)))[0];
const list = async (query = '', who = editor!) => (await who.get(`/media?limit=100${query}`)).json<Schemas['MediumList']>();
const listed = async (query = '', who = editor!) => (await list(query, who)).results.map(({ id }) => id);
const rowsOfNews = () => db.select().from(news).where(eq(news.id, ids.news.newest));
const details = (id: string) => `/media/${id}/details`;

describe('what was just uploaded', () => {
  const statuses = (id: string) =>
    Promise.all([member!, superadmin!, guest!, outsider!].map(async (who) => (await who.get(`/media/${id}`)).statusCode));
  const colleague = () => server.login('editor');

  it('is its uploader’s and the editors’, until it hangs on something', async () => {
    const id = await uploaded({ visibility: 'public', uploadedBy: ids.users.superadmin });
    expect(await statuses(id)).toEqual([404, 200, 404, 404]);
    expect((await (await colleague()).get(`/media/${id}`)).headers['cache-control']).toBe('private, no-cache');
    await db
      .update(news)
      .set({ attachmentIds: [id] })
      .where(eq(news.id, ids.news.newest));
    expect(await statuses(id)).toEqual([200, 200, 200, 404]);
    await db.update(news).set({ attachmentIds: [] }).where(eq(news.id, ids.news.newest));
    expect((await statuses(id)).slice(0, 3)).toEqual([404, 200, 404]);
  });

  it('is its uploader’s who is no editor', async () => {
    const id = await uploaded();
    expect(await statuses(id)).toEqual([200, 200, 404, 404]);
    const others = await uploaded({ uploadedBy: ids.users.editor });
    expect((await member!.get(`/media/${others}`)).statusCode).toBe(404);
  });

  it('is the group’s once it hangs there, and not the editors’ who are not in it', async () => {
    const id = await uploaded();
    await db
      .insert(posts)
      .values({ id: 'closed-post', orgId: ids.org, groupId: ids.groups.closed, authorId: ids.users.editor, description: 'T' });
    await db.insert(postMedia).values({ postId: 'closed-post', mediaId: id });
    expect((await rowOf(id))!.fresh).toBe(false);
    expect((await member!.get(`/media/${id}`)).statusCode).toBe(404);
    expect((await editor!.get(`/media/${id}`)).statusCode).toBe(200);
  });

  it('is all members’ as someone’s portrait', async () => {
    const id = await uploaded({ uploadedBy: ids.users.editor });
    await db.update(users).set({ imageId: id }).where(eq(users.id, ids.users.editor));
    expect((await member!.get(`/media/${id}`)).statusCode).toBe(200);
  });
});

describe('the library', () => {
  it('holds what editors uploaded, not what members did', async () => {
    const [theirs, ours] = [await uploaded(), await uploaded({ library: true })];
    const found = await listed();
    expect(found).toContain(ours);
    expect(found).toContain(ids.media.photo);
    expect(found).not.toContain(theirs);
    expect(found).not.toContain(ids.media.otherOrg);
    expect((await editor!.get(details(theirs))).statusCode).toBe(404);
  });

  it('is searched by words of name and description, by kind and by folder', async () => {
    const id = await uploaded({ library: true, fileName: 'Küchenplan.txt', alt: { de_DE: 'Der Plan der Küche' }, folder: 'Küche' });
    expect(await listed('&query=kuchen%20PLAN')).toEqual([id]);
    expect(await listed('&query=de_DE%20kuchenplan')).toEqual([]);
    expect(await listed(`&folder=${encodeURIComponent('Küche')}&kind=file`)).toEqual([id]);
    expect(await listed('&kind=file')).toContain(id);
    expect(await listed('&kind=image')).toContain(ids.media.photo);
    expect(await listed('&kind=pdf')).toEqual([ids.media.file]);
    expect((await list()).folders).toContainEqual({ name: 'Küche', count: 1 });
  });

  it('says where a medium is, and does not remove it there', async () => {
    const id = await uploaded({ library: true });
    await db
      .update(news)
      .set({ galleryIds: [id] })
      .where(eq(news.id, ids.news.event));
    const answer = (await editor!.get(`${details(id)}?locale=de_DE`)).json<Schemas['MediumDetails']>();
    expect(answer).toMatchObject({ uses: [{ type: 'news', id: ids.news.event, link: `/news/${ids.news.event}` }], uses_elsewhere: false });
    const refused = await editor!.delete(details(id));
    expect([refused.statusCode, refused.json<Schemas['Problem']>().code]).toEqual([409, 'medium_in_use']);
    await db.update(news).set({ galleryIds: [] }).where(eq(news.id, ids.news.event));
    const path = files.media.place((await rowOf(id))!.hash);
    expect(existsSync(path)).toBe(true);
    expect((await editor!.delete(details(id))).statusCode).toBe(204);
    expect([existsSync(path), await rowOf(id)]).toEqual([false, undefined]);
  });

  it('names hotels and rewards that show a medium, and leads to them in the studio', async () => {
    const id = await uploaded({ library: true });
    await db.insert(products).values({ id: 'sled', orgId: ids.org, name: { de_DE: 'Rodel' }, coinsRequired: 5, imageId: id });
    await db.update(hotels).set({ imageId: id }).where(eq(hotels.id, 'hotel-kurpark'));
    const answer = (await editor!.get(`${details(id)}?locale=de_DE`)).json<Schemas['MediumDetails']>();
    expect([answer.uses.map(({ type, link }) => `${type} ${link}`), answer.uses_elsewhere]).toEqual([
      ['hotel /studio/hotels/hotel-kurpark', 'product /studio/products/sled'],
      false,
    ]);
    expect((await editor!.delete(details(id))).statusCode).toBe(409);
    await db.update(hotels).set({ imageId: null });
    await db.delete(products).where(eq(products.id, 'sled'));
    expect((await editor!.delete(details(id))).statusCode).toBe(204);
  });

  it('keeps what is changed, and the extension whatever the new name says', async () => {
    const id = await uploaded({ library: true });
    const change = {
      name: '../Neuer Plan.html',
      alt: { de_DE: 'Ein Plan' },
      focal_point: { x: 0.25, y: 1 },
      folder: ' Küche ',
      visibility: 'public',
    };
    const { medium } = (await editor!.send({ method: 'PATCH', url: details(id), payload: change })).json<Schemas['MediumDetails']>();
    expect(medium).toMatchObject({ ...change, name: 'Neuer Plan.html.txt', folder: 'Küche', type: 'text/plain' });
    const back = await editor!.send({ method: 'PATCH', url: details(id), payload: { focal_point: null, folder: null } });
    expect(back.json<Schemas['MediumDetails']>().medium).toMatchObject({ focal_point: null, folder: null, alt: change.alt });
    await editor!.send({ method: 'PATCH', url: details(id), payload: { name: change.name, folder: null } });
    const events = (await editor!.get(details(id).replace('/details', '/changes'))).json<Schemas['StudioRecordEvent'][]>();
    expect(events.map(({ action, by, fields }) => [action, by?.id, fields])).toEqual([
      ['medium.changed', ids.users.editor, ['focal_point', 'folder']],
      ['medium.changed', ids.users.editor, ['alt', 'focal_point', 'visibility', 'name', 'folder']],
    ]);
    for (const payload of [{}, { folder: '' }, { name: ' ' }, { focal_point: { x: 2, y: 0 } }, { hash: 'x' }]) {
      expect((await editor!.send({ method: 'PATCH', url: details(id), payload })).statusCode).toBe(400);
    }
  });

  it('takes another file in the place of a medium’s, wherever that is shown', async () => {
    const svg = (size: number) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} 20"><circle r="9"/></svg>`);
    const picture = async (id: string, size: number, more: Partial<typeof media.$inferInsert>) => {
      await storeMedia({ db, files }, { id, orgId: ids.org, fileName: `${id}.svg`, bytes: svg(size) });
      await db.update(media).set(more).where(eq(media.id, id));
    };
    await picture('shown', 40, { focalX: 0.2, focalY: 0.3, alt: { de_DE: 'Alt' }, folder: 'Team' });
    await picture('newer', 80, { fresh: true, uploadedBy: ids.users.editor });
    const [before, source] = [(await rowOf('shown'))!, (await rowOf('newer'))!];
    const written = `<p><img src="/api/v2/media/shown.${before.hash.slice(0, 12)}.svg?w=480" alt="Alt"></p>`;
    await db
      .update(news)
      .set({ imageId: 'shown', content: { de_DE: written } })
      .where(eq(news.id, ids.news.newest));
    const replace = (medium_id: string, id = 'shown', who = editor!) => who.put(`/media/${id}/file?locale=en_GB`, { medium_id });

    // Others' uploads, what hangs somewhere, another kind, and itself.
    const document = await uploaded({ uploadedBy: ids.users.editor });
    const refused = [await uploaded({ uploadedBy: ids.users.superadmin }), ids.media.photo, ids.media.otherOrg, 'shown', document];
    const codes = [];
    for (const id of refused) codes.push((await replace(id)).json<Schemas['Problem']>().errors[0]?.code);
    expect(codes).toEqual(['not_found', 'not_found', 'not_found', 'not_found', 'other_kind']);
    for (const who of [member!, outsider!]) expect((await replace('newer', 'shown', who)).statusCode).toBe(404);

    const answer = await replace('newer');
    expect(answer.json<Schemas['MediumDetails']>(), answer.body).toMatchObject({
      medium: { id: 'shown', name: 'shown.svg', folder: 'Team', alt: { de_DE: 'Alt' }, focal_point: null, image: { width: 80 } },
      uses: [{ id: ids.news.newest }],
    });
    expect(await rowOf('newer')).toBeUndefined();
    expect([existsSync(files.media.place(before.hash)), existsSync(files.media.place(source.hash))]).toEqual([false, true]);
    const article = (await member!.get(`/news/${ids.news.newest}?locale=de_DE`)).json<Schemas['Article']>();
    expect(article.images.title!.src).toContain(source.hash.slice(0, 12));
    // Its text was not written again, and names what there is now.
    expect(article.content).toContain(`/api/v2/media/shown.${source.hash.slice(0, 12)}.svg?w=480`);
    expect((await rowsOfNews())[0]!.content).toEqual({ de_DE: written });
    expect((await member!.get(article.images.title!.src.replace('/api/v2', '').replace(/\?.*/, ''))).body).toBe(svg(80).toString());
    expect((await replace('newer')).json<Schemas['Problem']>().errors).toMatchObject([{ field: 'medium_id', code: 'not_found' }]);
  });

  it('shows a picture by its focal point, which another file of the same proportions keeps', async () => {
    const drawn = (width: number) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"><circle r="9"/></svg>`);
    for (const [id, width] of Object.entries({ aimed: 300, same: 301, other: 200 })) {
      await storeMedia({ db, files }, { id, orgId: ids.org, fileName: `${id}.svg`, bytes: drawn(width) });
      if (id !== 'aimed') await db.update(media).set({ fresh: true, uploadedBy: ids.users.editor }).where(eq(media.id, id));
    }
    await db.update(news).set({ imageId: 'aimed' }).where(eq(news.id, ids.news.newest));
    const shown = async () => (await member!.get(`/news/${ids.news.newest}`)).json<Schemas['Article']>().images.title;
    const aim = async (focal_point: Schemas['FocalPoint'] | null) => {
      await editor!.send({ method: 'PATCH', url: details('aimed'), payload: { focal_point } });
      return (await shown())?.focal_point;
    };
    const point = { x: 0.25, y: 0.75 };
    expect([await aim(point), await aim({ x: 0.5, y: 0.5 }), await aim(null), await aim(point)]).toEqual([
      point,
      undefined,
      undefined,
      point,
    ]);
    for (const [id, kept] of [
      ['same', point],
      ['other', undefined],
    ] as const) {
      await editor!.put('/media/aimed/file', { medium_id: id });
      expect((await shown())?.focal_point).toEqual(kept);
    }
  });

  it('cuts a part out of a picture, which can take its place', async () => {
    const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    await storeMedia({ db, files }, { id: 'whole', orgId: ids.org, fileName: 'Ufer.jpg', bytes, alt: { de_DE: 'Ufer' } });
    await db.update(media).set({ folder: 'See', focalX: 0.8, focalY: 0.9 }).where(eq(media.id, 'whole'));
    const area = { x: 150, y: 10, width: 100, height: 60 };
    for (const who of [member!, outsider!]) expect((await who.post('/media/whole/crops', area)).statusCode).toBe(404);
    const cut = (await editor!.post('/media/whole/crops?locale=de_DE', area)).json<Schemas['Medium']>();
    expect(cut).toMatchObject({ name: 'Ufer-100x60.jpg', folder: 'See', alt: { de_DE: 'Ufer' }, image: { width: 50, height: 60 } });
    // At 160, 90 of the whole, of which 150 to 200 and 10 to 70 are left.
    expect(cut.focal_point).toEqual({ x: 0.2, y: 1 });
    expect(await listed('&folder=See')).toEqual([cut.id, 'whole']);
    expect((await editor!.put('/media/whole/file', { medium_id: cut.id })).json<Schemas['MediumDetails']>().medium).toMatchObject({
      ...{ id: 'whole', name: 'Ufer.jpg', image: { width: 50, height: 60 } },
      focal_point: { x: 0.2, y: 1 },
    });
    expect(await listed('&folder=See')).toEqual(['whole']);
    await storeMedia(
      { db, files },
      { id: 'drawn', orgId: ids.org, fileName: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>') },
    );
    expect((await editor!.post('/media/drawn/crops', area)).statusCode).toBe(404);
    expect((await editor!.post('/media/whole/crops', { ...area, width: 0 })).statusCode).toBe(400);
    const [org] = await db.select({ settings: orgs.settings }).from(orgs).where(eq(orgs.id, ids.org));
    const set = (settings: OrgSettings) => db.update(orgs).set({ settings }).where(eq(orgs.id, ids.org));
    await set({ ...org!.settings, uploads: { customerMb: 20 } });
    await db
      .update(media)
      .set({ size: 20 * 1024 * 1024 })
      .where(eq(media.id, 'drawn'));
    expect((await editor!.post('/media/whole/crops', area)).json<Schemas['Problem']>()).toMatchObject({
      status: 413,
      code: 'customer_quota_exceeded',
    });
    // Room for one more: of two at the same moment one is refused.
    const before = await db.$count(media);
    await db.update(media).set({ size: 1 }).where(eq(media.id, 'drawn'));
    const whole = { x: 0, y: 0, width: 50, height: 60 };
    const trial = (await editor!.post('/media/whole/crops', whole)).json<Schemas['Medium']>();
    const used = Number(
      (
        await db
          .select({ sum: sql`sum(size)` })
          .from(media)
          .where(eq(media.orgId, ids.org))
      )[0]!.sum,
    );
    await db
      .update(media)
      .set({ size: 1 + 20 * 1024 * 1024 - used - trial.size })
      .where(eq(media.id, 'drawn'));
    const answers = await Promise.all([1, 2].map(() => editor!.post('/media/whole/crops', whole)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 413]);
    expect((await db.$count(media)) - before).toBe(2);
    await set(org!.settings);
    await db.delete(media).where(eq(media.id, 'drawn'));
  });

  it('is not there for others', async () => {
    for (const url of ['/media', details(ids.media.photo)]) {
      expect([(await member!.get(url)).statusCode, (await guest!.get(url)).statusCode]).toEqual([404, 401]);
    }
  });
});

it('uploads that hang nowhere are removed in time, once; others stay', async () => {
  const [orphan, young, kept, hung] = [await uploaded(), await uploaded(), await uploaded({ library: true }), await uploaded()];
  await db
    .update(news)
    .set({ galleryIds: [hung] })
    .where(eq(news.id, ids.news.event));
  const jobs = testJobs(server.database);
  addOrphans({ db, files, jobs, settings: createSettingsReader(db, 0) });
  const run = async () => {
    await jobs.runDue();
    await db.execute("update jobs set due_at = now() where name = 'media.remove-orphans'");
    await jobs.runDue();
  };
  await run();
  expect((await rowOf(orphan))!.unusedSince).not.toBeNull();
  const monthAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const id of [orphan, kept, hung]) await db.update(media).set({ unusedSince: monthAgo }).where(eq(media.id, id));
  await run();
  expect((await Promise.all([orphan, young, kept, hung].map(rowOf))).map(Boolean)).toEqual([false, true, true, true]);
  expect((await rowOf(hung))!.unusedSince).toBeNull();
});
