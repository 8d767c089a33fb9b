// @embedded: what is old is deleted past locked rows
import { randomUUID } from 'node:crypto';
import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { listen, open, type Page } from '../../platform/realtime/realtime.test-helpers.ts';
import { news } from '../../shared/content/news.tables.ts';
import { keptMs } from './studio-presence.service.ts';
import { studioPresences } from './studio-presence.tables.ts';

const server = await testServer({ env: { WRITE_RATE: '100' } });
const { db } = server.database;
const origin = await listen(server.app);
const { editor: editorId, superadmin: superadminId } = ids.users;
let [editor, superadmin]: Browser[] = [];
const pages: Page[] = [];
beforeAll(async () => {
  [editor, superadmin] = [await server.login('editor'), await server.login('superadmin')];
});
afterEach(async () => {
  for (const { socket } of pages.splice(0)) socket.close();
  await db.delete(studioPresences);
});
afterAll(() => server.close());

const article = { subject: 'article', subject_id: ids.news.newest };
const say = async (browser: Browser, tab: string, presence: object = article) =>
  (await browser.put(`/studio/presences/${tab}?locale=de_DE`, presence)).json<Schemas['StudioEditor'][]>();
const idsOf = (editors: Schemas['StudioEditor'][]) => editors.map(({ person }) => person.id);

/** A page of a member, and how often it was told that editors came or went. */
async function listening(browser: Browser) {
  const page = open(origin, browser);
  pages.push(page);
  await page.hello;
  return () => page.messages.filter(({ type }) => type === 'studio_editors').length;
}

it('says who else has something open, each once, and of the caller only other tabs', async () => {
  const tab = randomUUID();
  expect(await say(editor!, tab)).toEqual([]);
  expect(idsOf(await say(superadmin!, randomUUID()))).toEqual([editorId]);
  await say(superadmin!, randomUUID());
  expect(idsOf(await say(editor!, tab))).toEqual([superadminId]);
  const [twice] = await say(editor!, randomUUID());
  expect(twice).toMatchObject({ person: { id: editorId }, own: true });
  expect(await say(editor!, tab, { subject: 'menu', subject_id: null })).toEqual([]);
});

it('tells those who are there when one comes and when one goes, and of no repetition', async () => {
  const told = await listening(editor!);
  const [theirs, mine] = [randomUUID(), randomUUID()];
  await say(editor!, mine);
  await say(superadmin!, theirs);
  await vi.waitFor(() => expect(told()).toBe(1));
  await say(superadmin!, theirs);
  await superadmin!.delete(`/studio/presences/${theirs}`);
  await vi.waitFor(() => expect(told()).toBe(2));
  await superadmin!.delete(`/studio/presences/${theirs}`);
  expect(await say(editor!, mine)).toEqual([]);
  expect(told()).toBe(2);
});

it('forgets a tab that is not heard of any more, and keeps nothing of it', async () => {
  const tab = randomUUID();
  await say(superadmin!, tab);
  await db.update(studioPresences).set({ seenAt: new Date(Date.now() - keptMs - 1_000) });
  expect(await say(editor!, randomUUID())).toEqual([]);
  expect(await db.select().from(studioPresences).where(eq(studioPresences.tab, tab))).toEqual([]);
});

it('a tab can be closed by its own member alone', async () => {
  const tab = randomUUID();
  await say(superadmin!, tab);
  expect((await editor!.delete(`/studio/presences/${tab}`)).statusCode).toBe(204);
  expect(idsOf(await say(editor!, randomUUID()))).toEqual([superadminId]);
});

it.each([
  ['an article that is not there', { subject: 'article', subject_id: 'unknown' }],
  ['a page of another customer', { subject: 'page', subject_id: ids.news.otherOrg }],
  ['the menu with an id', { subject: 'menu', subject_id: 'menu' }],
  ['an article without one', { subject: 'article', subject_id: null }],
])('knows nothing of %s', async (_what, presence) => {
  expect((await superadmin!.put(`/studio/presences/${randomUUID()}`, presence)).statusCode).toBe(404);
});

it('knows nothing of a deleted article', async () => {
  await db.update(news).set({ deletedAt: new Date() }).where(eq(news.id, ids.news.oldest));
  expect((await editor!.put(`/studio/presences/${randomUUID()}`, { subject: 'article', subject_id: ids.news.oldest })).statusCode).toBe(
    404,
  );
});
