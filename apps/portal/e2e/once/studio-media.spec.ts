import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'editor' });

test('an editor uploads a file, finds it again in its folder, and deletes it; what is used stays', async ({ page }) => {
  await page.goto('/de_DE/studio/media');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Mediathek' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dateien hochladen' }).click();
  const file = { name: 'Lageplan.txt', mimeType: 'text/plain', buffer: Buffer.from('Erdgeschoss: Empfang') };
  await page.locator('input[type="file"]').setInputFiles(file);
  const entry = page.getByRole('button', { name: 'Lageplan.txt', exact: true });
  await entry.click();
  const dialog = page.getByRole('dialog', { name: 'Lageplan.txt' });
  await dialog.getByRole('textbox', { name: 'Ordner (optional)' }).fill('Pläne');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/de_DE/studio/media?folder=Pl%C3%A4ne');
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Ordner')).toHaveValue('Pläne');
  await entry.click();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(entry).toHaveCount(0);

  await page.goto('/de_DE/studio/media?q=hygiene');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /hygiene/ })
    .first()
    .click();
  const used = page.getByRole('dialog');
  await expect(used.getByRole('heading', { name: 'Verwendet in' })).toBeVisible();
  await expect(used.getByRole('link').first()).toBeVisible();
  await expect(used.getByRole('button', { name: 'Endgültig löschen' })).toHaveCount(0);
  await expectAccessible(page);
});
