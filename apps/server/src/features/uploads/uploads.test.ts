// @embedded: files beside the database, and locks of our own
import type { Schemas } from '@foyer/api';
import { bytesPath } from '@foyer/media-files';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { uploads } from './uploads.tables.ts';

const server = await testServer({ env: { FOYER_WRITE_RATE: '1000' } });
const { db } = server.database;
let [member, editor, outsider]: Browser[] = [];
beforeAll(async () => {
  [member, editor, outsider] = [
    await server.login('member'),
    await server.login('editor'),
    await (await Browser.open(server.inject, 'other.example')).login('outsider'),
  ];
});
afterAll(() => server.close());

const bytesType = 'application/offset+octet-stream';
const create = (file: Partial<Schemas['NewUpload']> & { size: number }, who = member!) =>
  who.post('/uploads', { key: randomUUID(), name: 'notes.txt', ...file });
const send = (id: string, offset: number, payload: Buffer, who = member!) =>
  who.send({ method: 'PATCH', url: `/uploads/${id}`, payload, headers: { 'content-type': bytesType, 'upload-offset': String(offset) } });
const finish = (id: string, who = member!) => who.put(`/uploads/${id}/medium`);
const begin = async (file: Parameters<typeof create>[0], who = member!) => (await create(file, who)).json<Schemas['Upload']>();
const codeOf = (answer: { statusCode: number; json<T>(): T }) => [answer.statusCode, answer.json<Schemas['Problem']>().code];
const partsOnDisk = () => readdir(join(server.config.dataDir, 'uploads')).catch(() => []);

/** Uploads a file whole. */
async function upload(name: string, bytes: Buffer, { who = member!, type = '' } = {}) {
  const { id } = await begin({ name, size: bytes.length, type }, who);
  await send(id, 0, bytes, who);
  return finish(id, who);
}
const keptBytes = async (id: string) => {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return readFile(bytesPath(join(server.config.dataDir, 'media'), row!.hash));
};
const photo = (width = 1200, height = 800) => sharp({ create: { width, height, channels: 3, background: '#204060' } });

