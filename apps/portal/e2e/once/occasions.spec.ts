import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

/** Counts what the page itself asks about occasions. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => (calls += /\/api\/v2\/occasions/.test(request.url()) ? 1 : 0));
  return () => calls;
}

/** How far the page's content has moved on its own (Cumulative Layout Shift). */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const entries: PerformanceEntry[] = [];
        new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(entries.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)), 500);
      }),
  );

test('the dashboard has two sliders where there is room and one on a phone, all from one page', async ({ page }) => {
  const calls = countCalls(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de_DE');
  const sliders = page.locator('#module_occasions').getByRole('region');
  await sliders.first().scrollIntoViewIfNeeded();
  await expect(sliders).toHaveCount(2);
  await expect(page.locator('#module_occasions').getByRole('heading')).toHaveText(['Wir feiern', 'Geburtstage', 'Dienstjubiläen']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sliders).toHaveCount(1);
  await expect(sliders.getByText('1 / 6')).toBeVisible();
  expect(calls()).toBe(0);
});

test('a celebrated member is above the activities and leads to the profile', async ({ page }) => {
  const calls = countCalls(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de_DE/activity_feed');
  const slider = page.getByRole('region', { name: 'Geburtstage und Jubiläen' });
  await expect(slider).toBeVisible();
  await slider.getByRole('button', { name: 'Automatisches Weiterblättern anhalten' }).click();
  expect(await shifted(page)).toBeLessThan(0.02);
  expect(calls()).toBe(0);
  await expectAccessible(page);
  const link = slider.locator('[role="group"]:not([inert])').getByRole('link');
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
});
