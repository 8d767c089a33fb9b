import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createFeatures } from '../src/features.ts';
import type { Handlers } from '../src/platform/http/operation.ts';
import { readSpecification } from '../src/platform/http/specification.ts';
import { ids } from './fixture.ts';
import { testServer } from './harness.ts';

const server = await testServer();
afterAll(() => server.close());

describe('the mounted contract', () => {
  it('stops the start where a handler is missing', async () => {
    const withoutMenu = testServer({
      features: async (context) => {
        const features = await createFeatures(context);
        const { getMenu: _, ...handlers } = features.handlers;
        return { ...features, handlers: handlers as Handlers };
      },
    });
    await expect(withoutMenu).rejects.toThrow('Contract and handlers differ: no handler for getMenu.');
  });

  it('stops the start where an operation does not say who may call it', async () => {
    const specification = structuredClone(readSpecification());
    delete (specification.paths['/menu']!['get'] as Record<string, unknown>)['x-authz'];
    await expect(testServer({ specification })).rejects.toThrow(/getMenu does not say in x-authz who may call it/);
  });

  it('lets a member’s session into its own customer only', async () => {
    const member = await server.login('member');
    const elsewhere = await member.get('/menu', { host: 'other.example' });
    expect(elsewhere.statusCode).toBe(401);
    expect((await member.get('/menu', { host: 'aurelia.example:8443' })).statusCode).toBe(200);
  });

  it('takes an unknown host for the first customer', async () => {
    const answer = await (await server.guest()).get('/settings', { host: 'unheard-of.example' });
    expect(answer.json()).toMatchObject({ organisation: { name: 'Aurelia Hotels' } });
  });

  it('refuses writes without the CSRF header', async () => {
    const member = await server.login('member');
    const answer = await member.put('/likes', { type: 'news', id: ids.news.newest, like: true }, { 'x-csrf-token': '' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'csrf_failed' });
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('takes a logout from %s with %i', async (site, status) => {
    const member = await server.login('member');
    const answer = await member.get('/auth/logout', { 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json()).toMatchObject({ code: 'cross_origin' });
  });

  it('answers in the language asked for', async () => {
    const guest = await server.guest();
    const title = async (path: string, headers = {}) => (await guest.get(path, headers)).json<{ title: string }>().title;
    expect(await title('/menu')).toBe('Bitte melden Sie sich an.');
    expect(await title('/menu?locale=fr_FR', { 'accept-language': 'it' })).toBe('Veuillez vous connecter.');
    expect(await title('/menu', { 'accept-language': 'en-US,en;q=0.9' })).toBe('Please log in.');
    expect(await title('/menu?locale=ar')).toBe('يرجى تسجيل الدخول.');
  });

  it('forbids caching and names the request', async () => {
    const member = await server.login('member');
    const answer = await member.get('/menu');
    expect(answer.headers['cache-control']).toBe('no-store');
    const problem = await (await server.guest()).get('/menu');
    expect(problem.headers['cache-control']).toBe('no-store');
    expect(problem.json<{ request_id: string }>().request_id).toBe(problem.headers['x-request-id']);
  });

  it('sends data compressed to those who take it, and images as they are', async () => {
    const member = await server.login('member');
    const plain = await member.get(`/pages/${ids.pages.dashboard}`);
    const packed = await member.get(`/pages/${ids.pages.dashboard}`, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') as string });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const image = await member.get(`/media/${ids.media.photo}`, { 'accept-encoding': 'gzip, br' });
    expect(image.statusCode).toBe(200);
    expect(image.headers['content-encoding']).toBeUndefined();
  });
});
