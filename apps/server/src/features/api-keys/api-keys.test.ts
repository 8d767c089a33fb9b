// @embedded: rows held for an update
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { apiKeyHash } from '../../shared/identity/api-keys.repository.ts';
import { apiKeys } from '../../shared/identity/api-keys.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { createApiKeysRepository } from './api-keys.repository.ts';

const server = await testServer({ settingsMaxAgeMs: 1 });
const { db } = server.database;
afterAll(() => server.close());

/** By then every process knows of a change. */
const promisedMs = 1_500;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Made {
  key: { id: string; hint: string };
  token: string;
}

let admin: Browser;
let member: Browser;
const wanted = { name: 'Dienstplan', scopes: ['news:read'], days: 30, current_password: password };
const forEditor = { ...wanted, user_id: ids.users.editor };
const make = async (change: object = {}, by = member) => (await by.post('/user/me/api_keys', { ...wanted, ...change })).json<Made>();
const makeForEditor = async (scopes: string[]) => (await admin.post('/studio/api_keys', { ...forEditor, scopes })).json<Made>();

/** Calls as a program does: without cookies, from no page. */
const call = (token: string, method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
  server.inject({ method, url: `/api/v2${url}`, headers: { host: 'localhost', authorization: `Bearer ${token}`, ...headers }, payload });
const outcome = (answer: { statusCode: number; json<T>(): T }) =>
  answer.statusCode < 400 ? answer.statusCode : `${answer.statusCode} ${answer.json<{ code: string }>().code}`;

async function allow(personalApiKeys: boolean): Promise<void> {
  const [row] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  await db
    .update(orgs)
    .set({ settings: { ...row!.settings, personalApiKeys } })
    .where(eq(orgs.id, ids.org));
  await delay(10);
}

beforeAll(async () => {
  await allow(true);
  [admin, member] = [await server.login('superadmin'), await server.login('member')];
});

describe('a key that is made', () => {
  it('is shown once, and kept as a hash', async () => {
    const { key, token } = await make();
    expect(token).toMatch(/^foyer_pk_[\w-]{43}$/);
    expect(key.hint).toBe(token.slice(0, 13));
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(row!.hash).toBe(apiKeyHash(token));
    const list = await member.get('/user/me/api_keys');
    expect(list.json()).toMatchObject({ allowed: true, password_needed: true, results: [{ id: key.id, kind: 'personal' }] });
    expect([list.body, JSON.stringify(row), JSON.stringify(await db.select().from(auditLog))].join()).not.toContain(token);
  });

  it.each([
    ['no password', { current_password: undefined }, 'current_password'],
    ['a wrong password', { current_password: 'falsch-und-lang' }, 'current_password'],
    ['no scopes', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['news:admin'] }, 'scopes.0'],
    ['a life of its own', { days: 100_000 }, 'days'],
  ])('is refused with %s', async (_name, change, field) => {
    const answer = await member.post('/user/me/api_keys', { ...wanted, ...change });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation_failed', errors: [{ field }] });
  });

  it('of the customer names an account that may log in', async () => {
    const answer = await admin.post('/studio/api_keys', { ...wanted, user_id: 'no-account' });
    expect(answer.json()).toMatchObject({ errors: [{ field: 'user_id', code: 'account_unknown' }] });
    const letters = await admin.post('/studio/api_keys', { ...forEditor, scopes: ['chat:read'] });
    expect(letters.json()).toMatchObject({ errors: [{ field: 'scopes.0', code: 'invalid' }] });
  });

  it('is one of twenty at most, however many are made at once', async () => {
    const editor = await server.login('editor');
    const row = { orgId: ids.org, kind: 'personal', userId: ids.users.editor, name: 'a', hint: 'h', scopes: Array<string>() } as const;
    const expiresAt = new Date(Date.now() + 86_400_000);
    await db.insert(apiKeys).values(Array.from({ length: 18 }, () => ({ ...row, id: randomUUID(), hash: randomUUID(), expiresAt })));
    const all = await Promise.all([1, 2, 3, 4].map(() => editor.post('/user/me/api_keys', wanted)));
    expect(all.map(outcome).toSorted()).toEqual([201, 201, '409 too_many_api_keys', '409 too_many_api_keys']);
  });
});

