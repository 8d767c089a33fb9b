import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ user: 'member' });

const endOf = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test('the way back to the top is offered on the way up, and covers nothing on the way down', async ({ page }) => {
  await page.goto('/de_DE/news');
  const button = page.getByRole('main').getByRole('button', { name: 'Nach oben' });
  const scroll = (screens: number) => page.evaluate((part) => window.scrollBy(0, part * window.innerHeight), screens);
  await scroll(1.5);
  // Until the page has come to life nobody watches where one goes.
  await expect(async () => {
    await scroll(0.1);
    await page.waitForTimeout(50);
    await scroll(-0.1);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await scroll(0.2);
  await expect(button).toBeHidden();

  // At the end of the page it lies in a place of its own.
  await endOf(page);
  await expect(button).toBeInViewport();
  const [rest, footer, more] = await Promise.all(
    [button, page.getByRole('contentinfo'), page.getByRole('main').getByRole('button', { name: /^Weitere/ })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(rest!.y).toBeGreaterThanOrEqual(more!.y + more!.height);
  expect(rest!.y + rest!.height).toBeLessThanOrEqual(footer!.y);

  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button).toBeHidden();
});
