import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { unique } from '../open-article.ts';
import { installed } from './installed.ts';

test.use({ user: 'member', serviceWorkers: 'allow' });
test.beforeEach(({ complaints }) => complaints.expect(/ERR_|Failed to load resource|WebSocket|40[14]|ApiError: 0/));

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('foyer-articles-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const outboxes = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer-outbox:')));

/** Opens an article and waits until it could be read without a server. Answers its path and headline. */
async function readArticle(page: Page, url: string): Promise<{ path: string; headline: string }> {
  await page.goto(`${url}/de_DE`);
  await installed(page);
  const { results } = (await (await page.request.get(`${url}/api/v2/news?limit=20`)).json()) as {
    results: { id: string; comments_allowed: boolean }[];
  };
  const path = `/de_DE/news/${results.find(({ comments_allowed }) => comments_allowed)!.id}`;
  await page.goto(`${url}${path}`);
  await expect.poll(() => kept(page), { timeout: 30_000 }).toEqual([path]);
  return { path, headline: (await page.getByRole('heading', { level: 1 }).textContent())! };
}

test('an article that was read opens without a server; a comment waits, and is sent once', async ({ page, startOwnServer }) => {
  test.setTimeout(180_000);
  const server = await startOwnServer({ user: 'member' });
  const { path, headline } = await readArticle(page, server.url);
  await server.stop('SIGKILL');

  await test.step('by its address, with its picture and a bar that says so', async () => {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    const bar = page.getByRole('status', { name: 'Verbindung' });
    await page.mouse.move(20, 20);
    await expect(bar).toContainText('Sie sind offline', { timeout: 30_000 });
    const picture = page.locator('article header img').last();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('from the offline page, which names it', async () => {
    await page.goto(`${server.url}/de_DE/news`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
    await page.getByRole('link', { name: headline }).click();
    await expect(page).toHaveURL(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  });

  const text = unique();
  const comment = page.locator('#comments').getByRole('listitem').filter({ hasText: text });
  await test.step('what is written waits, also after a reload', async () => {
    await expect(page.getByRole('status', { name: 'Verbindung' })).toContainText('Sie sind offline');
    await page.getByLabel('Ihr Kommentar').fill(text);
    await page.getByRole('button', { name: 'Kommentieren' }).click();
    await expect(comment).toContainText('Ihr Kommentar wird gesendet, sobald Sie online sind.');
    await expect(page.getByLabel('Ihr Kommentar')).toHaveValue('');
    await page.reload();
    await expect(comment).toContainText('Ihr Kommentar wird gesendet, sobald Sie online sind.', { timeout: 20_000 });
  });

  const again = await startOwnServer({ port: server.port, dataDir: server.dataDir });
  const other = await page.context().newPage();
  await other.goto(`${server.url}${path}`);
  await other.mouse.move(20, 20);
  await expect(comment.getByRole('button', { name: 'Kommentar löschen' })).toBeVisible({ timeout: 60_000 });
  await expect(comment).not.toContainText('Ihr Kommentar wird gesendet, sobald Sie online sind.');
  await other.reload();
  await expect(other.locator('#comments').getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  expect(await outboxes(page)).toEqual([]);
  // Before the folder that both have used is removed.
  await again.stop('SIGKILL');
});

test('nothing of an article, and no comment that waits, is kept after a logout', async ({ page, context, startOwnServer }) => {
  test.setTimeout(120_000);
  const own = await startOwnServer({ user: 'member' });
  const { path } = await readArticle(page, own.url);
  await page.evaluate(() => localStorage.setItem('foyer-outbox:someone', '[]'));
  const portal = await context.newPage();
  await portal.goto(`${own.url}/de_DE`);
  await portal.getByRole('button', { name: /Profil/ }).click();
  await portal.getByRole('button', { name: 'Abmelden' }).click();
  await expect(portal).toHaveURL(/\/de_DE\/login/);
  await expect(page).toHaveURL(/\/de_DE\/login/);
  expect(await kept(portal)).toEqual([]);
  expect(await outboxes(portal)).toEqual([]);
  for (const one of [page, portal]) await one.waitForLoadState('networkidle');
  await own.stop('SIGKILL');
  await portal.goto(`${own.url}${path}`);
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  await expect(portal.getByRole('list')).toHaveCount(0);
});

test('an article is not shown to another session, whatever was left behind', async ({ page, context, startOwnServer }) => {
  test.setTimeout(120_000);
  const own = await startOwnServer({ user: 'member' });
  const { path, headline } = await readArticle(page, own.url);
  // The cookies of another session take the place of this one's, and no page is there to notice.
  await page.goto('about:blank');
  await context.addCookies([{ name: 'csrf_token', value: 'another-session.x', url: own.url }]);
  await own.stop('SIGKILL');
  await page.goto(`${own.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  await expect(page.getByText(headline)).toHaveCount(0);
});

test('without a connection an article that was read opens from within the portal', async ({ page, startOwnServer }) => {
  test.setTimeout(120_000);
  const own = await startOwnServer({ user: 'member' });
  const { path, headline } = await readArticle(page, own.url);
  await page.goto(`${own.url}/de_DE/news`);
  const link = page.locator(`main a[href$="${path}"]`).first();
  await expect(link).toBeVisible();
  await page.mouse.move(20, 20);
  await page.waitForLoadState('networkidle');
  await own.stop('SIGKILL');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page.locator('[data-reading]')).toBeVisible({ timeout: 30_000 });
});
