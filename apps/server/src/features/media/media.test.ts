import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { mediaAddress } from '../../platform/storage/media.address.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';

const server = await testServer();
const { db } = server.database;
const { files } = server;
let guest: Browser;
let member: Browser;
beforeAll(async () => {
  guest = await server.guest();
  member = await server.login('member');
});
afterAll(() => server.close());

const { photo, publicPhoto, file, otherOrg } = ids.media;
const rowOf = async (id: string) => (await db.select().from(media).where(eq(media.id, id)))[0]!;
const versioned = async (id: string) => mediaAddress(await rowOf(id)).replace('/api/v2', '');
/** What the member gets, with the bytes. */
const download = (address: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: `/api/v2${address}`, headers: { ...member.headers, ...headers } });
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/></svg>');
const store = (id: string, fileName: string, bytes: Uint8Array, orgId: string = ids.org) =>
  storeMedia({ db, files }, { id, orgId, fileName, bytes });

describe('who gets a medium', () => {
  it.each([
    ['a guest, public', 'guest', publicPhoto, 200],
    ['a guest, members’', 'guest', photo, 404],
    ['a guest, members’, scaled', 'guest', `${photo}?w=96`, 404],
    ['a guest, members’ file', 'guest', file, 404],
    ['a member, public', 'member', publicPhoto, 200],
    ['a member, members’', 'member', photo, 200],
    ['a member, members’ file', 'member', file, 200],
    ['a member, another org’s', 'member', otherOrg, 404],
    ['a member, unknown', 'member', 'nothing.jpg', 404],
  ] as const)('%s', async (_, who, address, status) => {
    const answer = await (who === 'guest' ? guest : member).get(`/media/${address}`);
    expect(answer.statusCode).toBe(status);
    if (status === 404) expect(answer.json<Schemas['Problem']>().code).toBe('not_found');
  });

  it('a guest with the versioned address of a members’ medium gets 404', async () => {
    expect((await guest.get(await versioned(photo))).statusCode).toBe(404);
  });

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    'a%00b',
    'x'.repeat(65),
    'photo.jpg?w=97',
    'photo.jpg?w=abc',
    'photo.jpg?w=-96',
    'photo.jpg?w=1e9',
  ])('no one gets %s', async (address) => {
    expect([400, 404]).toContain((await member.get(`/media/${address}`)).statusCode);
  });
});

describe('caching', () => {
  it.each([
    ['versioned, members’', photo, true, 'private, max-age=31536000, immutable'],
    ['versioned, public', publicPhoto, true, 'public, max-age=31536000, immutable'],
    ['plain, members’', photo, false, 'private, no-cache'],
    ['plain, public', publicPhoto, false, 'public, no-cache'],
  ])('%s', async (_, id, withVersion, expected) => {
    const answer = await member.get(withVersion ? await versioned(id) : `/media/${id}`);
    expect(answer.headers['cache-control']).toBe(expected);
  });

  it('answers 304 to those who have the bytes', async () => {
    const first = await member.get(`/media/${photo}?w=96`);
    const etag = String(first.headers['etag']);
    const again = await download(`/media/${photo}?w=96`, { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length, again.headers['etag']]).toEqual([304, 0, etag]);
    expect((await member.get(`/media/${photo}`, { 'if-none-match': etag })).statusCode).toBe(200);
    expect((await guest.get(`/media/${photo}?w=96`, { 'if-none-match': etag })).statusCode).toBe(404);
  });

  it('gives new bytes a new address; the old one leads to them, uncached', async () => {
    await store('changing', 'note.txt', Buffer.from('one'));
    const old = await versioned('changing');
    await store('changing', 'note.txt', Buffer.from('two'));
    const now = await versioned('changing');
    expect(now).not.toBe(old);
    const [byOld, byNow] = [await member.get(old), await member.get(now)];
    expect([byOld.body, byOld.headers['cache-control']]).toEqual(['two', 'private, no-cache']);
    expect([byNow.body, byNow.headers['cache-control']]).toEqual(['two', 'private, max-age=31536000, immutable']);
  });
});

