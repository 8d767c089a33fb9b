import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { registerInstallable } from './installable.ts';

const build = { version: 'v1', worker: 'worker()' };
const server = await testServer({ web: async (app, options) => registerInstallable(app, options, build) });
const { db } = server.database;
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers: { host: 'localhost', ...headers } });
const corner = async (png: Buffer) => [
  ...(await sharp(png).ensureAlpha().extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer()),
];

describe('the manifest', () => {
  it.each([
    ['de_DE', 'Aurelia Gemeinschaft', 'de-DE', 'ltr'],
    ['en_GB', 'Aurelia Community', 'en-GB', 'ltr'],
    ['ar', 'Aurelia Community', 'ar', 'rtl'],
  ])('is in %s', async (locale, name, lang, dir) => {
    const answer = await get(`/manifest.webmanifest?locale=${locale}`);
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(answer.json()).toMatchObject({
      name,
      lang,
      dir,
      short_name: 'Aurelia',
      start_url: `/${locale}`,
      scope: '/',
      display: 'standalone',
    });
  });

  it('names icons that are there, of the size it says', async () => {
    const { icons } = (await get('/manifest.webmanifest')).json<{ icons: { src: string; sizes: string; purpose: string }[] }>();
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp((await get(src)).rawPayload).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
  });

  it('is of the customer whose host was asked', async () => {
    expect((await get('/manifest.webmanifest', { host: 'other.example' })).json()).toMatchObject({ short_name: 'Other Hotels' });
  });
});

describe('icons', () => {
  it('are the sign in the brand’s colour, and maskable ones are filled to the edge', async () => {
    expect((await get('/favicon.svg')).body).toContain('fill="#0d5a64"');
    expect((await corner((await get('/icons/192.png')).rawPayload))[3]).toBe(0);
    expect((await corner((await get('/icons/maskable-512.png')).rawPayload)).slice(0, 4)).toEqual([13, 90, 100, 255]);
  });

  it('are asked about again, and sent only where something has changed', async () => {
    const first = await get('/icons/64.png');
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const etag = String(first.headers.etag);
    const again = await get('/icons/64.png', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await db.update(orgs).set({ brandColor: '#b4502f' }).where(eq(orgs.id, ids.org));
    const changed = await get('/icons/64.png', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    await db.update(orgs).set({ brandColor: '#0d5a64' }).where(eq(orgs.id, ids.org));
  });

  it('show a logo that fits into a square, on paper, and no wide one', async () => {
    const before = (await get('/icons/maskable-512.png')).rawPayload;
    const logo = async (id: string, width: number, height: number) => {
      const bytes = await sharp({ create: { width, height, channels: 3, background: '#cc0000' } })
        .png()
        .toBuffer();
      await storeMedia({ db, files: server.files }, { id, orgId: ids.org, fileName: 'logo.png', bytes, visibility: 'public' });
      await db.update(orgs).set({ logoId: id }).where(eq(orgs.id, ids.org));
    };
    await logo('wide.png', 400, 100);
    expect((await get('/icons/maskable-512.png')).rawPayload.equals(before)).toBe(true);
    await logo('square.png', 120, 100);
    const drawn = (await get('/icons/maskable-512.png')).rawPayload;
    expect(await corner(drawn)).toEqual([255, 255, 255, 255]);
    const [middle] = (await sharp(drawn).extract({ left: 256, top: 256, width: 1, height: 1 }).raw().toBuffer()).values();
    expect(middle).toBe(204);
    await db.update(orgs).set({ logoId: null }).where(eq(orgs.id, ids.org));
    await db.delete(media).where(eq(media.id, 'square.png'));
  });
});

describe('the offline page', () => {
  it.each([
    ['de_DE', 'Keine Verbindung', 'ltr'],
    ['ar', 'لا يوجد اتصال', 'rtl'],
  ])('needs nothing but itself in %s', async (locale, title, direction) => {
    const { body, headers } = await get(`/offline/${locale}`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(`dir="${direction}"`);
    expect(body).not.toMatch(/<script|<link|src="(?!data:)|url\(/);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1];
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has a place for the articles that the worker knows, which is hidden without any', async () => {
    const { body } = await get('/offline/en_GB');
    expect(body.split('<section hidden>')).toHaveLength(2);
    expect(body.split('<ul></ul>')).toHaveLength(2);
    expect(body).toContain('<h2>Readable without a connection</h2><ul></ul></section>');
  });

  it('keeps the chosen scheme, and falls back to a language of the customer', async () => {
    const { body } = await get('/offline/xx_XX', { cookie: 'theme=dark' });
    expect(body).toContain('data-theme="dark"');
    expect(body).toContain('lang="de-DE"');
    expect((await get('/offline/ar', { cookie: 'theme="><script>' })).body).toContain('data-theme="system"');
  });

  it('escapes what the customer wrote', async () => {
    await db.update(orgs).set({ name: '<img src=x onerror=alert(1)>"' }).where(eq(orgs.id, ids.org));
    const { body } = await get('/offline/de_DE');
    expect(body).not.toContain('<img src=x');
    await db.update(orgs).set({ name: 'Aurelia Hotels' }).where(eq(orgs.id, ids.org));
  });

  it('says the same to everybody', async () => {
    const member = await server.login('member');
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const plain = (text: string) => text.replace(/nonce="[^"]*"/, '');
    expect(plain((await get('/offline/de_DE', { cookie })).body)).toBe(plain((await get('/offline/de_DE')).body));
  });
});

describe('the service worker', () => {
  it('knows the build and the customer’s languages, and is never kept unasked', async () => {
    const { body, headers } = await get('/service-worker.js');
    expect(body).toMatch(/^self\.foyer=\{"version":"v1",.*"offline":\{"de_DE":"\/offline\/de_DE",.*\};\nworker\(\)$/);
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, no-cache' });
  });

  it('has other bytes once the customer looks different', async () => {
    const before = (await get('/service-worker.js')).body;
    await db.update(orgs).set({ cornerStyle: 'round' }).where(eq(orgs.id, ids.org));
    expect((await get('/service-worker.js')).body).not.toBe(before);
  });

  it('is not there while developing', async () => {
    const developing = await testServer({ web: async (app, options) => registerInstallable(app, options, null) });
    expect((await developing.inject({ url: '/service-worker.js' })).statusCode).toBe(404);
    expect((await developing.inject({ url: '/manifest.webmanifest' })).statusCode).toBe(200);
    await developing.close();
  });
});
