// @embedded: rows held for an update
import { eq } from 'drizzle-orm';
import { type JWTPayload, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { listen, open, refusal } from '../../platform/realtime/realtime.test-helpers.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { embedSites, embedTokens } from '../../shared/embed/embed.tables.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { toggles, users } from '../../shared/people/people.tables.ts';
import { createEmbedRepository } from './embed.repository.ts';

const server = await testServer({ realtime: { pollMs: 200 } });
const { db } = server.database;
afterAll(() => server.close());

const page = 'https://intranet.example';
const portal = 'http://localhost';
const content = { name: 'Intranet', origins: [page, 'http://localhost:8080'], widgets: ['chat', 'occasions'], guests: true, enabled: true };

let admin: Browser;
let site: string;
let key: { id: string; secret: string };
const now = () => Math.floor(Date.now() / 1000);

async function newSite(change: Partial<typeof content> = {}): Promise<string> {
  const made = await admin.post('/studio/embed_sites', { key: randomUUID(), content: { ...content, ...change } });
  return made.json<{ id: string }>().id;
}
async function newKey(of: string): Promise<typeof key> {
  const { key: made, secret } = (await admin.post(`/studio/embed_sites/${of}/keys`)).json<{ key: { id: string }; secret: string }>();
  return { id: made.id, secret };
}
beforeAll(async () => {
  admin = await server.login('superadmin');
  site = await newSite();
  key = await newKey(site);
});

interface Made {
  claims?: JWTPayload;
  header?: Record<string, unknown>;
  secret?: string;
}
const sign = ({ claims = {}, header = {}, secret = key.secret }: Made = {}): Promise<string> =>
  new SignJWT({ iss: site, aud: portal, sub: 'member', jti: randomUUID(), iat: now(), exp: now() + 120, ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: key.id, ...header })
    .sign(new TextEncoder().encode(secret));

/** Calls as a page of a website does: without cookies, with its origin. */
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS', url: string, headers: Record<string, string> = {}, payload?: object) =>
  server.inject({ method, url: `/api/v2${url}`, headers: { host: 'localhost', origin: page, ...headers }, payload });
const exchange = (token: string, origin = page, of = site) => call('POST', '/embed/tokens', { origin }, { site: of, token });
const bearerOf = async (made?: Made): Promise<{ authorization: string }> => {
  const answer = await exchange(await sign(made));
  return { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
};
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

describe('pages of other origins', () => {
  it.each([
    ['a listed origin', page, page],
    ['another listed one', 'http://localhost:8080', 'http://localhost:8080'],
    ['a subdomain', 'https://a.intranet.example', undefined],
    ['the domain above', 'https://example', undefined],
    ['another port', 'https://intranet.example:8443', undefined],
    ['without encryption', 'http://intranet.example', undefined],
    ['one that begins alike', 'https://intranet.example.evil.example', undefined],
    ['a frame without an origin', 'null', undefined],
    ['another customer’s host', 'https://other.example', undefined],
  ])('%s', async (_name, origin, allowed) => {
    const preflight = await call('OPTIONS', '/occasions/feed', { origin, 'access-control-request-method': 'GET' });
    expect(preflight.statusCode).toBe(allowed ? 204 : 404);
    const answer = await call('GET', '/occasions/feed', { origin, 'x-foyer-site': site });
    for (const { headers } of [preflight, answer]) {
      expect(headers['access-control-allow-origin']).toBe(allowed);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(String(headers['vary'])).toMatch(/\bOrigin\b/);
    }
    expect(answer.statusCode).toBe(allowed ? 200 : 403);
    if (allowed) expect(preflight.headers['access-control-max-age']).toBe('7200');
    else expect(codeOf(answer)).toBe('origin_not_listed');
  });

  it('are not let in by the website of another customer, whose own portal knows it', async () => {
    const id = randomUUID();
    await db.insert(embedSites).values({ ...content, id, orgId: ids.otherOrg, origins: ['https://elsewhere.example'] });
    expect((await call('OPTIONS', '/occasions/feed', { origin: 'https://elsewhere.example' })).statusCode).toBe(404);
    expect((await call('OPTIONS', '/occasions/feed', { origin: 'https://elsewhere.example', host: 'other.example' })).statusCode).toBe(204);
    expect(codeOf(await call('GET', '/occasions/feed', { 'x-foyer-site': id }))).toBe('embed_site_unknown');
  });

  it('read what is wrong with their snippet, listed or not', async () => {
    const asked = async (id: string, origin: string) => {
      const answer = await call('GET', `/embed/sites/${id}`, { origin });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      return answer;
    };
    expect((await asked(site, page)).json()).toMatchObject({ widgets: ['chat', 'occasions'], guests: true, form_of_address: 'formal' });
    expect(codeOf(await asked(site, 'https://evil.example'))).toBe('origin_not_listed');
    expect(codeOf(await asked('unknown', page))).toBe('embed_site_unknown');
    const off = await newSite({ enabled: false });
    expect(codeOf(await asked(off, page))).toBe('embed_site_unknown');
  });
});

describe('a token of the customer’s server', () => {
  it('becomes one of the API, for a quarter of an hour', async () => {
    const answer = await exchange(await sign({ claims: { sub: ' MEMBER ' } }));
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 900, user_id: ids.users.member });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each<[string, Made, string]>([
    ['by another key', { secret: 'foyer_sk_anderes' }, 'token_signature'],
    ['by a key the website has not', { header: { kid: 'unknown' } }, 'token_key_unknown'],
    ['without a key', { header: { kid: undefined } }, 'token_malformed'],
    ['that has expired', { claims: { iat: now() - 290, exp: now() - 60 } }, 'token_expired'],
    ['that is not good yet', { claims: { iat: now() + 120, exp: now() + 240 } }, 'token_expired'],
    ['that is good for an hour', { claims: { exp: now() + 3600 } }, 'token_lifetime'],
    ['that is old and still good', { claims: { iat: now() - 400, exp: now() + 60 } }, 'token_lifetime'],
    ['for another service', { claims: { aud: 'https://else.example' } }, 'token_claim'],
    ['for another website', { claims: { iss: 'another' } }, 'token_claim'],
    ['without an id', { claims: { jti: undefined } }, 'token_claim'],
    ['without an end', { claims: { exp: undefined } }, 'token_claim'],
    ['without a member', { claims: { sub: undefined } }, 'token_claim'],
    ['of a member there is not', { claims: { sub: 'no-such-member' } }, 'member_unknown'],
    ['of another customer’s member', { claims: { sub: 'outsider' } }, 'member_unknown'],
  ])('%s is refused', async (_name, made, code) => {
    const answer = await exchange(await sign(made));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'embed_token_refused', errors: [{ field: 'token', code }] });
    // The page reads why.
    expect(answer.headers['access-control-allow-origin']).toBe(page);
  });

  it.each(['', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.', `${'x'.repeat(4000)}.y.z`])('that is none (%.20s) is refused', async (token) => {
    expect((await exchange(token)).json()).toMatchObject({ code: 'embed_token_refused', errors: [{ code: 'token_malformed' }] });
  });

  it('without a signature is refused, whatever it says of itself', async () => {
    const [, claims] = (await sign()).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: key.id })).toString('base64url');
    expect((await exchange(`${header}.${claims}.`)).json()).toMatchObject({ errors: [{ code: 'token_malformed' }] });
  });

  it('is good once, also for many at the same moment', async () => {
    const token = await sign();
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 401, 401, 401, 401]);
    expect(answers.find(({ statusCode }) => statusCode === 401)!.json()).toMatchObject({ errors: [{ code: 'token_used' }] });
  });

  it('is forgotten when its age alone refuses it', async () => {
    await exchange(await sign());
    expect(await db.$count(embedTokens)).toBeGreaterThan(0);
    await createEmbedRepository(db).deleteExpired(new Date(Date.now() + 600_000));
    expect(await db.$count(embedTokens)).toBe(0);
  });

  it('is refused from a page of another origin, and without one', async () => {
    expect(codeOf(await exchange(await sign(), 'https://evil.example'))).toBe('origin_not_listed');
    const without = await server.inject({ method: 'POST', url: '/api/v2/embed/tokens', payload: { site, token: await sign() } });
    expect(codeOf(without)).toBe('origin_not_listed');
  });

  it('asks a member to agree to the terms first', async () => {
    const [before] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
    const terms = { version: '2026-12', pageId: ids.pages.welcome };
    await db
      .update(orgs)
      .set({ settings: { ...before!.settings, terms } })
      .where(eq(orgs.id, ids.org));
    expect((await exchange(await sign())).json()).toMatchObject({ errors: [{ code: 'terms_open' }] });
    await db.update(orgs).set({ settings: before!.settings }).where(eq(orgs.id, ids.org));
  });

  it('of one member leaves those of others alone when it comes too often', async () => {
    const many = await Promise.all(Array.from({ length: 65 }, async () => exchange(await sign({ claims: { sub: 'editor' } }))));
    const refused = many.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
    expect((await exchange(await sign())).statusCode).toBe(201);
  });
});

