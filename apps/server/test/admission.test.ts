import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orgs } from '../src/platform/orgs/orgs.tables.ts';
import { users } from '../src/shared/people/people.tables.ts';
import { listOperations, type Operation } from '../src/platform/http/operations.ts';
import { readSpecification } from '../src/platform/http/specification.ts';
import type { Browser } from './browser.ts';
import { ids, password } from './fixture.ts';
import { testServer } from './harness.ts';

/*
 * Reliability §3, for every operation of the contract there is and will be: a request without a session is refused before anything is looked at, and no
 * other site writes in a member's name.
 */

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;

/** By then every process knows of a change. */
const promisedMs = 2_000;

const operations = listOperations(readSpecification());
const named = (wanted: (operation: Operation) => boolean) =>
  operations.filter(wanted).map((operation) => [operation.id, operation] as const);

/** Calls an operation with paths and bodies that say nothing: who asks is settled first. */
function call(browser: Browser, { method, path }: Operation, headers: InjectOptions['headers'] = {}) {
  const url = path.replace(/{\w+}/g, 'x');
  return browser.send({ method: method as 'GET', url, headers, ...(method === 'GET' ? {} : { payload: {} }) });
}

const forMembers = named(({ authz }) => authz.actor === 'member');

describe('what is for members', () => {
  let visitors: Record<string, Browser>;
  beforeAll(async () => {
    const [disabled, elsewhere] = [await server.login('editor'), await server.login('member')];
    await db.update(users).set({ active: false }).where(eq(users.id, ids.users.editor));
    const forged = await server.guest();
    forged.cookies.set('foyer_session', 'A'.repeat(43));
    visitors = { guest: await server.guest(), disabled, elsewhere, forged };
    await delay(promisedMs);
    for (const browser of [disabled, forged]) await browser.get('/user/me');
    await elsewhere.get('/user/me', { host: 'other.example' });
  });

  it.each(forMembers)('%s answers 401 to guests, disabled and foreign members and forged sessions', async (_, operation) => {
    for (const [who, browser] of Object.entries(visitors)) {
      const answer = await call(browser, operation, who === 'elsewhere' ? { host: 'other.example' } : {});
      expect([who, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([who, 401, 'unauthenticated']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('what changes something', () => {
  const writes = named(({ write, authz }) => write && authz.csrf !== false);

  it.each(writes)('%s is refused without the header, with another’s token, and from other sites', async (_, operation) => {
    const browser = operation.authz.actor === 'member' ? await server.login('member') : await server.guest();
    const foreign = (await server.login('superadmin')).cookies.get('csrf_token')!;
    for (const headers of [
      { 'x-csrf-token': '' },
      { 'x-csrf-token': foreign },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const answer = await call(browser, operation, headers);
      expect([headers, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([headers, 403, 'csrf_failed']);
    }
  });

  it('asks for no token where a mail program writes without a page, or another proof is sent, and nowhere else', () => {
    // Who adds one here must show that it changes nothing, as the forwarding of a service's form does, that it counts what any page of a website may say, or that it holds a secret of its own, as what a website's server has signed.
    expect(operations.filter(({ authz }) => authz.csrf === false).map(({ id }) => id)).toEqual([
      'forwardSocialLogin',
      'unsubscribeNewsletter',
      'createEmbedReport',
      'createEmbedToken',
    ]);
  });
});

describe('what changes something although it is read', () => {
  const reads = named(({ authz, write }) => Boolean(authz.sameOrigin) && !write);

  it.each(reads)('%s is refused when another site asks for it, also for its head alone', async (_, operation) => {
    const browser = await server.login('member');
    for (const method of ['GET', 'HEAD']) {
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }]) {
        expect((await call(browser, { ...operation, method }, headers)).statusCode).toBe(403);
      }
    }
    expect((await browser.get('/user/me')).json()).toMatchObject({ status: 'authenticated' });
  });

  it('holds logging out', () => {
    expect(reads.map(([id]) => id)).toContain('logout');
  });
});

describe('a member who has yet to agree to the terms', () => {
  let waiting: Browser;
  beforeAll(async () => {
    const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
    await db
      .update(orgs)
      .set({ settings: { ...org!.settings, terms: { version: '1' } } })
      .where(eq(orgs.id, ids.org));
    waiting = await server.guest();
    await delay(promisedMs);
    const answer = await waiting.post('/auth/login', { username: 'member', password });
    expect(answer.json()).toMatchObject({ agb_nda_accepted: false });
  });

  it.each(forMembers.filter(([, { authz }]) => !authz.beforeTerms))('is answered as a guest by %s', async (_, operation) => {
    expect((await call(waiting, operation)).statusCode).toBe(401);
  });
});
