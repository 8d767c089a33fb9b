import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveWebsite, type Website } from '../testing/website.ts';
import { createOutboundAgent, type Lookup } from './connector.ts';
import { OutboundError } from './outbound.error.ts';
import { createOutbound, type Outbound, type OutboundCall } from './outbound.ts';

const megabyte = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(50 * megabyte));
/** Never reached, however busy the machine is; where a website never answers, the short one is all there is to wait for. */
const [timeoutMs, shortMs] = [30_000, 400];

let site: Website;
let inner: Website;
let outbound: Outbound;
let impatient: Outbound;
let sent = 0;
let poured: Promise<void> = Promise.resolve();

/** Writes without end, until the reader hangs up. */
async function pour(response: ServerResponse, pauseMs: number): Promise<void> {
  for (sent = 0; !response.destroyed && sent < 60 * megabyte; sent += 64 * 1024) {
    if (!response.write(Buffer.alloc(64 * 1024, 'a'))) await wait(1);
    if (pauseMs) await wait(pauseMs);
  }
  response.end();
}

beforeAll(async () => {
  inner = await serveWebsite((_request, response) => response.end('inner secret'));
  site = await serveWebsite((incoming, response) => {
    const path = incoming.url ?? '';
    const redirect = (location: string): void => void response.writeHead(302, { location }).end();
    if (path === '/fine') return void response.writeHead(200, { etag: '"a"', 'content-type': 'text/xml' }).end('<rss/>');
    if (path === '/new' && incoming.headers['if-none-match'] === '"a"') return void response.writeHead(304).end();
    if (path === '/moved') return redirect('/fine');
    if (path === '/inside') return redirect(`${inner.origin}/`);
    if (path === '/file') return redirect('file:///etc/passwd');
    if (path.startsWith('/loop')) return redirect(`/loop${Math.random()}`);
    if (path === '/mute') return undefined;
    if (path === '/endless') return void (poured = pour(response, 0));
    if (path === '/trickle') return void pour(response, 50);
    if (path === '/says-large') return void response.writeHead(200, { 'content-length': 50 * megabyte }).write('a');
    if (path === '/bomb') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    if (path === '/brotli') return void response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('packed'));
    if (path === '/odd') return void response.writeHead(200, { 'content-encoding': 'zstd' }).end('x');
    if (path === '/twice') return void response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync('x')));
    if (path === '/torn') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('torn').subarray(0, 12));
    if (path === '/no-gzip') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain');
    if (path === '/busy') return void response.writeHead(503, { 'retry-after': '120' }).end();
    if (path === '/cut') return void response.socket?.destroy();
    return void response.writeHead(404).end();
  });
  outbound = createOutbound({ allowed: [site.host], timeoutMs });
  impatient = createOutbound({ allowed: [site.host], timeoutMs: shortMs });
});
afterEach(() => {
  inner.asked.length = 0;
});
afterAll(async () => {
  await Promise.all([outbound.close(), impatient.close()]);
  await Promise.all([site.close(), inner.close()]);
});

