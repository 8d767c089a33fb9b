import { demoPassword } from '@foyer/tools/server';
import { expectAccessible } from '../accessible.ts';
import { enterBergsee } from '../bergsee.ts';
import { expect, test } from '../fixtures.ts';
import { mailedLink } from '../mailed-link.ts';

test('a new address counts once the link of its mail is followed, and the link says at once that it is used', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/400/);
  await enterBergsee(page, server.url, 'superadmin');
  await page.getByRole('button', { name: /Profil/ }).click();
  await page.getByRole('link', { name: 'Mein Profil' }).click();
  await page.getByRole('link', { name: 'Profil bearbeiten' }).click();
  await page.getByLabel('E-Mail-Adresse').fill('neu@bergsee.example');
  const password = page.getByLabel('Aktuelles Passwort', { exact: true });
  await password.fill('falsch');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('group', { name: 'Bitte prüfe deine Eingaben' })).toContainText('nicht dein aktuelles Passwort');
  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deine neue Adresse ist noch nicht bestätigt')).toBeVisible();
  await expectAccessible(page);

  const link = await mailedLink('neu@bergsee.example', '/confirm_email', server.dataDir);
  await page.goto(link);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Deine neue Adresse ist bestätigt' })).toBeFocused();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist nicht mehr gültig');
  await page.getByRole('link', { name: 'Mein Profil öffnen' }).click();
  await expect(page.getByRole('link', { name: 'neu@bergsee.example' })).toBeVisible();
});
