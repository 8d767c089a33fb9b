// @embedded: background work, and a column that is an array of numbers
import { eq } from 'drizzle-orm';
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { addMeasuring } from './media.measure.ts';

const server = await testServer();
const { db } = server.database;
const { files } = server;
afterAll(() => server.close());

const drawing = (fill: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="${fill}"/></svg>`);
const store = (id: string, fileName: string, bytes: Buffer) => storeMedia({ db, files }, { id, orgId: ids.org, fileName, bytes });
const lumaOf = async (id: string) => (await db.select().from(media).where(eq(media.id, id)))[0]!.luma;

it('measures what was stored without its brightness, once, and leaves what cannot be read', async () => {
  await store('before', 'a.svg', drawing('white'));
  const lost = await store('lost', 'b.svg', drawing('black'));
  await store('text', 'c.txt', Buffer.from('text'));
  await rm(files.media.place(lost.hash));
  await db.update(media).set({ luma: null });

  const jobs = testJobs(server.database);
  addMeasuring({ db, jobs, log: pino({ level: 'silent' }), files });
  await jobs.runDue();
  expect(await lumaOf('before')).toEqual(Array<number>(64).fill(255));
  expect(await lumaOf('lost')).toEqual([]);
  expect(await lumaOf('text')).toBeNull();

  await db
    .update(media)
    .set({ luma: [1] })
    .where(eq(media.id, 'before'));
  await jobs.runDue();
  expect(await lumaOf('before')).toEqual([1]);
});
