import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';

test.use({ user: 'editor' });

test('an editor puts a page into the menu and moves it, a member sees it, and the history takes it back', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await page.goto('/de_DE/studio/menu');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Menü' })).toBeVisible();
  await expectAccessible(page);
  // Look and settings are for superadmins.
  await expect(page.getByRole('navigation', { name: 'Bereiche des Studios' }).getByRole('link', { name: 'Einstellungen' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Eintrag hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill('Unsere Akademie');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('combobox', { name: 'Seite' })).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
  await page.getByRole('combobox', { name: 'Seite' }).fill('Akademie');
  await expect(page.getByRole('option', { name: 'Aurelia Akademie' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Seite' })).toHaveValue('Aurelia Akademie');
  await page.getByRole('button', { name: /^Verschieben: Unsere Akademie/ }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const member = await pageOf(browser, server.url, 'member');
  const entry = member.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Unsere Akademie' });
  await member.goto(`${server.url}/de_DE/`);
  await entry.click();
  await expect(member).toHaveURL(/\/de_DE\/page\//);

  await page.getByText('Verlauf', { exact: true }).click();
  await page.getByRole('button', { name: 'Diese Version nehmen' }).last().click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  // The page that is open is told.
  await expect(entry).toHaveCount(0);
  await member.goto(`${server.url}/de_DE/news`);
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await member.context().close();
});
