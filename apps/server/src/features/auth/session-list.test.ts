import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import type { Browser } from '../../../test/browser.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const mine = eq(sessions.userId, ids.users.member);

interface Listed {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  last_used_at: string;
  current: boolean;
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn(userAgent: string, username = 'member'): Promise<Browser> {
  const browser = await server.guest();
  await browser.post('/auth/login', { username, password }, { 'user-agent': userAgent });
  return browser;
}
const list = async (browser: Browser) => (await browser.get('/user/me/sessions')).json<Listed[]>();

beforeEach(() => db.delete(sessions));

describe('where a member is signed in', () => {
  it('is listed: this device first, in words, without tokens or their hashes', async () => {
    const other = await signIn('curl/8.5.0');
    const browser = await signIn(firefox);
    await signIn(firefox, 'editor');
    const answer = await browser.get('/user/me/sessions');
    expect(answer.json()).toMatchObject([
      { browser: 'Firefox', system: 'Windows', current: true },
      { browser: null, system: null, current: false },
    ]);
    const rows = await db.select().from(sessions).where(mine);
    for (const { id } of rows) {
      expect(answer.body).not.toContain(id);
      expect(answer.body).not.toContain(id.slice(0, 16));
    }
    expect(answer.body).not.toContain(other.cookies.get('foyer_session'));
  });

  it('leaves out what has expired', async () => {
    await signIn(firefox);
    await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await list(await signIn(firefox))).toHaveLength(1);
  });

  it.each([
    ['after six minutes', 6, true],
    ['after four minutes', 4, false],
  ])('notes its use %s or not', async (_, minutes, noted) => {
    const browser = await signIn(firefox);
    const then = new Date(Date.now() - minutes * 60_000);
    await db.update(sessions).set({ lastUsedAt: then }).where(mine);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const [listed] = await list(browser);
    expect(new Date(listed!.last_used_at).getTime() > then.getTime()).toBe(noted);
  });
});

describe('signing out a device', () => {
  it('ends its session at once and no other', async () => {
    const [browser, lost] = [await signIn(firefox), await signIn('curl/8.5.0')];
    const id = (await list(browser)).find(({ current }) => !current)!.id;
    expect((await browser.delete(`/user/me/sessions/${id}`)).statusCode).toBe(204);
    expect((await lost.get('/menu')).statusCode).toBe(401);
    expect(await list(browser)).toHaveLength(1);
    expect((await browser.delete(`/user/me/sessions/${id}`)).statusCode).toBe(404);
  });

  it('works for this one', async () => {
    const browser = await signIn(firefox);
    const [{ id } = { id: '' }] = await list(browser);
    expect((await browser.delete(`/user/me/sessions/${id}`)).statusCode).toBe(204);
    expect((await browser.get('/menu')).statusCode).toBe(401);
  });

  it('answers 404 for another member’s, and leaves it', async () => {
    const [browser, editor] = [await signIn(firefox), await signIn(firefox, 'editor')];
    const [{ id } = { id: '' }] = await list(editor);
    expect((await browser.delete(`/user/me/sessions/${id}`)).statusCode).toBe(404);
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, ids.users.editor));
    expect((await browser.delete(`/user/me/sessions/${row!.id.replace(/^\W/, 'a')}`)).statusCode).toBe(404);
    expect((await editor.get('/menu')).statusCode).toBe(200);
  });

  it('ends all others and keeps this one', async () => {
    const browser = await signIn(firefox);
    const others = [await signIn('curl/8.5.0'), await signIn(firefox)];
    const editor = await signIn(firefox, 'editor');
    expect((await browser.delete('/user/me/sessions')).statusCode).toBe(204);
    for (const other of others) expect((await other.get('/menu')).statusCode).toBe(401);
    expect((await browser.get('/menu')).statusCode).toBe(200);
    expect((await editor.get('/menu')).statusCode).toBe(200);
  });

  it('is for members', async () => {
    const guest = await server.guest();
    expect((await guest.get('/user/me/sessions')).statusCode).toBe(401);
    expect((await guest.delete('/user/me/sessions')).statusCode).toBe(401);
    expect((await guest.delete('/user/me/sessions/x')).statusCode).toBe(401);
  });
});
