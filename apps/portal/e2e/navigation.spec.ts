import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ user: 'member' });

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a new page begins at the top, going back returns to where one was', async ({ page }) => {
  await page.goto('/de_DE/news');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => top(page)).toBe(900);
  await page
    .locator('main a[href*="/news/"]')
    .nth(6)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/news\/.+/);
  await expect.poll(() => top(page)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Aurelia Community' })).toHaveText(await page.title());
  // What is below the article comes after it; until then the page may be too short.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, 300));
      return top(page);
    })
    .toBe(300);
  await page.goBack();
  await expect(page).toHaveURL('/de_DE/news');
  await expect.poll(() => top(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => top(page)).toBe(300);
  await page.reload();
  await expect.poll(() => top(page)).toBe(300);
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect.poll(() => top(page)).toBe(900);
});
