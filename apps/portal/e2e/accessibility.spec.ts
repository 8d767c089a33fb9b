import { expect, test } from './fixtures.ts';

test.describe('by keyboard', () => {
  test.use({ user: 'member' });

  test('the first Tab skips to the content, and the menu opens, closes and gives the focus back', async ({ page, isMobile }) => {
    await page.goto('/de_DE');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    const trigger = page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeHidden();
    await expect(trigger).toBeFocused();
  });
});
