import { afterEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from './harness.ts';

let server: TestServer;
afterEach(() => server.close());

describe('the address of a visitor', () => {
  it.each([
    [0, '203.0.113.9, 198.51.100.7', '127.0.0.1'],
    [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    [2, '203.0.113.9, 198.51.100.7', '203.0.113.9'],
    // what a client wrote itself is further left and is never reached
    [1, '10.0.0.1, 192.0.2.1, 198.51.100.7', '198.51.100.7'],
  ])('behind %i proxies that forward "%s" is %s', async (proxies, forwarded, expected) => {
    server = await testServer({
      env: { TRUSTED_PROXIES: String(proxies) },
      web: async (app) => void app.get('/ip', async (request) => request.ip),
    });
    const answer = await server.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } });
    expect(answer.body).toBe(expected);
  });
});
