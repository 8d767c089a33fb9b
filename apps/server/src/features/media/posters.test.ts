// @embedded: background work, locks of bytes
import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { PDFDocument, rgb } from 'pdf-lib';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { news } from '../../shared/content/news.tables.ts';
import { createUploadsRepository } from '../uploads/uploads.repository.ts';
import { addPosters } from './media.posters.ts';

const server = await testServer({ env: { FOYER_WRITE_RATE: '1000' } });
const { db } = server.database;
const { files } = server;
let [guest, member, superadmin, editor, outsider]: Browser[] = [];
beforeAll(async () => {
  [guest, member, superadmin, editor] = [
    await server.guest(),
    await server.login('member'),
    await server.login('superadmin'),
    await server.login('editor'),
  ];
  outsider = await (await Browser.open(server.inject, 'other.example')).login('outsider');
});
afterAll(() => server.close());

const rowOf = async (id: string) => (await db.select().from(media).where(eq(media.id, id)))[0];
const isKept = (hash: string) => existsSync(files.media.place(hash));
const picture = (background: string, width = 320) =>
  sharp({ create: { width, height: 180, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function pdf(red: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([400, 600]).drawRectangle({ x: 0, y: 0, width: 200, height: 300, color: rgb(red, 0, 0) });
  return Buffer.from(await document.save());
}

/** Stores a medium of the library, unless it is said otherwise. */
async function stored(id: string, fileName: string, bytes: Buffer, values: Partial<typeof media.$inferInsert> = {}): Promise<string> {
  await storeMedia({ db, files }, { id, orgId: ids.org, fileName, bytes });
  if (Object.keys(values).length > 0) await db.update(media).set(values).where(eq(media.id, id));
  return id;
}
const fresh = (userId: string, library = true) => ({ fresh: true, uploadedBy: userId, library });
const choose = (who: Browser, id: string, choice: Partial<Schemas['PosterChoice']>) => who.put(`/media/${id}/poster`, { ...choice });
const codeOf = (answer: { json<T>(): T }) => answer.json<Schemas['Problem']>().errors[0]?.code;

describe('the poster of a PDF', () => {
  const jobs = testJobs(server.database);
  addPosters({ db, files, jobs, log: pino({ level: 'silent' }), responses: { forget: () => undefined } as never });
  const draw = async () => {
    await db.execute(`update jobs set due_at = now() where name = 'media.draw-page'`);
    await jobs.runDue();
  };

  it('is its first page, drawn once; of one that is broken there is none', async () => {
    await stored('plan.pdf', 'plan.pdf', await pdf(1));
    await stored('broken.pdf', 'broken.pdf', Buffer.from('%PDF-1.4\nthat is all'));
    await draw();
    const [plan, broken] = [(await rowOf('plan.pdf'))!, (await rowOf('broken.pdf'))!];
    expect(plan.poster).toMatchObject({ type: 'image/webp', width: 800, height: 1200 });
    expect([broken.poster, broken.posterTried]).toEqual([null, true]);
    const { poster } = (await editor!.get('/media/plan.pdf/details')).json<Schemas['MediumDetails']>().medium;
    expect(poster).toMatchObject({ width: 800, focal_point: { x: 0.5, y: 0 } });
    const shown = await member!.get(poster!.src.replace('/api/v2', ''));
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers['cache-control']).toContain('immutable');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 480 });
    expect((await member!.get('/media/broken.pdf?w=480')).statusCode).toBe(404);
    expect((await member!.get('/media/plan.pdf')).headers['content-type']).toBe('application/pdf');
  });

  it('is given to those alone who are given the PDF, and is gone with it', async () => {
    await stored('secret.pdf', 'secret.pdf', await pdf(0.5), fresh(ids.users.superadmin, false));
    await draw();
    const { poster } = (await rowOf('secret.pdf'))!;
    const statuses = async () =>
      Promise.all(
        [guest!, member!, superadmin!, editor!, outsider!].map(async (who) => [
          (await who.get('/media/secret.pdf')).statusCode,
          (await who.get('/media/secret.pdf?w=480')).statusCode,
        ]),
      );
    const given = (...codes: number[]) => codes.map((code) => [code, code]);
    expect(await statuses()).toEqual(given(404, 404, 200, 200, 404));
    expect((await superadmin!.get('/media/secret.pdf?w=480')).headers['cache-control']).toBe('private, no-cache');
    await db
      .update(news)
      .set({ attachmentIds: ['secret.pdf'] })
      .where(eq(news.id, ids.news.newest));
    await db.update(media).set({ visibility: 'public' }).where(eq(media.id, 'secret.pdf'));
    expect(await statuses()).toEqual(given(200, 200, 200, 200, 404));
    const article = (await member!.get(`/news/${ids.news.newest}`)).json<Schemas['Article']>();
    expect(article.attachments).toMatchObject([{ id: 'secret.pdf', image: null, poster: { width: 800 } }]);
    await db.update(news).set({ attachmentIds: [] }).where(eq(news.id, ids.news.newest));
    await db.update(media).set({ library: true }).where(eq(media.id, 'secret.pdf'));
    expect((await editor!.delete('/media/secret.pdf/details')).statusCode).toBe(204);
    expect(isKept(poster!.hash)).toBe(false);
  });

  it('is that of the new file after a replacement', async () => {
    await stored('newer.pdf', 'newer.pdf', await pdf(0.2), fresh(ids.users.editor));
    const before = (await rowOf('plan.pdf'))!.poster!;
    await editor!.put('/media/plan.pdf/file', { medium_id: 'newer.pdf' });
    expect((await rowOf('plan.pdf'))!.poster).toBeNull();
    expect(isKept(before.hash)).toBe(false);
    await draw();
    const { poster } = (await rowOf('plan.pdf'))!;
    expect(poster).not.toBeNull();
    expect(poster!.hash).not.toBe(before.hash);
  });

  it('can be chosen, and drawn again', async () => {
    await stored('cover', 'cover.jpg', await picture('#336699'));
    expect((await choose(editor!, 'plan.pdf', { medium_id: 'cover' })).json<Schemas['Medium']>().poster).toMatchObject({ width: 320 });
    await draw();
    expect((await rowOf('plan.pdf'))!.poster).toMatchObject({ width: 320 });
    // It stays, whatever becomes of the picture.
    await editor!.delete('/media/cover/details');
    expect((await member!.get('/media/plan.pdf?w=224')).statusCode).toBe(200);
    expect((await choose(editor!, 'plan.pdf', { medium_id: null })).json<Schemas['Medium']>().poster).toBeNull();
    await draw();
    expect((await rowOf('plan.pdf'))!.poster).toMatchObject({ width: 800 });
  });
});

