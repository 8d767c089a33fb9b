import { expect, type Page } from '@playwright/test';

/** Waits until the service worker answers for the page. */
export async function installed(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 20_000 }).toBe(true);
}
