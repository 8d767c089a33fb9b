import { expect, test } from './fixtures.ts';

test.use({ user: 'member' });

test('one turns the pages of the feed; beyond the last one the last one shows', async ({ page }) => {
  await page.goto('/de_DE/activity_feed');
  const entries = page.locator('main li').filter({ has: page.locator('time') });
  await expect(entries.first()).toBeVisible();
  // Which activities a page has depends on the day the demo is made, and on what other tests write.
  const newest = await entries.first().textContent();
  await page.getByRole('navigation', { name: 'Seiten der Aktivitäten' }).getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL('/de_DE/activity_feed?page=2');
  await expect(entries.first()).not.toHaveText(newest!);
  await page.goto('/de_DE/activity_feed?page=9999');
  await expect(page).toHaveURL(/\?page=\d{1,2}$/);
  await expect(entries.first()).toBeVisible();
});