const get = (path: string, call: Partial<OutboundCall> = {}, by = outbound) => by.get(site.origin + path, { accept: 'text/xml', ...call });
const failure = async (call: Promise<unknown>): Promise<OutboundError> => {
  const error = await call.then(
    () => new Error('It came to an answer'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OutboundError);
  return error as OutboundError;
};

describe('a call to another website', () => {
  it('brings what it answers, and says who asks', async () => {
    const answer = await get('/fine');
    expect([String(answer.body), answer.headers['etag'], answer.url]).toEqual(['<rss/>', '"a"', `${site.origin}/fine`]);
    expect(site.asked.at(-1)?.headers).toMatchObject({ accept: 'text/xml', 'user-agent': expect.stringContaining('Foyer') });
    expect(site.asked.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  it('learns that nothing is new', async () => {
    expect(await get('/new', { headers: { 'if-none-match': '"a"' } })).toMatchObject({ unchanged: true });
  });

  it('follows redirects, but not for ever', async () => {
    expect((await get('/moved')).url).toBe(`${site.origin}/fine`);
    expect((await failure(get('/loop'))).reason).toBe('too_many_redirects');
  });

  it('reads packed answers', async () => {
    expect(String((await get('/brotli')).body)).toBe('packed');
  });

  it.each([
    ['/gone', { reason: 'status', status: 404, retryAfter: null }],
    ['/busy', { reason: 'status', status: 503, retryAfter: 120 }],
    ['/cut', { reason: 'unreachable' }],
    ['/endless', { reason: 'too_large' }],
    ['/says-large', { reason: 'too_large' }],
    ['/bomb', { reason: 'too_large' }],
    ['/odd', { reason: 'encoding' }],
    ['/twice', { reason: 'encoding' }],
    ['/torn', { reason: 'encoding' }],
    ['/no-gzip', { reason: 'encoding' }],
    ['/file', { reason: 'bad_address' }],
  ])('to %s comes to %j', async (path, expected) => {
    expect(await failure(get(path))).toMatchObject(expected);
  });

  it.each(['/mute', '/trickle'])('to %s ends when its time is over', async (path) => {
    expect(await failure(get(path, {}, impatient))).toMatchObject({ reason: 'timeout' });
  });

  it('stops reading at the limit', async () => {
    await failure(get('/endless'));
    await poured;
    expect(sent).toBeLessThan(20 * megabyte);
  });

  it('takes more where more is asked for', async () => {
    expect((await failure(get('/fine', { maxBytes: 5 }))).reason).toBe('too_large');
    expect((await get('/fine', { maxBytes: 6 })).body).toHaveLength(6);
  });

  it('ends when it is aborted', async () => {
    const stop = new AbortController();
    const call = failure(get('/mute', { signal: stop.signal }));
    setTimeout(() => stop.abort(), 30);
    expect((await call).reason).toBe('stopped');
  });

  it('does not report paths, which may hold secrets', async () => {
    expect((await failure(get('/gone?token=geheim'))).message).not.toContain('geheim');
  });
});

describe('an address inside the network', () => {
  it('is not called by its own name', async () => {
    const port = inner.host.split(':')[1]!;
    for (const host of ['127.0.0.1', 'localhost', '127.1', '[::1]', '[::ffff:127.0.0.1]']) {
      expect((await failure(outbound.get(`http://${host}:${port}/`, { accept: '*/*' }))).reason, host).toBe('forbidden_address');
    }
    expect((await failure(outbound.get('http://127.0.0.1/', { accept: '*/*' }))).reason).toBe('forbidden_address');
    expect(inner.asked).toEqual([]);
  });

  it('is not called by a redirect', async () => {
    expect((await failure(get('/inside'))).reason).toBe('forbidden_address');
    expect(inner.asked).toEqual([]);
  });

  it.each([
    ['the machine itself', ['127.0.0.1']],
    ['the machine itself, as IPv6', ['::1']],
    ['an IPv4 address written as IPv6', ['::ffff:10.0.0.7']],
    ['a cloud’s keys', ['169.254.169.254']],
    ['something public and something private', ['93.184.216.34', '192.168.0.1']],
    ['nothing', []],
  ])('is not called where a name resolves to %s', async (_, addresses) => {
    const lookup: Lookup = (_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const other = createOutbound({ timeoutMs, lookup });
    expect((await failure(other.get('http://feeds.example/', { accept: '*/*' }))).reason).toBe('forbidden_address');
    await other.close();
  });

  it('is refused by the connection as well, where Node asks no lookup', async () => {
    const agent = createOutboundAgent([], timeoutMs);
    await expect(request(`${inner.origin}/`, { dispatcher: agent })).rejects.toMatchObject({ reason: 'forbidden_address' });
    await agent.destroy();
    expect(inner.asked).toEqual([]);
  });

  it('is called where a name is allowed by the operator', async () => {
    const port = inner.host.split(':')[1]!;
    const other = createOutbound({ timeoutMs, allowed: [`localhost:${port}`] });
    expect(String((await other.get(`http://localhost:${port}/`, { accept: '*/*' })).body)).toBe('inner secret');
    await other.close();
  });
});

it('reports that a name is unknown', async () => {
  const lookup: Lookup = (_host, _options, done) => done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
  const other = createOutbound({ timeoutMs, lookup });
  expect(await failure(other.get('http://nobody.example/', { accept: '*/*' }))).toMatchObject({
    reason: 'unreachable',
    message: 'nobody.example could not be reached (ENOTFOUND)',
  });
  await other.close();
});
