import type { PortalRenderer, RenderedLook, RenderedParts } from '@foyer/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { registerSecurity } from '../platform/http/security.ts';
import { createDocumentHandler } from './documents.ts';
import { fontHead } from './font-head.ts';
import { installableHead } from './installable/installable-head.ts';
import { themeHead } from './theme-head.ts';

type Render = PortalRenderer['render'];

let app: FastifyInstance;
afterEach(() => app.close());

/** An application with one API call, whose documents come from `render`. */
async function appWith(render: Render): Promise<FastifyInstance> {
  app = Fastify();
  await registerSecurity(app, { secure: false });
  app.get('/api/v2/user/me', async (request, reply) => {
    void reply.header('set-cookie', 'csrf_token=fresh; Path=/');
    return { cookie: request.headers.cookie ?? null, language: request.headers['accept-language'] ?? null };
  });
  const assets = {
    head: ({ sources, laterSources }: RenderedParts, nonce: string) => `<!--${sources.join()}|${laterSources.join()}|${nonce}-->`,
  };
  const renderer = { prepare: async () => undefined, render };
  app.setNotFoundHandler(createDocumentHandler(app, { build: null, assets: () => assets, renderer: async () => renderer }));
  return app;
}

const page = (target: Writable) => {
  // the head tag may be cut anywhere
  target.write('<!DOCTYPE html><html><head><title>Ü</title></he');
  target.write('ad><body>');
  target.end('Hallo</body></html>');
  return target;
};
const look: RenderedLook = { theme: null, scheme: 'system' };
const fonts = { pair: 'modern', urls: ['/assets/text.woff2'], known: false } as const;
const document: Render = async () => ({
  type: 'document',
  status: 404,
  locale: 'de_DE',
  indexable: false,
  look,
  fonts,
  sources: ['a.tsx'],
  laterSources: ['b.tsx'],
  pipe: page,
});

describe('documents', () => {
  it('have an address also where a request names no host', async () => {
    let asked = '';
    const app = await appWith(async (input) => {
      asked = input.url;
      return document(input);
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    client.end('GET /de_DE/login HTTP/1.0\r\nAccept: text/html\r\n\r\n').resume();
    await once(client, 'close');
    expect(asked).toBe('http://localhost/de_DE/login');
  });

  it.each([
    ['/de_DE/registration?redirect=%2Fnews', '/de_DE/registration?redirect=%2Fnews'],
    ['//evil.example/de_DE', '/'],
    ['/\\evil.example', '/'],
    ['/./..//evil.example', '/'],
  ])('are shown again where a browser without scripts sends a form to %s', async (url, location) => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await (await appWith(document)).inject({ method: 'POST', url, headers, payload: 'password=secret' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    ['POST', '/api/v2/nothing', 'text/html', 'application/x-www-form-urlencoded'],
    ['POST', '/de_DE', 'application/json', 'application/x-www-form-urlencoded'],
    ['POST', '/de_DE', 'text/html', 'application/json'],
    ['PUT', '/de_DE', 'text/html', 'application/x-www-form-urlencoded'],
  ] as const)('take no %s to %s that asks for %s and sends %s', async (method, url, accept, type) => {
    const answer = await (await appWith(document)).inject({ method, url, headers: { accept, 'content-type': type }, payload: '1' });
    expect(answer.statusCode).toBe(404);
  });

  it('carry status, language, and assets with the nonce of the policy', async () => {
    const answer = await (await appWith(document)).inject({ url: '/de_DE/404', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'de-DE',
      'cache-control': 'no-store',
    });
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))![1];
    expect(answer.body).toBe(
      `<!DOCTYPE html><html><head><title>Ü</title>${fontHead(fonts, nonce!)}<!--a.tsx|b.tsx|${nonce}-->${themeHead(look, nonce!)}${installableHead('de_DE', null, undefined)}</head><body>Hallo</body></html>`,
    );
  });

  it('are nothing for search engines unless everybody may read them', async () => {
    const ask = { url: '/de_DE', headers: { accept: 'text/html' } };
    expect((await (await appWith(document)).inject(ask)).headers['x-robots-tag']).toBe('noindex');
    await app.close();
    const open: Render = async () => ({
      type: 'document',
      status: 200,
      locale: 'de_DE',
      indexable: true,
      look,
      fonts,
      sources: [],
      laterSources: [],
      pipe: page,
    });
    expect((await (await appWith(open)).inject(ask)).headers).not.toHaveProperty('x-robots-tag');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('are compressed for browsers that accept %s', async (accepted, encoding, decompress) => {
    const answer = await (await appWith(document)).inject({ url: '/', headers: { accept: 'text/html', 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.rawPayload).toString()).toContain('Hallo</body></html>');
  });

  it('are given up without an error when the visitor goes on meanwhile', async () => {
    let asked = (): void => undefined;
    const begun = new Promise<void>((resolve) => (asked = resolve));
    let ended: string | undefined;
    const slow: Render = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        asked();
      });
    const server = await appWith(slow);
    server.setErrorHandler((error: Error) => void (ended = error.name));
    server.addHook('onRequestAbort', async (_request) => void (ended ??= 'aborted'));
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const visitor = new AbortController();
    const visit = fetch(url, { headers: { accept: 'text/html' }, signal: visitor.signal }).catch((error: Error) => error.name);
    await begun;
    visitor.abort();
    expect(await visit).toBe('AbortError');
    await expect.poll(() => ended).toBe('aborted');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ended).toBe('aborted');
  });

  it('redirect where the portal says so', async () => {
    const redirect: Render = async () => ({ type: 'redirect', status: 302, location: '/de_DE/login' });
    const answer = await (await appWith(redirect)).inject({ url: '/', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/de_DE/login']);
  });

  it('reach the API as the visitor, and pass on the cookies it sets', async () => {
    let seen: unknown;
    const asking: Render = async (input) => {
      const request = new Request(new URL('/api/v2/user/me', input.url), { headers: { 'accept-language': 'fr-FR' } });
      seen = await (await input.fetch(request)).json();
      return { type: 'document', status: 200, locale: 'fr_FR', indexable: false, look, fonts, sources: [], laterSources: [], pipe: page };
    };
    const answer = await (await appWith(asking)).inject({ url: '/', headers: { accept: 'text/html', cookie: 'foyer_session=x' } });
    expect(seen).toEqual({ cookie: 'foyer_session=x', language: 'fr-FR' });
    expect(answer.headers['set-cookie']).toContain('csrf_token=fresh; Path=/');
  });

  it.each([
    ['POST', '/de_DE'],
    ['GET', '/assets/gone-1.js'],
    ['GET', '/api/nowhere'],
  ] as const)('%s %s is answered with the problem form', async (method, url) => {
    const answer = await (await appWith(document)).inject({ method, url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});
