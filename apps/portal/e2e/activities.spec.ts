import { expect, test } from './fixtures.ts';

test.use({ user: 'member' });

test('one turns the pages of the feed; beyond the last one the last one shows', async ({ page }) => {
  await page.goto('/de_DE/activity_feed');
  const pages = page.getByRole('navigation', { name: 'Seiten der Aktivitäten' });
  await pages.getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL('/de_DE/activity_feed?page=2');
  await expect(page.locator('main li').first()).toContainText('kommentiert');
  await page.goto('/de_DE/activity_feed?page=9999');
  await expect(page).toHaveURL(/\?page=\d{1,2}$/);
  await expect(page.locator('main li').first()).toContainText('kommentiert');
});
