import type { OrgSettings } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import type { Browser } from '../../../test/browser.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;

async function setTerms(version: string | null): Promise<void> {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  const settings: OrgSettings = { ...org!.settings, terms: version === null ? null : { version } };
  await db.update(orgs).set({ settings }).where(eq(orgs.id, ids.org));
}

const me = async (browser: Browser) => (await browser.get('/user/me')).json<Record<string, unknown>>();
const login = (browser: Browser, body: object = {}) => browser.post('/auth/login', { username: 'member', password, ...body });
const accept = (browser: Browser, userId: string = ids.users.member, version = '2026-01') =>
  browser.put('/auth/terms', { user_id: userId, terms_version: version });
const open = {
  status: 'authenticated',
  agb_nda_accepted: true,
  terms_user_id: null,
  terms_version: null,
  user: { user_id: ids.users.member },
};
const waiting = { status: 'anonymous', agb_nda_accepted: false, terms_user_id: ids.users.member, terms_version: '2026-01', user: null };

beforeEach(async () => {
  await db.update(users).set({ termsVersion: null, termsAcceptedAt: null });
  await db.delete(auditLog);
  await setTerms('2026-01');
});

describe('terms in force', () => {
  it('keep a member waiting: the password is right, and nothing opens but what belongs to the step', async () => {
    const browser = await server.guest();
    const answer = await login(browser);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(waiting);
    expect(await me(browser)).toMatchObject(waiting);
    for (const path of ['/menu', '/pages/dashboard', '/news', '/user/me/sessions']) {
      expect((await browser.get(path)).statusCode, path).toBe(401);
    }
    const write = await browser.put('/likes', { type: 'news', id: ids.news.newest, like: true });
    expect(write.statusCode).toBe(401);
    expect((await browser.get(`/media/${ids.media.photo}`)).statusCode).toBe(404);
    expect((await browser.get('/settings')).statusCode).toBe(200);
  });

  it('open the session once they are agreed to, under another token', async () => {
    const browser = await server.guest();
    await login(browser);
    const before = new Map(browser.cookies);
    const answer = await accept(browser);
    expect(answer.json()).toMatchObject(open);
    expect(browser.cookies.get('foyer_session')).not.toBe(before.get('foyer_session'));
    expect(browser.cookies.get('csrf_token')).not.toBe(before.get('csrf_token'));
    expect((await browser.get('/menu')).statusCode).toBe(200);

    const thief = await server.guest();
    thief.cookies.set('foyer_session', before.get('foyer_session')!);
    expect(await me(thief)).toMatchObject({ status: 'anonymous', agb_nda_accepted: true });
  });

  it('leave who agreed to what and when', async () => {
    const browser = await server.guest();
    await login(browser);
    await accept(browser);
    const [user] = await db.select().from(users).where(eq(users.id, ids.users.member));
    expect(user).toMatchObject({ termsVersion: '2026-01', termsAcceptedAt: expect.any(Date) });
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'terms.accepted', actorId: ids.users.member, subject: ids.users.member, details: { version: '2026-01' } },
    ]);
  });

  it('may be agreed to with the login itself', async () => {
    const browser = await server.guest();
    expect((await login(browser, { agb_nda_accepted: true })).json()).toMatchObject(open);
    expect(await db.select().from(auditLog)).toHaveLength(1);
    expect((await login(await server.guest())).json()).toMatchObject(open);
  });

  it('are not agreed to by false, nor by a wrong password', async () => {
    expect((await login(await server.guest(), { agb_nda_accepted: false })).json()).toMatchObject(waiting);
    expect((await login(await server.guest(), { agb_nda_accepted: true, password: 'wrong' })).statusCode).toBe(401);
    expect(await db.select().from(auditLog)).toEqual([]);
  });

  it('can be agreed to for oneself only', async () => {
    const browser = await server.guest();
    await login(browser);
    for (const other of [ids.users.editor, ids.users.outsider, 'nobody']) expect((await accept(browser, other)).statusCode).toBe(404);
    expect(await me(browser)).toMatchObject(waiting);
    expect((await accept(await server.guest())).statusCode).toBe(401);
    expect(await db.select().from(auditLog)).toEqual([]);
  });

  it('are agreed to once, however often it is said', async () => {
    const browser = await server.guest();
    await login(browser);
    await accept(browser);
    const token = browser.cookies.get('foyer_session');
    expect((await accept(browser)).json()).toMatchObject(open);
    expect(browser.cookies.get('foyer_session')).toBe(token);
    expect(await db.select().from(auditLog)).toHaveLength(1);
  });

  it('need the CSRF token of the waiting session', async () => {
    const browser = await server.guest();
    await login(browser);
    const answer = await browser.put('/auth/terms', { user_id: ids.users.member, terms_version: '2026-01' }, { 'x-csrf-token': '' });
    expect(answer.statusCode).toBe(403);
  });

  it('can be declined by logging out, or by logging in as another member', async () => {
    const browser = await server.guest();
    await login(browser);
    expect((await login(browser, { username: 'editor' })).json()).toMatchObject({ terms_user_id: ids.users.editor });
    expect((await browser.get('/auth/logout')).statusCode).toBe(200);
    expect(await me(browser)).toMatchObject({ status: 'anonymous', agb_nda_accepted: true, terms_user_id: null });
    expect(await db.select().from(sessions).where(eq(sessions.userId, ids.users.editor))).toEqual([]);
  });
});

describe('a new version', () => {
  it('is not agreed to by who has read the one before', async () => {
    const [browser, late] = [await server.guest(), await server.guest()];
    await login(browser);
    await setTerms('2026-02');
    const answer = await accept(browser);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'terms_changed']);
    expect(await me(browser)).toMatchObject({ ...waiting, terms_version: '2026-02' });
    const agreed = await login(late, { agb_nda_accepted: true, terms_version: '2026-01' });
    expect(agreed.json()).toMatchObject({ ...waiting, terms_version: '2026-02' });
    expect(await db.select().from(auditLog)).toEqual([]);
    expect((await login(late, { agb_nda_accepted: true, terms_version: '2026-02' })).json()).toMatchObject(open);
  });

  it('asks those who are signed in within two seconds, and not those of other customers', async () => {
    const browser = await server.guest();
    await login(browser, { agb_nda_accepted: true });
    expect((await browser.get('/menu')).statusCode).toBe(200);
    await setTerms('2026-02');
    expect((await browser.get('/menu')).statusCode).toBe(401);
    expect(await me(browser)).toMatchObject({ ...waiting, terms_version: '2026-02' });
    expect((await accept(browser, ids.users.member, '2026-02')).json()).toMatchObject(open);

    const other = await server.guest();
    const elsewhere = await other.post('/auth/login', { username: 'outsider', password }, { host: 'other.example' });
    expect(elsewhere.json()).toMatchObject({ status: 'authenticated' });
  });

  it('that is taken back lets everybody in again', async () => {
    const browser = await server.guest();
    await login(browser);
    await setTerms(null);
    expect(await me(browser)).toMatchObject(open);
    expect((await accept(browser)).json()).toMatchObject(open);
  });
});
