// @embedded: locks of our own, background work, and applications that share nothing but database and bucket
import type { Schemas } from '@foyer/api';
import { copyToBucket } from '@foyer/media-files';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBucket } from '../../../test/bucket.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../platform/config.ts';
import { createTestClock, testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { lockBytes } from '../../platform/storage/media.lock.ts';
import { addRemoval } from '../../platform/storage/media.remove.ts';
import { openFiles, withFiles } from '../../platform/storage/open-files.ts';
import { mediaTexts } from '../media/media-texts.tables.ts';
import { addReading } from '../media/media.reading.ts';
import { createParts } from './uploads.parts.ts';
import { addSweeping } from './uploads.sweep.ts';
import { uploads } from './uploads.tables.ts';

const log = pino({ level: 'silent' });
const bucket = await startBucket();
const server = await testServer({ env: bucket.env });
const { db } = server.database;
const cache = join(server.config.dataDir, 'media-cache');
const otherFolder = mkdtempSync(join(tmpdir(), 'foyer-other-'));
let other: FastifyInstance;
let [editor, there]: Browser[] = [];
beforeAll(async () => {
  await copyToBucket(server.config.dataDir, server.config.mediaBucket!);
  other = await buildApp({ config: { ...server.config, dataDir: otherFolder }, database: server.database, log, settingsMaxAgeMs: 0 });
  editor = await server.login('editor');
  there = await (await Browser.open((call) => other.inject(call))).login('editor');
});
afterAll(async () => {
  await other.close();
  await server.close();
  await bucket.close();
  await rm(otherFolder, { recursive: true });
});

/** Enough of a video to be taken for one. */
const video = Buffer.concat([Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'), randomBytes(50_000)]);

const begin = async (name: string, size: number) =>
  (await editor!.post('/uploads', { key: randomUUID(), name, size })).json<Schemas['Upload']>();
const send = (who: Browser, id: string, offset: number, payload: Buffer) =>
  who.send({
    ...{ method: 'PATCH', url: `/uploads/${id}`, payload },
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
  });
const finish = (who: Browser, id: string) => who.put(`/uploads/${id}/medium`);
const hashOf = async (id: string) => (await db.select().from(media).where(eq(media.id, id)))[0]!.hash;
const objectOf = (hash: string) => `live/media/${hash.slice(0, 2)}/${hash}`;
const parts = async () => (await bucket.keys()).filter((key) => key.startsWith('live/uploads/'));

/** Uploads a file whole, and gives the id of its medium. */
async function upload(name: string, bytes: Buffer): Promise<string> {
  const { id } = await begin(name, bytes.length);
  await send(editor!, id, 0, bytes);
  return (await finish(editor!, id)).json<Schemas['Medium']>().id;
}

describe('an upload into a bucket', () => {
  it('comes to two servers that share nothing else, and is served by both, in parts and scaled', async () => {
    const bytes = randomBytes(700_000);
    const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#204060' } })
      .jpeg()
      .toBuffer();
    const { id } = await begin('plan.bin', bytes.length);
    expect((await send(editor!, id, 0, bytes.subarray(0, 300_000))).json()).toMatchObject({ offset: 300_000 });
    expect(await parts()).toHaveLength(1);
    expect((await send(there!, id, 300_000, bytes.subarray(300_000))).json()).toMatchObject({ offset: bytes.length });
    const answers = await Promise.all([finish(there!, id), finish(editor!, id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await parts()).toEqual([]);
    expect(await bucket.keys()).toContain(objectOf(await hashOf(id)));
    for (const who of [editor!, there!]) expect((await who.get(`/media/${id}`)).rawPayload.equals(bytes)).toBe(true);

    const picture = await upload('lake.jpg', photo);
    const scaled = await there!.get(`/media/${picture}?w=480`);
    expect(await sharp(scaled.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
  });

  it('is served again after all that was on this machine is gone: whole, in ranges, scaled', async () => {
    const id = await upload('film.mp4', video);
    await rm(cache, { recursive: true });
    const all = await Promise.all(Array.from({ length: 5 }, () => editor!.get(`/media/${id}`)));
    expect(all.map(({ rawPayload }) => rawPayload.equals(video))).toEqual([true, true, true, true, true]);
    await rm(cache, { recursive: true });
    const range = await editor!.send({ method: 'GET', url: `/media/${id}`, headers: { range: 'bytes=10-19' } });
    expect([range.statusCode, range.rawPayload]).toEqual([206, video.subarray(10, 20)]);
    await rm(cache, { recursive: true });
    expect((await editor!.get(`/media/${ids.media.photo}?w=224`)).headers['content-type']).toBe('image/webp');
  });

  it('whose medium is removed leaves no object, unless another medium has the same bytes', async () => {
    const [one, two] = [await upload('a.txt', Buffer.from('the same')), await upload('b.txt', Buffer.from('the same'))];
    const object = objectOf(await hashOf(one));
    await editor!.delete(`/media/${one}/details`);
    expect(await bucket.keys()).toContain(object);
    await editor!.delete(`/media/${two}/details`);
    expect(await bucket.keys()).not.toContain(object);
    expect((await there!.get(`/media/${two}`)).statusCode).toBe(404);
  });

  it('whose bytes are removed at the same moment as another medium keeps them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const bytes = Buffer.from(`round ${round}`);
      const before = await upload('a.txt', bytes);
      const { id } = await begin('b.txt', bytes.length);
      await send(editor!, id, 0, bytes);
      const [removed] = await Promise.all([editor!.delete(`/media/${before}/details`), finish(there!, id)]);
      expect(removed.statusCode).toBe(204);
      expect(await bucket.keys()).toContain(objectOf(await hashOf(id)));
    }
  });

  // The embedded database has one connection, so that nothing is between.
  it.runIf(inject('template').database)('waits for what removes its bytes, and keeps them again', async () => {
    const bytes = Buffer.from('removed in between');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const { id } = await begin('b.txt', bytes.length);
    await send(editor!, id, 0, bytes);
    const finishing = await db.transaction(async (tx) => {
      await lockBytes(tx, [hash]);
      const finished = finish(there!, id);
      await expect.poll(() => bucket.keys()).toContain(objectOf(hash));
      await withFiles({ ...server.config, dataDir: otherFolder }, async (files) => files.media.remove([hash]));
      return { finished };
    });
    expect((await finishing.finished).statusCode).toBe(200);
    expect((await there!.get(`/media/${id}`)).body).toBe('removed in between');
    expect(await bucket.keys()).toContain(objectOf(hash));
  });

  it('that was left behind is swept with its parts', async () => {
    const { id } = await begin('c.txt', 10);
    await send(editor!, id, 0, Buffer.from('half'));
    await db
      .update(uploads)
      .set({ expiresAt: new Date(0) })
      .where(eq(uploads.id, id));
    await withFiles(server.config, async (files) => {
      await files.parts.keep('left-behind', Buffer.from('x'));
      expect(await files.parts.olderThan(new Date(Date.now() - 60_000))).toEqual([]);
      expect(await files.parts.olderThan(new Date(Date.now() + 60_000))).toContain('left-behind');
      const jobs = testJobs(server.database);
      addSweeping({ db, jobs }, createParts(files.parts, log));
      await jobs.runDue();
      await db.execute(sql`update jobs set due_at = now() where name = 'uploads.sweep'`);
      await jobs.runDue();
      await files.parts.remove(['left-behind']);
    });
    expect(await parts()).toEqual([]);
  });
});

describe('a bucket that is gone', () => {
  it('is said, and what was uploaded goes on when it is back', { timeout: 60_000 }, async () => {
    const kept = await upload('kept.txt', Buffer.from('kept'));
    const { id } = await begin('d.txt', 8);
    await send(editor!, id, 0, Buffer.from('half'));
    await bucket.wire.cut();
    const refused = await send(editor!, id, 4, Buffer.from('half'));
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'files_unavailable', title: 'Dateien sind im Moment nicht verfügbar.' });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await editor!.get(`/uploads/${id}`)).json()).toMatchObject({ offset: 4 });
    // What this machine has is served on; what it would have to fetch is not said to be gone.
    expect((await editor!.get(`/media/${kept}`)).body).toBe('kept');
    expect((await there!.get(`/media/${kept}`)).json()).toMatchObject({ code: 'files_unavailable' });

    await bucket.wire.mend();
    expect((await send(editor!, id, 4, Buffer.from('half'))).statusCode).toBe(200);
    await bucket.wire.cut();
    expect((await finish(there!, id)).json()).toMatchObject({ code: 'files_unavailable' });
    await bucket.wire.mend();
    expect((await finish(there!, id)).statusCode).toBe(200);
    expect((await there!.get(`/media/${id}`)).body).toBe('halfhalf');
  });

  it('loses bytes that were to be removed once it is back', { timeout: 60_000 }, async () => {
    const id = await upload('e.txt', Buffer.from('to be removed'));
    const object = objectOf(await hashOf(id));
    await bucket.wire.cut();
    expect((await editor!.delete(`/media/${id}/details`)).statusCode).toBe(204);
    await bucket.wire.mend();
    expect(await bucket.keys()).toContain(object);
    const jobs = testJobs(server.database);
    await withFiles(server.config, async (files) => {
      addRemoval({ db, files, jobs });
      await jobs.runDue();
    });
    expect(await bucket.keys()).not.toContain(object);
  });

  it('is no reason to take PDFs for unreadable', { timeout: 60_000 }, async () => {
    const clock = createTestClock();
    const jobs = testJobs(server.database, { aheadMs: clock.aheadMs });
    const words = async () => (await db.select().from(mediaTexts).where(eq(mediaTexts.mediaId, ids.media.file))).map(({ text }) => text);
    await withFiles(server.config, async (files) => {
      addReading({ db, files, jobs, log });
      await rm(cache, { recursive: true });
      await bucket.wire.cut();
      await jobs.runDue();
      expect(await words()).toEqual([]);
      await bucket.wire.mend();
      clock.advance(120_000);
      await jobs.runDue();
      expect(await words()).toHaveLength(1);
    });
  });

  it('answers 404 for a medium whose object alone is gone', async () => {
    const id = await upload('f.txt', Buffer.from('lost'));
    const hash = await hashOf(id);
    await withFiles({ ...server.config, dataDir: otherFolder }, async (files) => files.media.remove([hash]));
    await rm(cache, { recursive: true });
    expect((await editor!.get(`/media/${id}`)).statusCode).toBe(404);
    expect(await readdir(join(cache, hash.slice(0, 2)))).toEqual([]);
  });

  it.each([
    ['has no such bucket', { MEDIA_S3_BUCKET: 'nowhere' }, /^The bucket "nowhere" at http:\S+ cannot be used\. There is no such bucket\./],
    ['does not know the key', { MEDIA_S3_ACCESS_KEY_ID: 's3cret' }, /The access key is unknown there\. Correct MEDIA_S3_ACCESS_KEY_ID/],
    ['does not answer', { MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9' }, /It does not answer \(ECONNREFUSED.*Check MEDIA_S3_ENDPOINT/],
  ])('stops the start where the service %s', async (_, env, message) => {
    const config = readConfig({ ...bucket.env, ...env, FOYER_DATA_DIR: otherFolder });
    const fault = await openFiles(config).catch((error: Error) => error.message);
    expect(fault).toMatch(message);
    expect(fault).not.toContain('s3cret');
  });
});
