import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

/** The second customer of the demo asks about cookies. */
const bergsee = (url: string) => url.replace('localhost', 'bergsee.localhost').replace('127.0.0.1', 'bergsee.localhost');

const necessary = ['foyer_session', 'csrf_token', 'signed_out', 'language', 'theme', 'tz'];
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Deine Cookie-Auswahl' });

async function chosen(context: BrowserContext) {
  const cookies = (await context.cookies()).filter(({ name }) => !necessary.includes(name));
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

test('nothing but the necessary is set before the choice, and the choice for a year', async ({ page, context, server }) => {
  await page.goto(`${bergsee(server.url)}/de_DE/login`);
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();
  await expect(overlay(page)).toBeVisible();
  expect(await heading.boundingBox()).toEqual(place);
  expect(await chosen(context)).toEqual({});
  await expectAccessible(page);

  await overlay(page).getByRole('button', { name: 'Auswählen' }).press('Enter');
  await expect(overlay(page)).toBeFocused();
  await expectAccessible(page);
  const services = overlay(page).locator('details');
  const line = services.locator('summary');
  await line.press('Enter');
  await expect(services).toHaveAttribute('open');
  await line.press('Space');
  await expect(services).not.toHaveAttribute('open');

  // The page goes on beside it, and Esc means no consent.
  await page.locator('input[autocomplete~="username"]').fill('member');
  await overlay(page).getByRole('checkbox', { name: 'Statistik' }).press('Escape');
  await expect(overlay(page)).toBeHidden();
  expect(await chosen(context)).toEqual({});

  await page.reload();
  await overlay(page).getByRole('button', { name: 'Auswählen' }).click();
  await expect(overlay(page).getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
  await overlay(page).getByRole('checkbox', { name: 'Statistik' }).press('Space');
  await overlay(page).getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(overlay(page)).toBeHidden();
  expect(await chosen(context)).toEqual({
    cdisc: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    track_all: '0',
    cookie_config: '1-2',
  });
  const days = (await context.cookies()).find(({ name }) => name === 'cdisc')!.expires / 86_400 - Date.now() / 86_400_000;
  expect(Math.round(days)).toBe(365);

  await page.reload();
  await expect(heading).toBeVisible();
  await expect(overlay(page)).toBeHidden();
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(overlay(page).getByRole('checkbox', { name: 'Statistik' })).toBeChecked();
});

test('who blocks cookies is not asked on every screen', async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }));
  await page.goto(`${bergsee(server.url)}/de_DE/login`);
  await overlay(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(overlay(page)).toBeHidden();
  await page.getByRole('link', { name: 'Impressum' }).first().click();
  await expect(page).toHaveURL(/\/page\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay(page)).toBeHidden();
});

test('the choice can be changed at the foot of the page', async ({ page, context, server }) => {
  const url = bergsee(server.url);
  const answered = { cdisc: '5b1f3a4e-6a0c-4a9e-9d43-0e6f2b7a9c11', track_all: '0', cookie_config: '1-3', vuid: 'old' };
  await context.addCookies(Object.entries(answered).map(([name, value]) => ({ name, value, url })));
  await page.goto(`${url}/de_DE/page/imprint`);
  const button = page.getByRole('button', { name: 'Cookie-Einstellungen' });
  await button.click();
  await expect(overlay(page)).toBeFocused();
  await expect(overlay(page).getByRole('checkbox', { name: 'Eingebettete Inhalte' })).toBeChecked();
  await overlay(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(button).toBeFocused();
  expect(await chosen(context)).toMatchObject({ track_all: '0', cookie_config: '1' });
  expect(await chosen(context)).not.toHaveProperty('vuid');
  await button.click();
  await overlay(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(overlay(page)).toBeHidden();
  expect(await chosen(context)).toMatchObject({ track_all: '1', cookie_config: '1-2-3' });
});

test('where the choice cannot be kept nothing is set, and it can be made again', async ({ page, context, server, complaints }) => {
  complaints.expect(/ERR_|Failed to load resource/);
  await page.route('**/settings/consent?*', (route) => route.abort('connectionrefused'));
  await page.goto(`${bergsee(server.url)}/de_DE/login`);
  await overlay(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(overlay(page).getByRole('alert')).toContainText('keine Verbindung');
  expect(await chosen(context)).toEqual({});
  await page.unroute('**/settings/consent?*');
  await overlay(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(overlay(page)).toBeHidden();
});
