import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.describe('another member’s profile', () => {
  test.use({ user: 'superadmin' });

  test('is found by searching, and changed by an administrator', async ({ page }) => {
    await page.goto('/de_DE/search_results?q=Jonas+Reiter');
    await page.getByRole('link', { name: 'Jonas Reiter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jonas Reiter');
    await page.getByRole('link', { name: 'Profil bearbeiten' }).click();
    const position = page.getByLabel('Position');
    await position.fill('Redaktionsleitung');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('Redaktionsleitung');
    await page.goto(page.url().replace('/profile/', '/who_is_who/'));
    await expect(page).toHaveURL(/\/de_DE\/profile\//);
  });
});
