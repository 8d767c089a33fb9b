import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'superadmin' });

const header = 'Benutzername;E-Mail;Vorname;Nachname;Position';
const csv = (...rows: string[]) => ({ name: 'personen.csv', mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\r\n')) });

test('a list of people is checked, corrected, imported, and downloaded again', async ({ page }) => {
  await page.goto('/de_DE/studio/people');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Liste importieren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personen importieren' })).toBeVisible();
  const rows = ['ylvi.liste;ylvi.liste@aurelia.example;Ylvi;Listmann;Patissière', 'yannis.liste;kein Postfach;Yannis;Listmann;Koch'];
  await page.getByLabel(/^Liste der Personen/).setInputFiles(csv(...rows));
  await page.getByRole('button', { name: 'Datei prüfen' }).click();
  await expect(page.getByText('1 neue Person, keine Änderungen, keine unverändert, 1 Fehler.')).toBeVisible();
  await expect(page.getByRole('row', { name: /kein Postfach/ })).toContainText('vollständige E-Mail-Adresse');
  await expectAccessible(page);
  // Another file begins again.
  await page
    .getByLabel(/^Liste der Personen/)
    .setInputFiles(csv(rows[0]!, rows[1]!.replace('kein Postfach', 'yannis.liste@aurelia.example')));
  await page.getByRole('button', { name: 'Datei prüfen' }).click();
  await page.getByRole('button', { name: '2 Personen importieren' }).click();
  await expect(page.getByText('Importiert: 2 neue Personen, keine Änderungen.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/de_DE/studio/people?q=listmann');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als CSV herunterladen' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Personen.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('ylvi.liste;ylvi.liste@aurelia.example;Ylvi;Listmann;Patissière');
  expect(text.trim().split('\r\n')).toHaveLength(3);
});