describe('a program with a key', () => {
  it('is answered what its scope opens, as the member, and is told what it lacks', async () => {
    const { token, key } = await make({ scopes: ['news:read', 'comments:write'] });
    expect(outcome(await call(token, 'GET', '/news'))).toBe(200);
    expect((await call(token, 'GET', '/api_key')).json()).toMatchObject({ id: key.id, owner: { id: ids.users.member } });
    const comment = { type: 'news', id: ids.news.newest, text: 'Von einem Programm', key: randomUUID() };
    const written = await call(token, 'POST', '/comments', comment);
    expect(written.json()).toMatchObject({ author: { id: ids.users.member } });
    const lacking = await call(token, 'GET', '/products', undefined, { 'accept-language': 'en' });
    expect(lacking.json()).toMatchObject({ status: 403, code: 'api_scope_missing', detail: expect.stringContaining('shop:read') });
    for (const [method, url] of [
      ['GET', '/user/me/sessions'],
      ['POST', '/user/me/api_keys'],
      ['GET', '/user/me'],
      ['PUT', '/auth/consent'],
      ['GET', '/realtime/poll'],
    ] as const) {
      expect([url, outcome(await call(token, method, url, method === 'GET' ? undefined : {}))]).toEqual([url, '403 not_for_api_keys']);
    }
  });

  it('uses its account’s permissions in the studio alone, and has none that the account lacks', async () => {
    const { token } = await makeForEditor(['studio:read', 'news:read', 'comments:write']);
    expect(outcome(await call(token, 'GET', '/studio/articles'))).toBe(200);
    // Editors see what is planned, and take away what others wrote.
    expect(outcome(await call(token, 'GET', `/news/${ids.news.future}`))).toBe('404 not_found');
    expect(outcome(await call(token, 'DELETE', `/comments/${ids.comments.byMember}`))).toBe('404 not_found');
    expect(outcome(await call(token, 'GET', '/studio/settings'))).toBe('404 not_found');
    const own = await make({ scopes: ['studio:read', 'accounts:read'] });
    expect(outcome(await call(own.token, 'GET', '/studio/articles'))).toBe('404 not_found');
    expect(outcome(await call(own.token, 'GET', '/studio/people'))).toBe('404 not_found');
  });

  it('is refused in words where the key is none, of another customer, or has expired', async () => {
    const { token, key } = await make();
    for (const wrong of [`${token}x`, token.slice(0, -1), 'foyer_', `foyer_pk_${'A'.repeat(43)}`]) {
      expect(outcome(await call(wrong, 'GET', '/news'))).toBe('401 api_key_refused');
      expect(outcome(await call(wrong, 'GET', '/settings'))).toBe('401 api_key_refused');
    }
    expect(outcome(await call(token, 'GET', '/news', undefined, { host: 'other.example' }))).toBe('401 api_key_refused');
    await db
      .update(apiKeys)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(apiKeys.id, key.id));
    await delay(promisedMs);
    expect(outcome(await call(token, 'GET', '/news'))).toBe('401 api_key_refused');
  });

  it('cannot be used as a cookie, nor a session as a key', async () => {
    const { token } = await make();
    const asCookie = await server.inject({ url: '/api/v2/news', headers: { host: 'localhost', cookie: `foyer_session=${token}` } });
    expect(outcome(asCookie)).toBe('401 unauthenticated');
    expect(outcome(await call(member.cookies.get('foyer_session')!, 'GET', '/news'))).toBe('401 unauthenticated');
  });

  it('is noted, to the minute', async () => {
    const { token, key } = await make();
    await call(token, 'GET', '/news');
    const list = (await member.get('/user/me/api_keys')).json<{ results: { id: string; last_used_at: string | null }[] }>();
    expect(Date.parse(list.results.find(({ id }) => id === key.id)!.last_used_at!)).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('a key ends', () => {
  const isRefusedAfter = async ({ token }: Made, end: () => Promise<unknown>) => {
    expect(outcome(await call(token, 'GET', '/news'))).toBe(200);
    await end();
    await delay(promisedMs);
    expect(outcome(await call(token, 'GET', '/news'))).toBe('401 api_key_refused');
  };

  it('when it is revoked, by its member or a superadmin', async () => {
    const [own, seen] = [await make(), await make()];
    await isRefusedAfter(own, () => member.delete(`/user/me/api_keys/${own.key.id}`));
    await isRefusedAfter(seen, () => admin.delete(`/studio/api_keys/${seen.key.id}`));
    const actions = await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subject, own.key.id));
    expect(actions.map(({ action }) => action)).toEqual(['api_key.created', 'api_key.deleted']);
  });

  it('while the customer does not allow it', async () => {
    await isRefusedAfter(await make(), () => allow(false));
    expect(outcome(await member.post('/user/me/api_keys', wanted))).toBe('403 api_keys_off');
    await allow(true);
  });

  it('with the member’s trust in their sessions; the customer’s stay', async () => {
    const ofCustomer = (await admin.post('/studio/api_keys', { ...wanted, user_id: ids.users.member })).json<Made>();
    await isRefusedAfter(await make(), () => member.delete('/user/me/sessions'));
    expect(outcome(await call(ofCustomer.token, 'GET', '/news'))).toBe(200);
  });

  it('with the password', async () => {
    const change = { user_id: ids.users.member, current_password: password };
    const fresh = { new_password: 'drei-graue-enten', new_password_confirm: 'drei-graue-enten' };
    await isRefusedAfter(await make(), async () =>
      expect((await member.post('/auth/reset_password', { ...change, ...fresh })).statusCode).toBe(200),
    );
  });

  it('with its account', async () => {
    const key = await makeForEditor(['news:read']);
    await isRefusedAfter(key, () => db.update(users).set({ active: false }).where(eq(users.id, ids.users.editor)));
  });

  it('for good a month after it has expired', async () => {
    const old = {
      orgId: ids.org,
      kind: 'personal',
      userId: ids.users.member,
      name: 'alt',
      hint: 'h',
      hash: 'alt',
      scopes: Array<string>(),
    } as const;
    await db.insert(apiKeys).values({ ...old, id: 'alt', expiresAt: new Date(Date.now() - 31 * 86_400_000) });
    await createApiKeysRepository(db).deleteExpired(new Date(Date.now() - 30 * 86_400_000));
    expect(await db.select().from(apiKeys).where(eq(apiKeys.id, 'alt'))).toEqual([]);
  });
});
