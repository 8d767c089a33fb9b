import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';

test.use({ user: 'editor' });

test('a hotel is created, found, changed and deleted', async ({ page, complaints }) => {
  complaints.expect(/400/);
  await page.goto('/de_DE/studio/hotels');
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Neues Hotel' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Haus Bödele');
  await page.getByRole('spinbutton', { name: 'Zahl der Zimmer' }).fill('48');
  await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Oberbildstein 3');
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('6850');
  await page.getByRole('textbox', { name: 'Ort' }).fill('Dornbirn');
  await page.getByRole('combobox', { name: 'Land' }).fill('Öster');
  await page.getByRole('option', { name: /Österreich/ }).click();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('kein Postfach');
  // What was typed outlives a reload, and a refusal.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Hotel anlegen' }).click();
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await email.fill('boedele@aurelia.example');
  await page.getByRole('button', { name: 'Auswählen …', exact: true }).click();
  const people = page.getByRole('dialog', { name: 'Ansprechperson' });
  await people
    .getByRole('button', { name: /^.+ auswählen$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Hotel anlegen' }).click();
  await expect(page.getByText(/Das Hotel wurde angelegt/)).toBeVisible();

  await page.getByRole('textbox', { name: 'Region (Deutsch)' }).fill('Vorarlberg');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await page.goto('/de_DE/studio/hotels?q=vorarlberg');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Haus Bödele' }).click();
  await page.getByText('Verlauf').click();
  await expect(page.getByText('Geändert: Region')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page).toHaveURL(/\/studio\/hotels$/);
  await page.goto('/de_DE/studio/hotels?q=vorarlberg');
  await expect(page.getByText('Hier ist kein Hotel')).toBeVisible();
});

test('members find neither hotels nor rewards in the studio', async ({ browser, server, complaints }) => {
  complaints.expect(/404/);
  const page = await pageOf(browser, server.url, 'member');
  for (const path of ['hotels', 'new_hotel', 'products', 'new_product']) {
    const answer = await page.goto(`${server.url}/de_DE/studio/${path}`);
    expect(answer!.status()).toBe(404);
  }
  await page.context().close();
});
