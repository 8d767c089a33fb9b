import { chromium } from '@playwright/test';
import { withDemoServer } from './bench-server.ts';
import { newVisitor } from './conditions.ts';

await withDemoServer(async ({ url }) => {
  const browser = await chromium.launch({ executablePath: process.env['FOYER_CHROMIUM'] });
  for (const screen of ['phone', 'desktop'] as const) {
    for (const [user, path, name] of [
      ['member', '/de_DE/api_keys', 'own'],
      ['superadmin', '/de_DE/studio/api_keys', 'studio'],
    ] as const) {
      const context = await newVisitor(browser, url, screen, user);
      const page = await context.newPage();
      await page.goto(`${url}${path}`);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/shots/${name}-${screen}-empty.png` });
      await page.getByRole('button', { name: 'Schlüssel erstellen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Wofür er ist' }).fill('Dienstplan');
      await dialog.getByRole('checkbox', { name: 'News lesen' }).check();
      await dialog.getByRole('checkbox', { name: 'Geburtstage' }).check();
      await page.screenshot({ path: `/tmp/shots/${name}-${screen}-dialog.png` });
      await dialog.getByLabel('Eigenes Passwort').fill('foyer-demo');
      await page.screenshot({ path: `/tmp/shots/${name}-${screen}-dialog2.png` });
      await dialog.getByRole('button', { name: 'Schlüssel erstellen' }).click();
      await page.getByText('Der Schlüssel ist fertig').waitFor();
      await page.screenshot({ path: `/tmp/shots/${name}-${screen}-token.png` });
      await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/shots/${name}-${screen}-list.png`, fullPage: true });
      await context.close();
    }
  }
  await browser.close();
});