describe('a widget that is signed in', () => {
  it('calls what its website shows, and nothing else', async () => {
    const bearer = await bearerOf();
    expect((await call('GET', '/conversations', bearer)).statusCode).toBe(200);
    expect((await call('GET', '/occasions/feed', bearer)).statusCode).toBe(200);
    // The website does not show the shop; the others are for no widget.
    for (const url of ['/carts/mine', '/activities', '/user/me/sessions', '/news', '/studio/embed_sites']) {
      expect([url, codeOf(await call('GET', url, bearer))]).toEqual([url, 'not_for_widgets']);
    }
  });

  it('writes without a CSRF token, which a browser’s session needs', async () => {
    const body = { read_receipts: false };
    const bearer = await bearerOf();
    const { statusCode } = await call('PUT', '/messages/preferences', bearer, body);
    expect(statusCode).not.toBe(403);
    const member = await server.login('member');
    const cookie = `foyer_session=${member.cookies.get('foyer_session')}`;
    expect(codeOf(await call('PUT', '/messages/preferences', { cookie }, body))).toBe('csrf_failed');
  });

  it('is not let in by its token in a cookie, nor a browser by its own as a bearer’s', async () => {
    const { authorization } = await bearerOf();
    const cookie = `foyer_session=${authorization.slice('Bearer '.length)}`;
    expect((await call('GET', '/conversations', { cookie })).statusCode).toBe(401);
    const member = await server.login('member');
    const own = { authorization: `Bearer ${member.cookies.get('foyer_session')}` };
    expect((await call('GET', '/conversations', own)).statusCode).toBe(401);
    // A wrong bearer is not made good by a right cookie.
    const both = { ...own, cookie: `foyer_session=${member.cookies.get('foyer_session')}` };
    expect((await call('GET', '/conversations', both)).statusCode).toBe(401);
  });

  it('is bound to the origin it was begun at', async () => {
    const bearer = await bearerOf();
    expect(codeOf(await call('GET', '/conversations', { ...bearer, origin: 'http://localhost:8080' }))).toBe('origin_not_listed');
  });

  it('has none of its member’s powers', async () => {
    const bearer = await bearerOf({ claims: { sub: 'superadmin' } });
    for (const url of ['/studio/embed_sites', '/studio/reports', '/user/me']) expect((await call('GET', url, bearer)).statusCode).toBe(403);
    const asked = { method: 'GET', url: '/api/v2/studio/embed_sites', headers: { host: 'localhost', ...bearer } } as const;
    expect((await server.inject(asked)).statusCode).toBe(403);
  });

  it('is no session of a browser: it is not listed, lives no longer for being used, and pushes none out', async () => {
    const member = await server.login('member');
    const listed = async () => (await member.get('/user/me/sessions')).json<unknown[]>();
    const before = JSON.stringify(await listed()).length;
    await bearerOf();
    expect(JSON.stringify(await listed()).length).toBe(before);
    const [row] = await db.select().from(sessions).where(eq(sessions.embedOrigin, page)).limit(1);
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBeLessThanOrEqual(15 * 60_000 + 1000);
  });

  it('is given whole addresses of media, which its pictures may be read by', async () => {
    await db.update(users).set({ imageId: ids.media.photo, birthday: '1990-01-01' }).where(eq(users.id, ids.users.editor));
    server.responses.forget(ids.org);
    const text = (await call('GET', '/occasions/feed', await bearerOf())).body;
    const [address] = /http:\/\/localhost\/api\/v2\/media\/[^"]+/.exec(text) ?? [];
    expect(address).toMatch(/grant=/);
    const read = (url: string) => server.inject({ method: 'GET', url: url.replace('http://localhost', '') });
    const answer = await read(address!);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    // Without the right it is its members' alone; for another medium, or changed, the right is none.
    expect((await read(address!.replace(/[?&]grant=[^&]*/, ''))).statusCode).toBe(404);
    expect((await read(address!.replace(/media\/[^?]+/, `media/${ids.media.file}`))).statusCode).toBe(404);
    expect((await read(address!.replace(ids.users.member, ids.users.superadmin))).statusCode).toBe(404);
    await db.update(users).set({ active: false }).where(eq(users.id, ids.users.member));
    expect((await read(address!)).statusCode).toBe(404);
    await db.update(users).set({ active: true }).where(eq(users.id, ids.users.member));
  });
});

it('a text that looks like the address of a medium breaks no answer, and gives no one more than they may see', async () => {
  const texts = ['/api/v2/media/%zz', `/api/v2/media/${ids.media.otherOrg}`, '/api/v2/media/../../secret', '/api/v2/media/a?w=96&grant=x'];
  const bearer = await bearerOf();
  const opened = await call('POST', '/messages/new_direct_message_conversation', bearer, { user_ids: [ids.users.editor] });
  const conversation = opened.json<{ conversation_id: string }>().conversation_id;
  for (const text of texts) {
    const sent = await call('POST', '/messages/create', bearer, { key: randomUUID(), recipient: conversation, text });
    expect(sent.statusCode).toBe(201);
  }
  const listed = await call('GET', `/conversations/${conversation}/messages`, bearer);
  expect(listed.statusCode).toBe(200);
  const [, path] = /http:\/\/localhost(\/api\/v2\/media\/other\.jpg\?grant=[^"]+)/.exec(listed.body)!;
  expect((await server.inject({ method: 'GET', url: path! })).statusCode).toBe(404);
});

describe('what is taken away stops within two seconds', () => {
  const within = async (read: () => Promise<number>, expected: number) => expect.poll(read, { timeout: 2_000 }).toBe(expected);

  it.each<[string, (own: { site: string; key: string }) => Promise<unknown>]>([
    ['the key', ({ site: id, key: of }) => admin.delete(`/studio/embed_sites/${id}/keys/${of}`)],
    ['the website', ({ site: id }) => admin.delete(`/studio/embed_sites/${id}`)],
    ['the switch', ({ site: id }) => admin.put(`/studio/embed_sites/${id}`, { ...content, enabled: false })],
    ['the origin', ({ site: id }) => admin.put(`/studio/embed_sites/${id}`, { ...content, origins: ['https://new.example'] })],
    ['the widget', ({ site: id }) => admin.put(`/studio/embed_sites/${id}`, { ...content, widgets: ['occasions'] })],
  ])('%s', async (_name, take) => {
    const of = await newSite();
    const made = await newKey(of);
    const token = await sign({ claims: { iss: of }, header: { kid: made.id }, secret: made.secret });
    const { access_token } = (await exchange(token, page, of)).json<{ access_token: string }>();
    const read = async () => (await call('GET', '/conversations', { authorization: `Bearer ${access_token}` })).statusCode;
    expect(await read()).toBe(200);
    await take({ site: of, key: made.id });
    await within(read, 401);
  });

  it('the password: who ends all sessions ends those of widgets', async () => {
    const bearer = await bearerOf();
    const member = await server.login('member');
    expect((await member.delete('/user/me/sessions')).statusCode).toBe(204);
    await within(async () => (await call('GET', '/conversations', bearer)).statusCode, 401);
  });
});

describe('visitors who are not signed in', () => {
  const feed = (headers: Record<string, string> = { 'x-foyer-site': site }) => call('GET', '/occasions/feed', headers);

  it('are shown those who let it themselves, and what is celebrated alone', async () => {
    await db
      .update(users)
      .set({ birthday: '1990-05-05', hiredOn: '2015-06-06', birthYearVisible: true, imageId: ids.media.photo })
      .where(eq(users.id, ids.users.member));
    server.responses.forget(ids.org);
    expect((await feed()).json()).toEqual({ results: [] });
    await db.insert(toggles).values({ userId: ids.users.member, key: 'websites', on: true });
    server.responses.forget(ids.org);
    const { results } = (await feed()).json<{ results: { type: string; date: object; user: { id: string; image: { url: string } } }[] }>();
    expect(results.map(({ type, user }) => [type, user.id])).toEqual(
      expect.arrayContaining([
        ['birthday', ids.users.member],
        ['anniversary', ids.users.member],
      ]),
    );
    expect(results.find(({ type }) => type === 'birthday')).toMatchObject({ date: { year: null }, is_birth_year_visible: false });
    const picture = JSON.stringify(results).match(/http:\/\/localhost(\/api\/v2\/media\/[^"]+)/)![1]!;
    expect((await server.inject({ method: 'GET', url: picture })).statusCode).toBe(200);
    // Who takes it back is gone, with their picture.
    await db.update(toggles).set({ on: false }).where(eq(toggles.userId, ids.users.member));
    server.responses.forget(ids.org);
    expect((await feed()).json()).toEqual({ results: [] });
    expect((await server.inject({ method: 'GET', url: picture })).statusCode).toBe(404);
  });

  it('are shown nothing where the website is not for them, and nothing but that', async () => {
    const closed = await newSite({ guests: false });
    expect((await feed({ 'x-foyer-site': closed })).statusCode).toBe(401);
    expect((await feed({})).statusCode).toBe(401);
    expect((await call('GET', '/user/me/congratulations', { 'x-foyer-site': site })).statusCode).toBe(401);
    expect((await call('GET', '/conversations', { 'x-foyer-site': site })).statusCode).toBe(401);
    expect(codeOf(await call('GET', '/carts/mine', { 'x-foyer-site': site }))).toBe('not_for_widgets');
  });
});

describe('the socket of a widget', () => {
  let address: string;
  beforeAll(async () => void (address = await listen(server.app)));
  const socket = async (token: string, origin = page) =>
    open(address, undefined, { origin, 'sec-websocket-protocol': `foyer, bearer.${token}` });
  const token = async () => (await bearerOf()).authorization.slice('Bearer '.length);

  it('is opened with its token, told of the chat alone, and closed with the key', async () => {
    const own = await newSite();
    const made = await newKey(own);
    const signed = await sign({ claims: { iss: own, aud: portal }, header: { kid: made.id }, secret: made.secret });
    const { access_token } = (await exchange(signed, page, own)).json<{ access_token: string }>();
    const opened = await socket(access_token);
    expect((await opened.hello).type).toBe('hello');
    expect(opened.socket.protocol).toBe('foyer');
    await delay(300);
    expect(opened.messages.filter(({ type }) => !/^(?:hello|heartbeat|chat_)/.test(type))).toEqual([]);
    await admin.delete(`/studio/embed_sites/${own}/keys/${made.id}`);
    expect((await opened.closed).code).toBe(4001);
  });

  it('is refused without a token, with one that is none, and from another origin', async () => {
    const status = (protocols: string, origin = page) => refusal(address, undefined, { origin, 'sec-websocket-protocol': protocols });
    expect(await status('foyer')).toBe(401);
    expect(await status('foyer, bearer.none')).toBe(401);
    expect(await status(`foyer, bearer.${await token()}`, 'https://evil.example')).toBe(403);
  });
});
