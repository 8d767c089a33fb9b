// @embedded: rows held for an update
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
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