describe('an upload', () => {
  it('comes in parts and becomes a medium, once', async () => {
    const text = Buffer.from('Frühstück ab sieben.');
    const begun = await begin({ size: text.length });
    expect(begun).toMatchObject({ name: 'notes.txt', offset: 0, medium_id: null });
    expect(codeOf(await finish(begun.id))).toEqual([409, 'upload_incomplete']);
    expect((await send(begun.id, 0, text.subarray(0, 5))).headers['upload-offset']).toBe('5');
    expect((await member!.send({ method: 'HEAD', url: `/uploads/${begun.id}` })).headers['upload-offset']).toBe('5');
    expect((await send(begun.id, 5, text.subarray(5))).json()).toMatchObject({ offset: text.length });
    const answers = await Promise.all([finish(begun.id), finish(begun.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const medium = answers[0]!.json<Schemas['Medium']>();
    expect(medium).toMatchObject({ name: 'notes.txt', kind: 'file', type: 'text/plain', size: text.length, uploaded_by: 'Annika Berger' });
    expect(await keptBytes(medium.id)).toEqual(text);
    expect((await finish(begun.id)).json()).toEqual(medium);
    expect((await member!.get(`/uploads/${begun.id}`)).json()).toMatchObject({ medium_id: medium.id });
    expect(await partsOnDisk()).toEqual([]);
  });

  it('is begun once per key, and goes on where it stands', async () => {
    const key = randomUUID();
    const { id } = (await create({ key, size: 10 })).json<Schemas['Upload']>();
    await send(id, 0, Buffer.from('half'));
    expect((await create({ key, size: 10 })).json()).toMatchObject({ id, offset: 4 });
    expect(codeOf(await create({ key, size: 11 }))).toEqual([409, 'upload_key_used']);
    await member!.delete(`/uploads/${id}`);
  });

  it.each([3, 5, 10])('takes nothing at offset %i where it stands at 4', async (offset) => {
    const { id } = await begin({ size: 10 });
    await send(id, 0, Buffer.from('half'));
    const answer = await send(id, offset, Buffer.from('x'));
    expect([...codeOf(answer), answer.headers['upload-offset']]).toEqual([409, 'upload_offset', '4']);
    await member!.delete(`/uploads/${id}`);
  });

  it('takes one of two parts that come for the same place at once', async () => {
    const { id } = await begin({ size: 12 });
    const answers = await Promise.all(['first-', 'second'].map((text) => send(id, 0, Buffer.from(text))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const won = answers[0]!.statusCode === 200 ? 'first-' : 'second';
    await send(id, 6, Buffer.from('-after'));
    const medium = (await finish(id)).json<Schemas['Medium']>();
    expect((await keptBytes(medium.id)).toString()).toBe(`${won}-after`);
    expect(await partsOnDisk()).toEqual([]);
  });

  it('takes no byte more than was announced', async () => {
    const { id } = await begin({ size: 4 });
    expect(codeOf(await send(id, 0, Buffer.from('12345')))).toEqual([413, 'upload_too_long']);
    expect((await member!.get(`/uploads/${id}`)).json()).toMatchObject({ offset: 0 });
    await member!.delete(`/uploads/${id}`);
    expect(await partsOnDisk()).toEqual([]);
  });

  it('that is given up leaves nothing', async () => {
    const { id } = await begin({ size: 10 });
    await send(id, 0, Buffer.from('half'));
    expect((await member!.delete(`/uploads/${id}`)).statusCode).toBe(204);
    expect(await partsOnDisk()).toEqual([]);
    for (const answer of [await member!.get(`/uploads/${id}`), await send(id, 4, Buffer.from('x')), await finish(id)]) {
      expect(codeOf(answer)).toEqual([404, 'not_found']);
    }
  });

  it('takes bytes as bytes alone', async () => {
    const { id } = await begin({ size: 4 });
    const json = await member!.send({ method: 'PATCH', url: `/uploads/${id}`, payload: { a: 1 }, headers: { 'upload-offset': '0' } });
    expect(json.statusCode).toBe(415);
    expect((await member!.send({ method: 'PATCH', url: `/uploads/${id}`, headers: { 'upload-offset': '0' } })).statusCode).toBe(415);
    const elsewhere = await member!.send({
      method: 'POST',
      url: '/uploads',
      payload: Buffer.from('x'),
      headers: { 'content-type': bytesType },
    });
    expect(elsewhere.statusCode).toBe(415);
    const without = await member!.send({
      method: 'PATCH',
      url: `/uploads/${id}`,
      payload: Buffer.from('x'),
      headers: { 'content-type': bytesType },
    });
    expect(without.statusCode).toBe(400);
    await member!.delete(`/uploads/${id}`);
  });
});

describe('refused before a byte is sent', () => {
  it.each([
    ['20 MB and a byte', { size: 20 * 1024 * 1024 + 1 }, 413, 'file_too_large'],
    ['a name and a type that differ', { size: 9, name: 'a.jpg', type: 'application/pdf' }, 422, 'file_type_mismatch'],
    ['a program', { size: 9, name: 'a.exe' }, 422, 'file_is_program'],
    ['a page that calls itself a picture', { size: 9, name: 'a.html', type: 'image/png' }, 422, 'file_type_mismatch'],
    ['a document where a picture is wanted', { size: 9, name: 'a.pdf', images_only: true }, 422, 'not_a_picture'],
    ['a drawing where a picture is wanted', { size: 9, name: 'a.svg', images_only: true }, 422, 'not_a_picture'],
  ])('is %s', async (_, file, status, code) => {
    expect(codeOf(await create(file))).toEqual([status, code]);
  });

  it('is what goes beyond the room of the member, and of all', async () => {
    const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
    const set = (uploadSettings: object) => db.update(orgs).set({ settings: { ...org!.settings, uploads: uploadSettings } });
    const most = { size: 20 * 1024 * 1024 };
    await set({ memberMb: 20 });
    const [first, second] = [await create(most), await create(most)];
    expect(first.statusCode).toBe(413);
    expect(codeOf(second)).toEqual([413, 'member_quota_exceeded']);
    expect((await create(most, editor)).statusCode).toBe(201);
    await set({ customerMb: 20 });
    expect(codeOf(await create(most, editor))).toEqual([413, 'customer_quota_exceeded']);
    await db.update(orgs).set({ settings: org!.settings }).where(eq(orgs.id, ids.org));
    await db.delete(uploads);
  });

  it('is the twenty-first at the same time, also where all begin at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => create({ size: 9 })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(codeOf(answers.find(({ statusCode }) => statusCode !== 201)!)).toEqual([429, 'too_many_uploads']);
    await db.delete(uploads);
  });
});

describe('what was uploaded', () => {
  it.each([
    ['a program', 'a.jpg', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['a page', 'a.png', Buffer.from('<html><script>alert(1)</script>')],
    ['another kind of picture', 'a.png', 'jpeg'],
    ['a picture that calls itself text', 'a.txt', 'jpeg'],
    ['a picture of no known extension', 'a.dat', 'jpeg'],
    ['zeros that call themselves text', 'a.csv', Buffer.alloc(40)],
    ['text that calls itself a PDF', 'a.pdf', Buffer.from('Guten Tag')],
  ])('is refused where it is %s (%s), for good', async (_, name, content) => {
    const bytes = content === 'jpeg' ? await photo(50, 50).jpeg().toBuffer() : (content as Buffer);
    const answer = await upload(name, bytes);
    expect(codeOf(answer)).toEqual([422, 'file_type_mismatch']);
    expect(await partsOnDisk()).toEqual([]);
    const [row] = await db.select().from(uploads).orderBy(uploads.createdAt).where(eq(uploads.name, name));
    expect(codeOf(await finish(row!.id))).toEqual([422, 'file_type_mismatch']);
    await db.delete(uploads);
  });

  it.each([
    [
      '100,000 × 1 pixels',
      'a.png',
      () =>
        sharp({ create: { width: 100_000, height: 1, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'picture_too_large',
    ],
    ['half a picture', 'a.jpg', async () => (await photo(3000, 2000).jpeg({ quality: 100 }).toBuffer()).subarray(0, 9000), 'file_broken'],
  ] as const)('is refused where it is %s', async (_, name, make, code) => {
    expect(codeOf(await upload(name, await make()))).toEqual([422, code]);
  });

  it('is drawn again: upright, without what was in the file, with its brightness', async () => {
    const secret = 'Kamera 4711';
    const bytes = await photo(6000, 3000)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: secret } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const medium = (await upload('Terrasse.JPG', bytes, { type: 'image/jpeg' })).json<Schemas['Medium']>();
    expect(medium).toMatchObject({ kind: 'image', type: 'image/jpeg', image: { width: 2048, height: 4096 }, folder: null });
    expect(medium.luma).toHaveLength(64);
    const kept = await keptBytes(medium.id);
    expect(kept.includes(secret)).toBe(false);
    const { width, height, orientation, exif } = await sharp(kept).metadata();
    expect([width, height, orientation, exif]).toEqual([2048, 4096, undefined, undefined]);
  });

  it.each([
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['art.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['model.dwg', Buffer.from(`AC1032${'\0'.repeat(200)}`)],
  ])('is offered as plain bytes to download where it can run: %s', async (name, bytes) => {
    const { link, image, kind } = (await upload(name, bytes)).json<Schemas['Medium']>();
    expect([image, kind]).toEqual([null, 'file']);
    const answer = await member!.get(link.replace('/api/v2', ''));
    expect(answer.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['content-disposition']).toContain('attachment; ');
    expect((await member!.get(`${link.replace('/api/v2', '')}?w=96`)).statusCode).toBe(404);
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\Jana\\Plan.txt', 'Plan.txt'],
    ['a\u202Egpj.txt', 'a-gpj.txt'],
    ['a\u0001b\r\nc.txt', 'a-b c.txt'],
    ['...', 'file'],
    ['.txt', 'file.txt'],
    [`${'ä'.repeat(240)}.txt`, `${'ä'.repeat(96)}.txt`],
  ])('is kept under a name that is safe: %j as %s', async (name, kept) => {
    const { id } = await begin({ name, size: 1 });
    expect((await member!.get(`/uploads/${id}`)).json()).toMatchObject({ name: kept });
    await member!.delete(`/uploads/${id}`);
  });
});

it('is no one else’s: not a colleague’s, not another customer’s', async () => {
  const { id } = await begin({ size: 4 });
  for (const who of [editor!, outsider!]) {
    for (const answer of [
      await who.get(`/uploads/${id}`),
      await send(id, 0, Buffer.from('mine'), who),
      await finish(id, who),
      await who.delete(`/uploads/${id}`),
    ]) {
      expect(codeOf(answer)).toEqual([404, 'not_found']);
    }
  }
  expect((await member!.get(`/uploads/${id}`)).json()).toMatchObject({ offset: 0 });
  await member!.delete(`/uploads/${id}`);
});