describe('the poster of a video', () => {
  const video = Buffer.from('00000018667479706d70343200000000', 'hex');

  it('is a picture that was uploaded for it, which is no medium of its own any more', async () => {
    await stored('film', 'film.mp4', video);
    await stored('frame', 'frame.jpg', await picture('#884422'), fresh(ids.users.editor));
    const room = async () => (await createUploadsRepository(db).usage({ id: ids.users.editor, orgId: ids.org })).customer;
    const before = await room();
    const { hash } = (await rowOf('frame'))!;
    const chosen = await choose(editor!, 'film', { medium_id: 'frame', uploaded_for_it: true });
    expect(chosen.json<Schemas['Medium']>(), chosen.body).toMatchObject({ image: null, poster: { width: 320, height: 180 } });
    expect([await rowOf('frame'), isKept(hash), (await room()) - before]).toEqual([undefined, true, 0]);
    const { src } = chosen.json<Schemas['Medium']>().poster!;
    expect(src).toContain(hash.slice(0, 12));
    expect((await member!.get(src.replace('/api/v2', ''))).headers['content-type']).toBe('image/webp');
    expect((await member!.get('/media/film')).headers['content-type']).toBe('video/mp4');
  });

  it('is chosen by editors for what is in their library, by others for what they have just uploaded', async () => {
    await stored('own-film', 'own.mp4', video, fresh(ids.users.member, false));
    await stored('own-frame', 'own.jpg', await picture('#123123'), fresh(ids.users.member, false));
    await stored('their-film', 'their.mp4', video, fresh(ids.users.superadmin, false));
    await stored('shot', 'shot.jpg', await picture('#321321'));
    const forIt = { medium_id: 'own-frame', uploaded_for_it: true };
    expect((await choose(outsider!, 'own-film', forIt)).statusCode).toBe(404);
    expect((await choose(member!, 'their-film', forIt)).statusCode).toBe(404);
    // Not in the library of editors.
    expect((await choose(editor!, 'own-film', { medium_id: 'shot' })).statusCode).toBe(404);
    expect((await choose(guest!, 'own-film', forIt)).statusCode).toBe(401);
    // Neither the library's pictures nor others' uploads are theirs to take.
    expect(codeOf(await choose(member!, 'own-film', { medium_id: 'shot' }))).toBe('not_found');
    expect(codeOf(await choose(member!, 'own-film', { medium_id: 'shot', uploaded_for_it: true }))).toBe('not_found');
    expect((await choose(member!, 'own-film', forIt)).statusCode).toBe(200);
    await db.update(media).set({ fresh: false }).where(eq(media.id, 'own-film'));
    expect((await choose(member!, 'own-film', { medium_id: null })).statusCode).toBe(404);
  });

  it('is a picture that the editor may take', async () => {
    const refused = [
      { medium_id: ids.media.otherOrg },
      { medium_id: ids.media.photo, uploaded_for_it: true },
      { medium_id: 'none' },
      { medium_id: 'film', uploaded_for_it: true },
    ];
    for (const choice of refused) expect(codeOf(await choose(editor!, 'film', choice)), choice.medium_id).toBe('not_found');
    expect(codeOf(await choose(editor!, 'film', { medium_id: ids.media.file }))).toBe('not_an_image');
    for (const id of [ids.media.photo, ids.media.otherOrg]) {
      expect((await choose(editor!, id, { medium_id: ids.media.photo })).statusCode).toBe(404);
    }
    expect((await rowOf('film'))!.poster).toMatchObject({ width: 320 });
  });
});
