import { expect, test } from '../fixtures.ts';
import { openSettings } from '../open-settings.ts';

test.describe('signed in', () => {
  test.use({ user: 'editor' });

  test('a toggle that the server refuses goes back and says so', async ({ page, isMobile, complaints }) => {
    complaints.expect(/ERR_|Failed to load resource/);
    await page.goto('/de_DE');
    const settings = await openSettings(page, isMobile);
    const birthday = settings.getByRole('switch', { name: 'Meinen Geburtstag zeigen' });
    await expect(birthday).not.toBeChecked();
    await page.route(/\/api\/v2\/(user\/me\/toggles\/|auth\/consent)/, (route) => route.abort('connectionrefused'));
    await birthday.press('Space');
    const consent = page.getByRole('dialog', { name: 'Ihre Einwilligung' });
    await consent.getByRole('checkbox').check();
    await consent.getByRole('button', { name: 'Zustimmen und einschalten' }).click();
    await expect(consent.getByText('keine Verbindung')).toBeVisible();
    await consent.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(birthday).not.toBeChecked();
  });

  test('the legal pages are in the footer, in the customer’s order', async ({ page }) => {
    await page.goto('/de_DE');
    const legal = page.getByRole('navigation', { name: 'Rechtliches' });
    await expect(legal.getByRole('link')).toHaveText(['Impressum', 'Datenschutz', 'Nutzungsbedingungen']);
    await legal.getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
    await expect(page.getByText('Art. 6 Abs. 1')).toBeVisible();
  });
});

test('guests reach the legal pages from the login', async ({ page }) => {
  await page.goto('/de_DE/login');
  await page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});
