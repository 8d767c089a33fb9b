import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';

test.use({ user: 'superadmin' });

test('a person is created and found, gets a position, and is blocked and let in again', async ({ page, complaints }) => {
  complaints.expect(/400/);
  await page.goto('/de_DE/studio');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Bereiche des Studios' }).getByRole('link', { name: 'Personen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Neue Person' }).click();
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Leonie');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Würzburger');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('kein Postfach');
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('leonie.w');
  await page.getByRole('button', { name: 'Konto anlegen und einladen' }).click();
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveAttribute('aria-invalid', 'true');
  // What was typed outlives a reload.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Würzburger');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('leonie.w@aurelia.example');
  await page.getByRole('button', { name: 'Konto anlegen und einladen' }).click();
  await expect(page.getByText('Das Konto wurde angelegt, und die Einladung ist unterwegs.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Position (Deutsch)' }).fill('Patissière');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await page.getByRole('button', { name: 'Sperren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sperren' }).click();
  await page.getByRole('button', { name: 'Entsperren' }).click();
  await expect(page.getByRole('button', { name: 'Einladung senden' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/de_DE/studio/people?q=wuerzburger');
  await expect(page.getByRole('status').filter({ hasText: '1 Person' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Patissière');
});

test('editors and members find no people in the studio', async ({ browser, server, complaints }) => {
  complaints.expect(/404/);
  for (const who of ['editor', 'member'] as const) {
    const page = await pageOf(browser, server.url, who);
    const answer = await page.goto(`${server.url}/de_DE/studio/people`);
    expect(answer!.status()).toBe(404);
    await page.context().close();
  }
});
