import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { installed } from './installed.ts';

test.use({ user: 'member', serviceWorkers: 'allow' });

const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push({ url: new URL(request.url).pathname, text: await (await cache.match(request))!.text() });
    }
    return found;
  });

test('the manifest can be read from a document, and its icons are there', async ({ page, request }) => {
  await page.goto('/ar');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address!)).json()) as { start_url: string; dir: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ start_url: '/ar', dir: 'rtl', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  for (const rel of ['icon', 'apple-touch-icon']) {
    expect((await request.get((await page.locator(`link[rel="${rel}"]`).getAttribute('href'))!)).ok()).toBe(true);
  }
});

test('caches hold code and offline pages, never what belongs to a member; logout empties them', async ({ page, isMobile, complaints }) => {
  // Pictures that are on their way at the logout are no longer for this visitor.
  complaints.expect(/404.*\/media\//);
  await page.goto('/de_DE');
  await installed(page);
  await page.goto('/de_DE/news');
  await page.mouse.move(10, 10);
  await expect.poll(async () => (await cached(page)).filter(({ url }) => url.startsWith('/assets/')).length).toBeGreaterThan(3);
  const kept = await cached(page);
  expect(kept.filter(({ url }) => !/^\/(assets|offline)\//.test(url))).toEqual([]);
  const pages = kept.filter(({ url }) => url.startsWith('/offline/'));
  expect(pages.map(({ url }) => url).sort()).toEqual(
    ['ar', 'de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL'].map((locale) => `/offline/${locale}`),
  );
  const name = await page.evaluate(async () => {
    const { user } = (await (await fetch('/api/v2/user/me')).json()) as { user: { lastname: string } };
    return user.lastname;
  });
  expect(kept.filter(({ text }) => text.includes(name))).toEqual([]);

  await page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/de_DE\/login/);
  expect((await cached(page)).filter(({ text }) => text.includes(name))).toEqual([]);
});

test('without a server the offline page comes in the reader’s language, and goes on once it is back', async ({
  page,
  complaints,
  startOwnServer,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const server = await startOwnServer({ user: 'member' });
  await page.goto(`${server.url}/de_DE`);
  await installed(page);
  await server.stop('SIGKILL');
  await page.goto(`${server.url}/de_DE/news`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.goto(`${server.url}/ar/news`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لا يوجد اتصال');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const again = await startOwnServer({ port: server.port, dataDir: server.dataDir });
  await page.getByRole('link', { name: 'المحاولة مرة أخرى' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // Before the folder that both have used is removed.
  await again.stop('SIGKILL');
});
