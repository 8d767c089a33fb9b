import { demoPassword } from '@foyer/tools/server';
import type { Page } from '@playwright/test';

/** The address of the demo's second customer on the same server; browsers look for names below `localhost` on this machine. */
export const bergsee = (url: string) => url.replace('localhost', 'bergsee.localhost').replace('127.0.0.1', 'bergsee.localhost');

/** Logs a member of the second customer in by the form. They have answered about cookies. */
export async function enterBergsee(page: Page, serverUrl: string, name: string, path = '/de_DE'): Promise<void> {
  const url = bergsee(serverUrl);
  const answered = Object.entries({ cdisc: '0', cookie_config: '1' });
  await page.context().addCookies(answered.map(([cookie, value]) => ({ name: cookie, value, url })));
  await page.goto(`${url}/de_DE/login?redirect=${encodeURIComponent(path.replace(/^\/de_DE/, '') || '/')}`);
  await page.locator('input[autocomplete~="username"]').fill(`${name}@bergsee.example`);
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}
