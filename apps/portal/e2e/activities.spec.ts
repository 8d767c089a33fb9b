import { expect, test } from './fixtures.ts';

test.use({ user: 'member' });

test('one turns the pages of the feed; beyond the last one the last one shows', async ({ page }) => {
  await page.goto('/de_DE/activity_feed');
  const entries = page.locator('main li').filter({ hasText: 'Beitrag ansehen' });
  await expect(entries.first()).toBeVisible();
  // Which activities a page has depends on the day the demo is made.
  const shown = await entries.allTextContents();
  await page.getByRole('navigation', { name: 'Seiten der Aktivitäten' }).getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL('/de_DE/activity_feed?page=2');
  await expect(entries.first()).not.toHaveText(shown[0]!);
  const next = await entries.allTextContents();
  expect(next.filter((entry) => shown.includes(entry))).toEqual([]);
  await page.goto('/de_DE/activity_feed?page=9999');
  await expect(page).toHaveURL(/\?page=\d{1,2}$/);
  await expect(entries.first()).toBeVisible();
});
