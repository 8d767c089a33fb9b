import { afterAll, expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { isHost } from './hosts.ts';

/** As a document does, which makes its own address of the host. */
const server = await testServer({
  env: { TRUSTED_PROXIES: '1' },
  web: async (app) => void app.get('/page', async ({ host, url }) => new URL(`http://${host}${url}`).host),
});
afterAll(() => server.close());

const malformed = [
  'a b',
  'a/b',
  'a@b',
  'a?b',
  'a#b',
  'a\\b',
  '[::1',
  'a:99999',
  'a:b',
  '%',
  '%zz',
  '<script>',
  '256.0.0.1',
  'xn--ü',

  ':80',
  '[]',
];
const wellFormed = [
  'localhost',
  'localhost:4300',
  'Community.Example',
  '127.0.0.1:1',
  '[::1]:4300',
  'foyer_1:80',
  'xn--mnchen-3ya.example',
];

it.each(malformed)('the host %s is refused', async (host) => {
  expect(isHost(host)).toBe(false);
  for (const headers of [{ host }, { host: 'localhost', 'x-forwarded-host': host }, { host, 'x-forwarded-host': `localhost, ${host}` }]) {
    for (const url of ['/page', '/api/v2/settings', '/health']) {
      const answer = await server.app.inject({ url, headers });
      expect([headers, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([headers, 400, 'malformed_request']);
    }
  }
});

it.each(wellFormed)('the host %s is taken', async (host) => {
  expect((await server.app.inject({ url: '/page', headers: { host } })).statusCode).toBe(200);
});