describe('what is sent', () => {
  it.each([
    [
      'photo.jpg',
      'image/jpeg',
      'inline',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
    ],
    ['Übersicht.pdf', 'application/pdf', 'inline', async () => Buffer.from('%PDF-1.4')],
    ['art.svg', 'image/svg+xml', 'attachment', async () => drawing],
    ['Plan.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'attachment', async () => Buffer.from('PK')],
    ['page.html', 'application/octet-stream', 'attachment', async () => Buffer.from('<script>alert(1)</script>')],
    ['note.txt', 'text/plain; charset=utf-8', 'attachment', async () => Buffer.from('äöü')],
  ])('of %s: %s, %s', async (fileName, type, disposition, make) => {
    const bytes = await make();
    await store('sent', fileName, bytes);
    const answer = await download('/media/sent');
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(answer.headers['content-disposition']).toContain(`${disposition}; filename=`);
    expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(fileName)}`);
  });

  it('HEAD answers the same without the bytes', async () => {
    const answer = await download(`/media/${photo}`, {}, 'HEAD');
    expect([answer.statusCode, answer.rawPayload.length, answer.headers['content-type']]).toEqual([200, 0, 'image/jpeg']);
    expect(Number(answer.headers['content-length'])).toBe((await rowOf(photo)).size);
  });

  it('is 404, not a failure, where the bytes are gone', async () => {
    await store('lost', 'lost.txt', Buffer.from('lost'));
    await rm(files.media.place((await rowOf('lost')).hash));
    expect((await member.get('/media/lost')).statusCode).toBe(404);
  });
});

describe('a range', () => {
  const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
  const ask = async (headers: Record<string, string>, name = 'film.mp4', method: 'GET' | 'HEAD' = 'GET') => {
    await store(name, name, film);
    return download(`/media/${name}`, headers, method);
  };

  it('of a video is all that comes of it', async () => {
    const answer = await ask({ range: 'bytes=100-199' });
    expect([answer.statusCode, answer.headers['content-range'], answer.headers['content-length']]).toEqual([
      206,
      'bytes 100-199/1000',
      '100',
    ]);
    expect(answer.rawPayload).toEqual(film.subarray(100, 200));
    expect(answer.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' });
  });

  it.each(['bytes=990-', 'bytes=-10', 'bytes=990-5000'])('%s is its end', async (range) => {
    expect((await ask({ range })).rawPayload).toEqual(film.subarray(990));
  });

  it.each([
    ['there is none', {}, 'film.mp4'],
    ['it cannot be read', { range: 'bytes=nonsense' }, 'film.mp4'],
    ['there are several', { range: 'bytes=0-1,5-6' }, 'film.mp4'],
    ['the reader has a part of other bytes', { range: 'bytes=0-1', 'if-range': '"older"' }, 'film.mp4'],
    ['it is of a text, which is compressed on the way', { range: 'bytes=0-1' }, 'film.txt'],
  ])('is left aside where %s', async (_, headers, name) => {
    const answer = await ask(headers, name);
    expect([answer.statusCode, answer.rawPayload.length, answer.headers['content-range']]).toEqual([200, 1000, undefined]);
  });

  it('applies to the bytes that the reader has a part of', async () => {
    const etag = String((await ask({})).headers['etag']);
    expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
  });

  it('beyond the end is refused, with the size', async () => {
    const answer = await ask({ range: 'bytes=1000-' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect(answer.json<Schemas['Problem']>().code).toBe('range_not_satisfiable');
  });

  it('is nothing where only the headers are asked for', async () => {
    const answer = await ask({ range: 'bytes=0-1' }, 'film.mp4', 'HEAD');
    expect([answer.statusCode, answer.headers['content-length'], answer.headers['accept-ranges']]).toEqual([200, '1000', 'bytes']);
  });

  it('of members’ media is nothing for guests', async () => {
    await ask({});
    expect((await guest.get('/media/film.mp4', { range: 'bytes=0-1' })).statusCode).toBe(404);
  });
});

describe('a scaled image', () => {
  const size = async (address: string) => {
    const answer = await download(address);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(answer.rawPayload.length) });
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    return [format, width, height];
  };

  it('comes as WebP in the width asked for, never larger than the picture', async () => {
    expect(await size(`/media/${photo}?w=480`)).toEqual(['webp', 480, 270]);
    expect(await size(`/media/${publicPhoto}?w=960`)).toEqual(['webp', 400, 300]);
  });

  it('of a drawing comes in any width', async () => {
    await store('art', 'art.svg', drawing);
    expect(await size('/media/art?w=1600')).toEqual(['webp', 1600, 800]);
    expect((await member.get('/media/art?w=96')).headers['content-disposition']).toContain('inline; filename="art.webp"');
  });

  it('is made once, also when many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => download(`/media/${photo}?w=224`)));
    expect(new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`)).size).toBe(1);
    const { hash } = await rowOf(photo);
    const kept = (await readdir(join(files.folder, 'variants'))).filter((name) => name.startsWith(`${hash}-224`));
    expect(kept).toEqual([`${hash}-224.webp`]);
  });

  it('of something else than an image is not there', async () => {
    expect((await member.get(`/media/${file}?w=96`)).statusCode).toBe(404);
  });

  it('every address in an answer leads to an image', async () => {
    const article = (await member.get(`/news/${ids.news.newest}`)).json<Schemas['Article']>();
    const { src, variants } = article.images.title!;
    const widths = await Promise.all(
      [src, ...variants.map((variant) => variant.src)].map((address) => size(address.replace('/api/v2', ''))),
    );
    expect(widths.map(([, width]) => width)).toEqual([960, 96, 224, 480, 960, 1600]);
  });
});

it('an id that belongs to another org cannot be taken over', async () => {
  await expect(store(otherOrg, 'mine.txt', Buffer.from('mine'))).rejects.toThrow('another org');
  expect((await rowOf(otherOrg)).fileName).toBe('other.jpg');
});
