import type { FastifyReply } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { secrets } from '../db/secrets.tables.ts';
import { createCsrf } from './csrf.ts';

const server = await testServer({ env: { PUBLIC_URL: 'https://portal.example' } });
afterAll(() => server.close());

const body = { type: 'news', id: 'article-1', like: true };

/** A member likes an article, with the given header and cookie in place of the right ones. */
async function like(
  browser: Browser,
  { token, cookie = token, headers = {} }: { token?: string; cookie?: string; headers?: Record<string, string> },
) {
  if (cookie === undefined) browser.cookies.delete('csrf_token');
  else browser.cookies.set('csrf_token', cookie);
  const answer = await browser.put('/likes', body, { 'x-csrf-token': token ?? '', ...headers });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code, cookies: answer.cookies };
}

const refused = { status: 403, code: 'csrf_failed' };
const tokenOf = (browser: Browser): string => browser.cookies.get('csrf_token')!;

/** The token with its last character exchanged. */
const forge = (token: string): string => token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.at(-1);

describe('a member’s write', () => {
  it('passes with the token in header and cookie', async () => {
    const browser = await server.login('member');
    expect(await like(browser, { token: tokenOf(browser) })).toMatchObject({ status: 200 });
  });

  it.each<[string, (own: string, others: { guest: string; editor: string }) => { token?: string; cookie?: string }]>([
    ['neither header nor cookie', () => ({})],
    ['an empty header', (own) => ({ token: '', cookie: own })],
    ['an empty header and cookie', () => ({ token: '', cookie: '' })],
    ['no cookie', (own) => ({ token: own, cookie: '' })],
    ['a header that differs', (own) => ({ token: forge(own), cookie: own })],
    ['a forged token', (own) => ({ token: forge(own) })],
    ['a shortened token', (own) => ({ token: own.slice(0, -1) })],
    ['a made-up token', () => ({ token: 'A'.repeat(43) })],
    ['another session’s token', (_, { editor }) => ({ token: editor })],
    ['a guest’s token', (_, { guest }) => ({ token: guest })],
    ['a token in letters of many bytes', () => ({ token: encodeURIComponent('ü'.repeat(43)) })],
  ])('fails with %s', async (_, choose) => {
    const [browser, guest, editor] = await Promise.all([server.login('member'), server.guest(), server.login('editor')]);
    const chosen = choose(tokenOf(browser), { guest: tokenOf(guest), editor: tokenOf(editor) });
    expect(await like(browser, chosen)).toMatchObject(refused);
  });

  it.each<[string, Record<string, string>, number]>([
    ['a page of the same origin', { 'sec-fetch-site': 'same-origin', origin: 'https://portal.example' }, 200],
    ['the same host, whatever is in front of the server', { origin: 'http://localhost' }, 200],
    ['a client that sends neither', {}, 200],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['a foreign origin that claims to be ours', { 'sec-fetch-site': 'same-origin', origin: 'https://portal.example.evil.example' }, 403],
    ['our host on another port', { origin: 'https://portal.example:8443' }, 403],
    ['our host without https', { origin: 'http://portal.example' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    ['no origin at all', { origin: '' }, 403],
    ['nonsense', { origin: 'https://' }, 403],
  ])('from %s answers as it should', async (_, headers, status) => {
    const browser = await server.login('member');
    const answer = await like(browser, { token: tokenOf(browser), headers });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer).toMatchObject({ code: 'csrf_failed', cookies: [] });
  });
});

describe('a guest’s write', () => {
  const login = (browser: Browser) => browser.post('/auth/login', { username: 'member', password });

  it('fails without a token, with a forged one, with a member’s and with half of one', async () => {
    const member = tokenOf(await server.login('editor'));
    const right = tokenOf(await server.guest());
    for (const token of [undefined, '', forge(right), member, '.', right.split('.')[0]!, `.${right.split('.')[1]!}`]) {
      const browser = new Browser(server.inject);
      if (token !== undefined) browser.cookies.set('csrf_token', token);
      expect((await login(browser)).json()).toMatchObject(refused);
    }
  });

  it('fails when another site makes it', async () => {
    const browser = await server.guest();
    const answer = await browser.post('/auth/login', { username: 'member', password }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.json()).toMatchObject(refused);
  });

  it('fails after login with the token from before', async () => {
    const browser = await server.guest();
    const before = tokenOf(browser);
    await login(browser);
    expect(await like(browser, { token: before })).toMatchObject(refused);
  });

  it('passes at the second try where the session has ended meanwhile', async () => {
    const browser = await server.login('member');
    browser.cookies.delete('__Host-foyer_session');
    expect((await login(browser)).json()).toMatchObject(refused);
    expect((await login(browser)).statusCode).toBe(200);
  });
});

it('a refusal of our own page brings the right cookie; one that only lacked the header keeps it', async () => {
  const browser = await server.login('member');
  const own = tokenOf(browser);
  expect((await like(browser, { token: forge(own) })).cookies).toMatchObject([
    { name: 'csrf_token', value: own, secure: true, sameSite: 'Lax' },
  ]);
  const guest = await server.guest();
  const before = tokenOf(guest);
  await guest.post('/auth/login', { username: 'member', password }, { 'x-csrf-token': '' });
  expect(tokenOf(guest)).toBe(before);
});

it('the key is made once, however many processes start together', async () => {
  const { db } = server.database;
  await db.delete(secrets);
  const processes = await Promise.all(Array.from({ length: 6 }, () => createCsrf({ config: server.config, db })));
  const reply = { setCookie: () => reply } as unknown as FastifyReply;
  expect(new Set(processes.map((csrf) => csrf.renewCookie(reply, 'session'))).size).toBe(1);
  expect(await db.select().from(secrets)).toHaveLength(1);
});
