import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { installed } from './installed.ts';
import { nextDeployment } from './next-deployment.ts';
import { tvPath } from './tv.ts';

test.use({ user: 'member', serviceWorkers: 'allow', viewport: { width: 1920, height: 1080 } });

const keptDocuments = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('foyer-screen-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens the screen and waits until it could start without a server. */
async function openScreen(page: Page, url: string): Promise<string> {
  await page.goto(`${url}${tvPath}`);
  await installed(page);
  await expect.poll(() => keptDocuments(page), { timeout: 20_000 }).toEqual([tvPath]);
  return (await page.getByRole('heading', { level: 2 }).first().textContent())!;
}

test('starts without a server with its last content, and goes on once the server is back', async ({ page, startOwnServer, complaints }) => {
  test.setTimeout(120_000);
  complaints.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const server = await startOwnServer({ user: 'member' });
  const headline = await openScreen(page, server.url);
  await server.stop('SIGKILL');
  await page.reload();
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  // It lives: the controls come with the pointer.
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();

  const again = await startOwnServer({ port: server.port, dataDir: server.dataDir });
  await page.reload();
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  // Before the folder that both have used is removed.
  await again.stop('SIGKILL');
});

test('nothing of it is kept after a logout', async ({ page, context, server, complaints }) => {
  test.setTimeout(90_000);
  // pictures that come after the session has ended are no longer for this visitor
  complaints.expect(/401/, /404.*\/media\//);
  await openScreen(page, server.url);
  const portal = await context.newPage();
  await portal.goto('/de_DE');
  await portal.getByRole('button', { name: /Profil/ }).click();
  await portal.getByRole('button', { name: 'Abmelden' }).click();
  await expect(portal).toHaveURL(/\/de_DE\/login/);
  await expect(page).toHaveURL(/\/de_DE\/login/);
  expect(await keptDocuments(portal)).toEqual([]);
});

test('loads a new version by itself', async ({ page, startOwnServer, complaints }) => {
  test.setTimeout(120_000);
  complaints.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const server = await startOwnServer({ user: 'member' });
  await page.clock.install();
  await openScreen(page, server.url);
  const version = () => page.locator('meta[name="foyer-version"]').getAttribute('content');
  const first = await version();
  const { folder, remove } = await nextDeployment();
  try {
    await server.stop();
    const next = await startOwnServer({ deployment: folder, port: server.port, dataDir: server.dataDir });
    await expect(async () => {
      await page.clock.fastForward('06:00');
      expect(await version()).not.toBe(first);
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await next.stop();
  } finally {
    await remove();
  }
});
