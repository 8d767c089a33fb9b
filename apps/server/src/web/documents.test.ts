import type { PortalRenderer, RenderedDocument, RenderedHead, RenderedLook, RenderedParts } from '@foyer/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
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
    styles: (sources: readonly string[], nonce: string) => `<!--styles ${sources.join()}|${nonce}-->`,
    moreStyles: ({ sources, laterSources }: RenderedParts, sent: readonly string[], nonce: string) =>
      `<!--more ${[...sources, ...laterSources].filter((source) => !sent.includes(source)).join()}|${nonce}-->`,
    scripts: ({ sources }: RenderedParts, nonce: string) => `<!--scripts ${sources.join()}|${nonce}-->`,
  };
  const renderFailure: PortalRenderer['renderFailure'] = () => ({
    html: `${opening}</head><body>Failed</body></html>`,
    more: [],
    sources: [],
    laterSources: ['error.tsx'],
  });
  const renderer = { prepare: async () => undefined, render, renderFailure };
  const resolveCaller = () => Promise.reject(new Error('Nothing here is for members.'));
  app.setNotFoundHandler(createDocumentHandler(app, { build: null, assets: () => assets, renderer: async () => renderer }, resolveCaller));
  return app;
}

const opening = '<!DOCTYPE html><html lang="de-DE"><head>';
/** A document in the parts in which it comes. */
const parts = { html: `${opening}<title>Ü</title></head><body>Hal`, more: [Buffer.from('lo'), '</body></html>'] };
const look: RenderedLook = { theme: null, scheme: 'system' };
const fonts = { pair: 'modern', urls: ['/assets/text.woff2'], known: false } as const;
const head: RenderedHead = { opening, locale: 'de_DE', form: 'formal', look, fonts, sources: ['a.tsx'] };
const rendered: RenderedDocument = { ...head, type: 'document', status: 404, indexable: false, laterSources: ['b.tsx'], ...parts };
const document: Render = async () => rendered;

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
      `${opening}<title>Ü</title>${fontHead(fonts, nonce!)}<!--styles a.tsx,b.tsx|${nonce}-->${themeHead(look, nonce!)}${installableHead('de_DE', null, undefined)}<!--scripts a.tsx|${nonce}--></head><body>Hallo</body></html>`,
    );
  });

  it('are nothing for search engines unless everybody may read them', async () => {
    const ask = { url: '/de_DE', headers: { accept: 'text/html' } };
    expect((await (await appWith(document)).inject(ask)).headers['x-robots-tag']).toBe('noindex');
    await app.close();
    const open: Render = async () => ({ ...rendered, status: 200, indexable: true });
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
      return { ...rendered, status: 200, locale: 'fr_FR' };
    };
    const answer = await (await appWith(asking)).inject({ url: '/', headers: { accept: 'text/html', cookie: 'foyer_session=x' } });
    expect(seen).toEqual({ cookie: 'foyer_session=x', language: 'fr-FR' });
    expect(answer.headers['set-cookie']).toContain('csrf_token=fresh; Path=/');
  });

  describe('that are certain before their data are read', () => {
    const newHead = { ...head, sources: ['a.tsx'] };
    const ask = { url: '/de_DE', headers: { accept: 'text/html' } };
    const later: Render = async ({ onCertain }) => {
      await onCertain?.(newHead);
      return { ...rendered, status: 500, sources: ['a.tsx', 'module.tsx'] };
    };

    it('are the same document, in two parts', async () => {
      const answer = await (await appWith(later)).inject(ask);
      const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))![1];
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.body).toBe(
        `${opening}${fontHead(fonts, nonce!)}<!--styles a.tsx|${nonce}-->${themeHead(look, nonce!)}${installableHead('de_DE', null, undefined)}<title>Ü</title><!--more module.tsx,b.tsx|${nonce}--><!--scripts a.tsx,module.tsx|${nonce}--></head><body>Hallo</body></html>`,
      );
    });

    it.each(['br', 'gzip', 'identity'])('send their head at once, before anything else is rendered (%s)', async (encoding) => {
      let goOn = (): void => undefined;
      const read = new Promise<void>((resolve) => (goOn = resolve));
      let [socket, written] = [undefined as Socket | undefined, 0];
      const waiting: Render = async (input) => {
        const view = await later(input);
        written = socket!.bytesWritten;
        await read;
        return view;
      };
      const app = await appWith(waiting);
      app.server.once('connection', (connection) => (socket = connection));
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': encoding } });
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (!text.includes('<link rel="manifest"')) text += (await reader.read()).value;
      expect(text.startsWith(opening)).toBe(true);
      expect(written).toBeGreaterThan(0);
      expect(text).not.toContain('Hallo');
      goOn();
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
      expect(text.endsWith('Hallo</body></html>')).toBe(true);
    });

    it.each([
      ['fails', () => Promise.reject(new Error('broken'))],
      ['leads elsewhere', async () => ({ type: 'redirect', status: 302, location: '/de_DE/404' }) as const],
    ])('end with the page for a failure, and without the scripts, where rendering %s', async (_case, end) => {
      const logged: string[] = [];
      const failing: Render = async ({ onCertain }) => {
        await onCertain?.(newHead);
        return end();
      };
      const app = await appWith(failing);
      app.addHook('onRequest', async (request) => {
        request.log.error = ((_: object, text: string) => void logged.push(text)) as typeof request.log.error;
      });
      const answer = await app.inject(ask);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch(/<!--more error\.tsx\|[^>]*--><\/head><body>Failed<\/body><\/html>$/);
      expect(answer.body).not.toContain('<!--scripts');
      expect(logged).toEqual(['The portal could not render']);
    });
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
