import { demoPassword } from '@foyer/tools/server';
import type { Page } from '@playwright/test';

/** Fills the login's form and sends it. */
export async function signIn(page: Page, name: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-Mail oder Benutzername').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}
