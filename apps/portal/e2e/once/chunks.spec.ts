import type { Page } from '@playwright/test';
import { builtFile } from '../built-file.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

const code = `**${builtFile('src/routes/news/news-list.route.tsx')}`;
// What the browser says about code it did not get.
const noise = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|dynamically imported module/;

const article = (page: Page) => page.getByRole('heading', { level: 1, name: 'Neuigkeiten' });

/** Waits until the page has come to life, then follows the menu's link to the news. */
async function followNews(page: Page, isMobile: boolean): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (isMobile) await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().click();
}

test('after a new deployment the page reloads itself once', async ({ page, complaints, isMobile }) => {
  complaints.expect(noise);
  await page.route(code, (route) => route.abort());
  await page.goto('/de_DE');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await followNews(page, isMobile);
  await expect(article(page)).toBeVisible();
  await expect(page).toHaveURL('/de_DE/news');
  // The code is still missing: what the server sent stays, and nothing loops.
  await page.waitForTimeout(2000);
  expect(documents).toBe(1);
});

test('where that does not help, a page says so and its button really tries again', async ({ page, complaints, isMobile }) => {
  complaints.expect(noise);
  let broken = true;
  await page.route(code, (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/de_DE');
  await page.evaluate(() => {
    sessionStorage.setItem('foyer-chunk-reload', JSON.stringify({ at: Date.now(), href: new URL('/de_DE/news', location.href).href }));
  });
  await followNews(page, isMobile);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite ließ sich nicht laden' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(article(page)).toBeVisible();
});

test('without a connection the page says that, and goes on by itself once it is back', async ({ page, context, complaints, isMobile }) => {
  complaints.expect(noise);
  await page.route(code, (route) => route.abort());
  await page.goto('/de_DE');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await followNews(page, isMobile);
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  // The retry stays on the page while there is nothing to reload from.
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  await page.unroute(code);
  await context.setOffline(false);
  await expect(article(page)).toBeVisible();
});
