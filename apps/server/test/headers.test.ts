import { localePath, paths } from '@foyer/links';
import { afterAll, describe, expect, it } from 'vitest';
import { testServer } from './harness.ts';

const server = await testServer({
  env: { PUBLIC_URL: 'https://community.example' },
  web: async (app) => {
    app.get('/page', async (request, reply) => reply.type('text/html').send(request.cspNonce));
    app.setNotFoundHandler(async (_request, reply) => reply.code(404).type('text/html').send('the portal'));
  },
});
afterAll(() => server.close());

const policyOf = (answer: { headers: Record<string, unknown> }): Record<string, string> =>
  Object.fromEntries(
    String(answer.headers['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s) as [string, string]),
  );

describe('the headers', () => {
  it('of a page allow our own files and what carries this answer’s nonce', async () => {
    const [first, second] = [await server.inject({ url: '/page' }), await server.inject({ url: '/page' })];
    expect(first.body).not.toBe(second.body);
    expect(policyOf(first)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' 'nonce-${first.body}'`,
      'style-src': `'self' 'nonce-${first.body}'`,
      'style-src-attr': expect.stringMatching(/^'unsafe-hashes'( 'sha256-[\w+/]{43}=')+$/) as string,
      'img-src': "'self' data: blob:",
      'media-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'object-src': "'none'",
    });
  });

  it('let the studio’s preview of a page stand in a frame of ours, and nothing else', async () => {
    const headersOf = async (url: string) => (await server.inject({ url })).headers;
    const preview = await headersOf(`${localePath('de_DE', paths.studioPagePreview('benefits'))}?as=guest`);
    expect(preview['x-frame-options']).toBe('SAMEORIGIN');
    expect(policyOf({ headers: preview })['frame-ancestors']).toBe("'self'");
    for (const url of [
      '/page',
      '/de_DE/studio/pages/benefits',
      '/de_DE/studio/pages/a/b/preview',
      '/x/de_DE/studio/pages/a/preview',
      '/de_DE/studio/pages/a/preview/b',
    ]) {
      const headers = await headersOf(url);
      expect([url, headers['x-frame-options'], policyOf({ headers })['frame-ancestors']]).toEqual([url, 'DENY', "'none'"]);
    }
  });

  it('of data allow nothing', async () => {
    for (const url of ['/api/v2/settings', '/api/v2/nothing-here', '/api/v2/news/%zz']) {
      expect(String((await server.inject({ url })).headers['content-security-policy'])).toContain("default-src 'none'");
    }
  });

  it('are the usual ones everywhere', async () => {
    for (const url of ['/page', '/api/v2/settings', '/api/v2/menu', '/health', '/nowhere']) {
      const { headers } = await server.inject({ url });
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'x-request-id': expect.stringMatching(/^[\w-]{12}$/) as string,
      });
    }
  });
});

describe('unknown paths', () => {
  it('belong to the portal outside the API, and are problems inside', async () => {
    expect((await server.inject({ url: '/de_DE/anything' })).body).toBe('the portal');
    for (const url of ['/api/v2/nothing', '/api/v1/user/me', '/api/docs/ui/index.html', '/api/docs/ui/package.json']) {
      const answer = await server.inject({ url });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['content-type'], url).toContain('application/problem+json');
    }
  });
});

describe('the contract’s page', () => {
  it('is served with its own files and policy', async () => {
    const page = await server.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(policyOf(page)['script-src']).toBe("'self'");
    const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]!);
    expect(files).toHaveLength(3);
    for (const url of files) expect((await server.inject({ url })).statusCode, url).toBe(200);
    expect((await server.inject({ url: '/api/docs/openapi.json' })).json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('lists every code under the anchor that problems link to', async () => {
    const problem = (await server.inject({ url: '/api/v2/menu' })).json<{ type: string }>();
    const [path, anchor] = problem.type.split('#');
    const page = await server.inject({ url: `${path}?locale=en_GB` });
    expect(page.body).toContain(`<dt id="${anchor}">`);
    expect(page.body).toContain('Please log in.');
  });
});
