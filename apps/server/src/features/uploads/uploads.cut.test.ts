// @embedded: background work, and applications that share a folder
import type { Schemas } from '@foyer/api';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bytesPath } from '@foyer/media-files';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { createParts } from './uploads.parts.ts';
import { addSweeping } from './uploads.sweep.ts';
import { uploads } from './uploads.tables.ts';

const server = await testServer({ env: { FOYER_WRITE_RATE: '1000' } });
const { db } = server.database;
const folder = join(server.config.dataDir, 'uploads');
let member: Browser;
let port: number;
beforeAll(async () => {
  member = await server.login('member');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

const bytes = randomBytes(3_000_000);
const headersAt = (offset: number) => ({ 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) });
const begin = async (size = bytes.length) =>
  (await member.post('/uploads', { key: randomUUID(), name: 'plan.bin', size })).json<Schemas['Upload']>();
const offsetOf = async (id: string) => (await member.get(`/uploads/${id}`)).json<Schemas['Upload']>().offset;
const keptBytes = async (id: string) => {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return readFile(bytesPath(join(server.config.dataDir, 'media'), row!.hash));
};

/** Sends a part over the wire and breaks the connection after so many bytes of it. */
async function sendAndCut(id: string, offset: number, after: number): Promise<void> {
  const part = bytes.subarray(offset);
  const headers = { ...member.headers, ...headersAt(offset), 'content-length': String(part.length) };
  const call = request({ port, host: '127.0.0.1', method: 'PATCH', path: `/api/v2/uploads/${id}`, headers }).on('error', () => undefined);
  const before = (await readdir(folder).catch(() => [])).length;
  call.write(part.subarray(0, after));
  await expect.poll(async () => (await readdir(folder).catch(() => [])).length).toBeGreaterThan(before);
  const closed = new Promise((resolve) => call.once('close', resolve));
  call.destroy();
  await closed;
}

it('goes on after cuts, also in another process that shares the folder', async () => {
  const { id } = await begin();
  await sendAndCut(id, 0, 700_001);
  await expect.poll(() => offsetOf(id)).toBeGreaterThan(0);
  const first = await offsetOf(id);
  expect(first).toBeLessThanOrEqual(700_001);
  await sendAndCut(id, first, 500_000);
  await expect.poll(() => offsetOf(id)).toBeGreaterThan(first);
  const second = await offsetOf(id);

  const other = await buildApp({ config: server.config, database: server.database, log: pino({ level: 'silent' }) });
  const there = await (await Browser.open((call) => other.inject(call))).login('member');
  const sent = await there.send({ method: 'PATCH', url: `/uploads/${id}`, payload: bytes.subarray(second), headers: headersAt(second) });
  expect(sent.json()).toMatchObject({ offset: bytes.length });
  // Both are asked to finish it at once.
  const answers = await Promise.all([member.put(`/uploads/${id}/medium`), there.put(`/uploads/${id}/medium`)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await keptBytes(id)).equals(bytes)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
  await other.close();
});

it('cut at twenty places is whole in the end, and no one is shown a part of it before', async () => {
  const whole = randomBytes(400_000);
  const { id } = (await member.post('/uploads', { key: randomUUID(), name: 'plan.bin', size: whole.length })).json<Schemas['Upload']>();
  const send = (offset: number, part: Buffer, cutAfter: number) =>
    new Promise<void>((resolve) => {
      const headers = { ...member.headers, ...headersAt(offset), 'content-length': String(part.length) };
      const call = request({ port, host: '127.0.0.1', method: 'PATCH', path: `/api/v2/uploads/${id}`, headers }, (answer) =>
        answer.resume(),
      );
      call.on('error', () => undefined).once('close', resolve);
      call.write(part.subarray(0, cutAfter), () => setTimeout(() => call.destroy(), Math.random() * 30));
    });
  for (let cut = 0; cut < 20; cut += 1) {
    const offset = await offsetOf(id);
    const left = whole.subarray(offset);
    await send(offset, left, Math.floor(Math.random() * (left.length - 1)));
    const refused = await member.put(`/uploads/${id}/medium`);
    expect([refused.statusCode, refused.json<Schemas['Problem']>().code]).toEqual([409, 'upload_incomplete']);
    const message = await member.post('/messages/create', {
      key: randomUUID(),
      user_ids: [ids.users.editor],
      text: 'x',
      attachments: [id],
    });
    expect(message.statusCode).toBe(400);
  }
  // What the last cut left may be written a moment later; a part at a place that is taken is refused, and asks for the right one.
  await expect
    .poll(async () => {
      const offset = await offsetOf(id);
      return (await member.send({ method: 'PATCH', url: `/uploads/${id}`, payload: whole.subarray(offset), headers: headersAt(offset) }))
        .statusCode;
    })
    .toBe(200);
  const medium = (await member.put(`/uploads/${id}/medium`)).json<Schemas['Medium']>();
  expect((await keptBytes(medium.id)).equals(whole)).toBe(true);
});

it('that is too long is refused in words, although its sender is still sending', async () => {
  const { id } = await begin(1000);
  const headers = { ...member.headers, ...headersAt(0), 'transfer-encoding': 'chunked' };
  const call = request({ port, host: '127.0.0.1', method: 'PATCH', path: `/api/v2/uploads/${id}`, headers });
  call.end(bytes.subarray(0, 400_000));
  const [answer] = (await once(call, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  expect(answer.statusCode).toBe(413);
  answer.resume();
  expect(await offsetOf(id)).toBe(0);
});

it('that has expired is swept with its parts, and so is what no upload knows; the rest stays', async () => {
  const [expired, open] = [await begin(10), await begin(10)];
  for (const { id } of [expired, open]) {
    await member.send({ method: 'PATCH', url: `/uploads/${id}`, payload: Buffer.from('half'), headers: headersAt(0) });
  }
  await db
    .update(uploads)
    .set({ expiresAt: new Date(0) })
    .where(eq(uploads.id, expired.id));
  expect((await member.get(`/uploads/${expired.id}`)).statusCode).toBe(404);
  await writeFile(join(folder, 'left-behind'), 'x');
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  for (const name of await readdir(folder)) await utimes(join(folder, name), dayAgo, dayAgo);
  await writeFile(join(folder, 'just-written'), 'x');

  const jobs = testJobs(server.database);
  addSweeping({ db, jobs }, createParts(server.files.parts, pino({ level: 'silent' })));
  await jobs.runDue();
  await db.execute(sql`update jobs set due_at = now() where name = 'uploads.sweep'`);
  await jobs.runDue();
  const left = await readdir(folder);
  expect(left.filter((name) => !name.startsWith(open.id))).toEqual(['just-written']);
  expect(left).toHaveLength(2);
  expect(await offsetOf(open.id)).toBe(4);
});
