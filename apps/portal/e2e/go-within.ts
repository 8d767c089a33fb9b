import type { Page } from '@playwright/test';

/** Goes to a path as a link of the portal does: without a new document, so that its data comes from the API. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
