import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { ids } from '../../test/fixture.ts';
import { testServer } from '../../test/harness.ts';
import type { ResolveCaller } from '../platform/http/caller.ts';
import { orgs } from '../platform/orgs/orgs.tables.ts';
import { createInProcessFetch } from './in-process-fetch.ts';

let resolve: ResolveCaller;
const server = await testServer({
  settingsMaxAgeMs: 1000,
  web: async (_app, { resolveCaller }) => void (resolve = resolveCaller),
});
const { app, database, responses } = server;
const inject = vi.spyOn(app, 'inject');
afterAll(() => server.close());

let [member, editor, outsider, guest]: Browser[] = [];
beforeAll(async () => {
  [member, editor, guest] = [await server.login('member'), await server.login('editor'), await server.guest()];
  outsider = await (await Browser.open(server.inject, 'other.example')).login('outsider');
});

let fetchAs: ReturnType<typeof createInProcessFetch>;
beforeEach(() => {
  fetchAs = createInProcessFetch(app, resolve);
  responses.forget(ids.org);
  responses.forget(ids.otherOrg);
  inject.mockClear();
});

/** As a document of this visitor asks the API. */
async function ask({ headers }: Browser, path: string, language: string | null = 'de-DE') {
  const visitor = { headers, ip: '127.0.0.1', host: headers['host'], query: {}, cookies: {} };
  const cookies = Object.fromEntries((headers['cookie'] ?? '').split('; ').map((cookie) => cookie.split('=') as [string, string]));
  const request = new Request(`http://localhost/api/v2${path}`, { headers: language === null ? {} : { 'accept-language': language } });
  const response = await fetchAs({ ...visitor, cookies } as unknown as FastifyRequest).fetch(request);
  return { status: response.status, json: await response.json() };
}

/** How many calls of the API it took. */
async function callsOf(work: () => Promise<unknown>): Promise<number> {
  inject.mockClear();
  await work();
  return inject.mock.calls.length;
}

const forAnyone = ['/settings?locale=de_DE', '/languages', '/legal_pages?locale=de_DE', '/languages/de_DE'];

it.each(forAnyone)('%s is asked for once for all visitors, and says what a call would', async (path) => {
  const first = await ask(member!, path);
  expect(first.status).toBe(200);
  expect(first.json).toEqual((await member!.get(path, { 'accept-language': 'de-DE' })).json());
  expect(await callsOf(async () => expect(await ask(editor!, path)).toEqual(first))).toBe(0);
  expect(await callsOf(async () => expect(await ask(guest!, path)).toEqual(first))).toBe(0);
});

it('the menu is asked for once for all members, and refused to guests', async () => {
  const first = await ask(member!, '/menu?locale=de_DE');
  expect(first.status).toBe(200);
  expect(await callsOf(async () => expect(await ask(editor!, '/menu?locale=de_DE')).toEqual(first))).toBe(0);
  expect((await ask(guest!, '/menu?locale=de_DE')).status).toBe(401);
});

it('a customer is never given what another was, nor a member of one at the address of another', async () => {
  const path = '/settings?locale=de_DE';
  const [own, theirs] = [await ask(member!, path), await ask(outsider!, path)];
  expect(theirs.json).not.toEqual(own.json);
  await ask(member!, '/menu?locale=de_DE');
  const elsewhere = new Browser(server.inject, 'localhost');
  outsider!.cookies.forEach((value, name) => elsewhere.cookies.set(name, value));
  expect((await ask(elsewhere, '/menu?locale=de_DE')).status).toBe(401);
});

it('languages are kept apart, and where none is named the member is asked', async () => {
  await ask(member!, '/settings', 'de-DE');
  expect(await callsOf(() => ask(member!, '/settings', 'en-GB'))).toBe(1);
  expect(await callsOf(() => ask(member!, '/settings', null))).toBe(1);
  expect(await callsOf(() => ask(editor!, '/settings', null))).toBe(1);
});

it('what has changed is asked for again', async () => {
  const path = '/settings?locale=de_DE';
  await ask(member!, path);
  await database.db.update(orgs).set({ name: 'Renamed since' }).where(eq(orgs.id, ids.org));
  responses.forget(ids.org);
  expect(await ask(editor!, path)).toMatchObject({ json: { organisation: { name: 'Renamed since' } } });
});

it('what is a member’s own is asked for each time', async () => {
  for (const path of ['/user/me', '/activities/unread', '/user/me/confirmations']) {
    await ask(member!, path);
    expect(await callsOf(() => ask(member!, path))).toBe(1);
  }
  const [own, theirs] = [await ask(member!, '/user/me'), await ask(editor!, '/user/me')];
  expect(theirs.json).not.toEqual(own.json);
});

it('no document can change what others share', async () => {
  const { json } = await ask(member!, '/settings?locale=de_DE');
  expect(Object.isFrozen(json) && Object.isFrozen((json as { organisation: object }).organisation)).toBe(true);
});
