import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { openSettings } from '../open-settings.ts';

test.use({ user: 'editor' });

test('a toggle that needs consent asks for it first, and stays on', async ({ page }) => {
  await page.goto('/de_DE');
  const settings = await openSettings(page, false);
  const birthday = settings.getByRole('switch', { name: 'Meinen Geburtstag zeigen' });
  await expect(birthday).not.toBeChecked();
  // What nothing reads is not offered.
  await expect(settings.getByRole('switch')).toHaveCount(2);
  await birthday.press('Space');

  const consent = page.getByRole('dialog', { name: 'Ihre Einwilligung' });
  await consent.getByRole('button', { name: 'Zustimmen und einschalten' }).click();
  await expect(consent.getByText('Bitte setzen Sie zuerst das Häkchen')).toBeVisible();
  await expectAccessible(page);
  await consent.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(birthday).not.toBeChecked();

  await birthday.press('Space');
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Zustimmen und einschalten' }).click();
  await expect(consent).toBeHidden();
  await expect(birthday).toBeChecked();

  // On a phone the settings are in the drawer.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const again = await openSettings(page, true);
  const toggle = again.getByRole('switch', { name: 'Meinen Geburtstag zeigen' });
  await expect(toggle).toBeChecked();
  // Given once, it holds for the next time.
  await toggle.press('Space');
  await expect(toggle).not.toBeChecked();
  await expect(toggle).not.toHaveAttribute('aria-busy');
  await toggle.press('Space');
  await expect(toggle).toBeChecked();
  await expect(toggle).not.toHaveAttribute('aria-busy');
  await page.waitForLoadState('networkidle');
});
