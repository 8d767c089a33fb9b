// @embedded: rows held for an update
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';

const server = await testServer();
afterAll(() => server.close());

const page = 'https://intranet.example';
const content = { name: 'Intranet', origins: [page, 'http://localhost:8080'], widgets: ['chat', 'occasions'], guests: true, enabled: true };

let admin: Browser;
let site: string;
const newSite = async () => (await admin.post('/studio/embed_sites', { key: randomUUID(), content })).json<{ id: string }>().id;
beforeAll(async () => {
  admin = await server.login('superadmin');
  site = await newSite();
});

describe('websites in the studio', () => {
  const put = (change: object) => admin.put(`/studio/embed_sites/${site}`, { ...content, ...change });

  it.each([
    ['a path', 'https://intranet.example/seite'],
    ['no scheme', 'intranet.example'],
    ['no encryption', 'http://intranet.example'],
    ['all subdomains', 'https://*.example'],
    ['a password', 'https://a:b@intranet.example'],
    ['a script', 'javascript:alert(1)'],
    ['none', 'null'],
  ])('refuse an origin with %s', async (_name, origin) => {
    const answer = await put({ origins: [page, origin] });
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field: 'origins.1', code: 'origin_invalid' }] });
  });

  it('keep origins as browsers send them, once', async () => {
    const answer = await put({ origins: [' HTTPS://Intranet.Example/ ', page, 'https://münchen.example:443'], name: ' Intranet ' });
    expect(answer.json()).toMatchObject({ content: { name: 'Intranet', origins: [page, 'https://xn--mnchen-3ya.example'] } });
    await put({});
  });

  it('have two keys at most, whose secrets are shown once', async () => {
    const own = await newSite();
    const both = await Promise.all([1, 2, 3].map(() => admin.post(`/studio/embed_sites/${own}/keys`)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409]);
    const list = (await admin.get('/studio/embed_sites')).body;
    expect(list).not.toContain('foyer_sk_');
  });

  it('are read by editors, who change none', async () => {
    const editor = await server.login('editor');
    expect((await editor.get('/studio/embed_sites')).json()).toMatchObject({ writable: false });
    expect((await editor.put(`/studio/embed_sites/${site}`, content)).statusCode).toBe(404);
  });
});

describe('a preview in the studio', () => {
  const portal = 'http://localhost';
  const call = (method: 'GET' | 'POST', url: string, headers: object, payload?: object) =>
    server.inject({ method, url: `/api/v2${url}`, headers: { host: 'localhost', ...headers }, payload });
  const signIn = async (from: Browser, origin: string, own: string) => {
    const { token } = (await from.post(`/studio/embed_sites/${own}/preview`)).json<{ token: string }>();
    return call('POST', '/embed/tokens', { origin }, { site: own, token });
  };
  const keyed = async () => {
    const own = await newSite();
    await admin.post(`/studio/embed_sites/${own}/keys`);
    return own;
  };

  it('signs an editor in as themself, on a page of the portal and on those of the website', async () => {
    const [own, editor] = [await keyed(), await server.login('editor')];
    for (const origin of [portal, page]) {
      const answer = await signIn(editor, origin, own);
      expect(answer.json()).toMatchObject({ user_id: ids.users.editor });
      const authorization = `Bearer ${answer.json<{ access_token: string }>().access_token}`;
      for (const headers of [{ origin, authorization }, { authorization }]) {
        expect((await call('GET', '/conversations', headers)).statusCode).toBe(200);
      }
      const foreign = { origin: origin === portal ? page : portal, authorization };
      expect((await call('GET', '/conversations', foreign)).statusCode).toBe(403);
      // What a widget may not do, an editor does not do in one either.
      expect((await call('GET', '/studio/embed_sites', { authorization })).statusCode).toBe(403);
    }
    expect((await signIn(editor, 'https://evil.example', own)).json()).toMatchObject({ code: 'origin_not_listed' });
  });

  it('is not taken for a use by the website', async () => {
    const own = await keyed();
    const used = async () =>
      (await admin.get('/studio/embed_sites'))
        .json<{ results: { id: string; keys: { last_used_at: string | null }[] }[] }>()
        .results.find(({ id }) => id === own)!.keys[0]!.last_used_at;
    expect((await signIn(admin, portal, own)).statusCode).toBe(201);
    expect(await used()).toBeNull();
    expect((await signIn(admin, page, own)).statusCode).toBe(201);
    expect(await used()).not.toBeNull();
  });

  it('signs no one in without a key, and stops with the website', async () => {
    const bare = await newSite();
    expect((await admin.post(`/studio/embed_sites/${bare}/preview`)).json()).toMatchObject({ code: 'no_embed_key' });
    const own = await keyed();
    const { access_token } = (await signIn(admin, portal, own)).json<{ access_token: string }>();
    const read = async () => (await call('GET', '/conversations', { authorization: `Bearer ${access_token}` })).statusCode;
    expect(await read()).toBe(200);
    await admin.put(`/studio/embed_sites/${own}`, { ...content, enabled: false });
    expect(await read()).toBe(401);
    expect((await admin.post(`/studio/embed_sites/${own}/preview`)).statusCode).toBe(404);
  });
});
