import { demoPassword } from '@foyer/tools/server';
import { expectAccessible } from './accessible.ts';
import { endSessions } from './end-sessions.ts';
import { expect, test } from './fixtures.ts';

test.describe('one’s own profile', () => {
  test.use({ user: 'member' });

  test('is found in the menu and changed by keyboard; nothing typed is lost', async ({ page, server, isMobile, complaints }) => {
    complaints.expect(/400/);
    await page.goto('/de_DE');
    await page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ }).click();
    await page.getByRole('link', { name: isMobile ? /^Annika Berger ./ : 'Mein Profil' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annika Berger');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Mein Profil bearbeiten' }).focus();
    await page.keyboard.press('Enter');
    const birthday = page.getByRole('textbox', { name: 'Geburtstag' });
    await birthday.fill('31.4.1990');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused();
    await page.getByRole('link', { name: /Diesen Tag gibt es nicht/ }).click();
    await expect(birthday).toBeFocused();
    await expectAccessible(page);
    await birthday.fill('1990-4-30');
    await page.keyboard.press('Tab');
    await expect(birthday).toHaveValue('30.04.1990');
    await page.reload();
    await expect(birthday).toHaveValue('30.04.1990');

    await endSessions(server.url, complaints);
    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
    await dialog.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await page.getByRole('checkbox', { name: /Jahr/ }).check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Ihre Änderungen sind gespeichert.' })).toBeVisible();
    await expect(page.getByText('30. April 1990')).toBeVisible();
  });
});
