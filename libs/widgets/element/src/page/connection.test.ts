import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ahead, askAhead } from '../element/ahead.ts';
import { connectionOf } from './connection.ts';

/** Each test has a portal of its own: what was asked of one is shared by all widgets. */
let portals = 0;
let server: string;
/** What the portal was asked, and with which token of the page. */
let asked: string[];

beforeEach(() => {
  portals += 1;
  server = `https://portal-${portals}.example/api/v2`;
  asked = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = request.url.slice(server.length);
    const { token } = request.method === 'POST' ? ((await request.json()) as { token: string }) : { token: '' };
    asked.push(`${request.method} ${path} ${token}`.trim());
    if (path !== '/embed/tokens') return Response.json({ id: 'site', widgets: [] });
    return Response.json({ token: `session of ${token}`, expires_in: 900, user_id: token });
  });
});
afterEach(() => vi.unstubAllGlobals());

const ana = async () => 'ana';
const ben = async () => 'ben';
const userOf = async (identify?: () => Promise<string>) =>
  (await connectionOf({ server, site: 'site', identify, ahead }).member).value?.userId;

it('takes what was asked for while its code was on its way, and asks nothing twice', async () => {
  askAhead(server, 'site', ana);
  askAhead(server, 'site', ana);
  const connection = connectionOf({ server, site: 'site', identify: ana, ahead });
  expect((await connection.site).value).toMatchObject({ id: 'site' });
  expect((await connection.member).value?.userId).toBe('ana');
  expect(asked).toEqual(['GET /embed/sites/site', 'POST /embed/tokens ana']);
});

it('gives no one the session of a visitor whom the page signed in another way', async () => {
  askAhead(server, 'site', ana);
  expect(await userOf(ben)).toBe('ben');
  expect(await userOf()).toBeUndefined();
  expect(await userOf(ana)).toBe('ana');
});

it('says what the page’s own server failed with', async () => {
  const failing = async () => {
    throw new Error('no token today');
  };
  askAhead(server, 'site', failing);
  const { fault } = await connectionOf({ server, site: 'site', identify: failing, ahead }).member;
  expect(fault?.message).toBe('no token today');
});
