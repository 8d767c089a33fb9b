import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const endOf = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

const buttonOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Nach oben' });
const scroll = (page: Page, screens: number) => page.evaluate((part) => window.scrollBy(0, part * window.innerHeight), screens);

/** More than a screen down and a little up again. */
async function turnBack(page: Page): Promise<void> {
  await scroll(page, 1.5);
  // Until the page is hydrated no code watches where the reader goes.
  await expect(async () => {
    await scroll(page, 0.1);
    await page.waitForTimeout(50);
    await scroll(page, -0.1);
    await expect(buttonOf(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

for (const path of ['/de_DE', '/de_DE/page/terms'])
  test(`guests have the way back to the top as well: ${path}`, async ({ page }) => {
    // Wide enough, a public page is no longer than the screen.
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto(path);
    await turnBack(page);
    await buttonOf(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

test.describe('signed in', () => {
  test.use({ user: 'member' });

  test('the way back to the top is offered on the way up, and covers nothing on the way down', async ({ page }) => {
    await page.goto('/de_DE/news');
    const button = buttonOf(page);
    await turnBack(page);
    await scroll(page, 0.2);
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
});
