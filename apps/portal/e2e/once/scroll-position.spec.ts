import type { Page } from '@playwright/test';
import { moduleSource } from '../../src/host/modules/module-source.ts';
import { builtFile } from '../built-file.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

const topStories = `**${builtFile(moduleSource('topteaser'))}`;
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const topStory = (page: Page) => page.locator('section[id^="module_"] a').first();

/** Leaves the middle of the list for an article, loads that again, and goes back while the code of the top stories does not come. */
async function goBackToShortList(page: Page): Promise<() => void> {
  await page.goto('/de_DE/news');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => top(page)).toBe(900);
  await page
    .locator('main a[href*="/news/"]')
    .nth(6)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/news\/.+/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(topStories, async (route) => {
    await arrived;
    await route.continue();
  });
  const asked = page.waitForRequest(topStories);
  await page.goBack();
  await asked;
  await expect.poll(() => top(page)).toBe(900);
  return arrive;
}

test('going back holds the place while a part above it is still on its way', async ({ page }) => {
  const arrive = await goBackToShortList(page);
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const before = await height();
  arrive();
  await expect(topStory(page)).toBeAttached();
  expect(await height()).toBeGreaterThan(before + 50);
  await expect.poll(() => top(page)).toBe(900);
});

test('a reader who scrolls in the meantime is not taken back', async ({ page }) => {
  const arrive = await goBackToShortList(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => top(page)).toBe(400);
  arrive();
  await expect(topStory(page)).toBeAttached();
  await page.waitForTimeout(300);
  expect(await top(page)).not.toBe(900);
});

test('the place that the reader scrolled to before the page was hydrated is kept', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/de_DE/news', { waitUntil: 'commit' });
  const scrolled = async () => {
    await page.evaluate(() => scrollTo(0, 900));
    return top(page);
  };
  await expect.poll(scrolled).toBe(900);
  held.resolve();
  await page.waitForLoadState('networkidle');
  // Faces of the customer's make lines a little higher or lower.
  const place = await top(page);
  expect(Math.abs(place - 900)).toBeLessThan(100);
  const link = page.locator('main a[href*="/news/"]').nth(6);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/news\/.+/);
  await page.goBack();
  await expect(page).toHaveURL('/de_DE/news');
  await expect.poll(() => top(page)).toBe(place);
});
