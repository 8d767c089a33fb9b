// @embedded: background work, and a trigger
import type { Schemas } from '@foyer/api';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { searchServer } from './search.test-helpers.ts';

const server = await searchServer();
const { db } = server.database;
const member = await server.login('member');
afterAll(() => server.close());

async function pdf(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([400, 400]).drawText(text, { x: 20, y: 300, size: 12, font, lineHeight: 16 });
  return Buffer.from(await document.save());
}
const store = (id: string, orgId: string, bytes: Buffer) =>
  storeMedia({ db, files: server.files }, { id, orgId, fileName: `${id}.pdf`, bytes });

async function search(q: string) {
  const { groups } = (await member.get(`/search?locale=de_DE&q=${encodeURIComponent(q)}`)).json<Schemas['SearchResults']>();
  return groups.find(({ area }) => area === 'files')?.results ?? [];
}
/** What was stored is read, and what was read is found. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await server.index();
}

it('finds PDFs by their words, shows where, and forgets them with the file', async () => {
  await store(
    'plan',
    ids.org,
    await pdf('Die Quittenküche bleibt montags zu.\nWer Äpfel einkocht, spült die Mirabellen-\ngläser vorher aus.'),
  );
  await store('theirs', ids.otherOrg, await pdf('Mirabellengläser der anderen'));
  await store('broken', ids.org, Buffer.from('%PDF-1.4\nMirabellengläser'));
  await settle();

  const [hit, ...more] = await search('mirabellengläser');
  expect(more).toEqual([]);
  expect(hit).toMatchObject({ id: 'plan', title: 'plan', text: expect.stringContaining('Mirabellengläser vorher') as string });
  const [mark] = hit!.text_marks;
  expect(hit!.text!.slice(mark!.start, mark!.start + mark!.length)).toBe('Mirabellengläser');
  expect((await search('quittenküche')).map(({ id }) => id)).toEqual(['plan']);
  // By its name as before, and so the one that cannot be read.
  expect((await search('broken')).map(({ id, text }) => [id, text])).toEqual([['broken', 'broken.pdf']]);

  await db.delete(media).where(eq(media.id, 'plan'));
  await settle();
  expect(await search('quittenküche')).toEqual([]);
});

it('reads a file again whose bytes are others', async () => {
  await store('menu', ids.org, await pdf('Montag gibt es Linsensuppe.'));
  await settle();
  expect((await search('linsensuppe')).map(({ id }) => id)).toEqual(['menu']);
  await store('menu-new', ids.org, await pdf('Montag gibt es Graupensuppe.'));
  const [replacing] = await db.select().from(media).where(eq(media.id, 'menu-new'));
  await db.update(media).set({ hash: replacing!.hash, size: replacing!.size }).where(eq(media.id, 'menu'));
  await settle();
  expect(await search('linsensuppe')).toEqual([]);
  expect((await search('graupensuppe')).map(({ id }) => id).sort()).toEqual(['menu', 'menu-new']);
});
