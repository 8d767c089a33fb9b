import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const env = { E2E_SOCIAL_SECRET: 'secret' };
const common = { clientId: 'foyer', issuer: 'http://127.0.0.1:9' };
/** With all three services, which once pushed title and form out of the first view. */
const signup = {
  active: true,
  type: 'variant',
  activeLoginTypes: ['password', 'social'],
  social: [
    { ...common, network: 'google', clientSecretVariable: 'E2E_SOCIAL_SECRET' },
    { ...common, network: 'apple', teamId: 'TEAM', keyId: 'KEY', privateKeyVariable: 'E2E_SOCIAL_SECRET' },
    { ...common, network: 'facebook', clientSecretVariable: 'E2E_SOCIAL_SECRET' },
  ],
  hero: { title: { de_DE: 'Schön, dass Sie da sind' }, subline: { de_DE: 'Neuigkeiten, Kolleginnen und alle Häuser an einem Ort.' } },
};

async function expectInFirstView(page: Page, parts: readonly Locator[]): Promise<void> {
  const { height } = page.viewportSize()!;
  for (const part of parts) {
    const box = (await part.boundingBox())!;
    expect(box.y, String(part)).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, String(part)).toBeLessThanOrEqual(height);
  }
}

const formOf = (page: Page) => [
  page.getByLabel('E-Mail-Adresse'),
  page.getByLabel('Passwort', { exact: true }),
  page.getByRole('button', { name: 'Konto anlegen' }),
];

test('title, subline and form are in the first view, beside three services', async ({ page, serverWith }, info) => {
  test.slow();
  const server = await serverWith({ settings: { signup, terms: null }, env });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`${server.url}/de_DE/registration`);
    await expect(page.getByRole('link', { name: 'Weiter mit Facebook' })).toHaveText('Facebook');
    await page.screenshot({ path: info.outputPath(`route-${viewport.width}.png`) });
    const title = page.getByRole('heading', { level: 1, name: 'Schön, dass Sie da sind' });
    await expectInFirstView(page, [title, page.getByText('Neuigkeiten, Kolleginnen'), ...formOf(page)]);

    await page.goto(`${server.url}/de_DE`);
    await page.screenshot({ path: info.outputPath(`module-${viewport.width}.png`) });
    const hero = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expectInFirstView(page, [hero, hero.locator('xpath=following-sibling::*[1]'), ...formOf(page)]);
  }
});

test('the hero of a page goes on at the registration’s route, and shows failures as messages', async ({ page, serverWith, complaints }) => {
  test.slow();
  complaints.expect(/ERR_|Failed to load resource/);
  const server = await serverWith({ settings: { signup, terms: null }, env });
  await page.goto(`${server.url}/de_DE`);
  const [email, password, button] = formOf(page);
  await email!.fill('mara.lindt@aurelia.example');
  await password!.fill('drei-graue-Enten-im-Nebel');
  await page.route('**/api/v2/users/new', (route) => route.abort('connectionrefused'));
  await button!.click();
  const message = page.getByRole('region', { name: 'Mitteilungen' }).getByText(/keine Verbindung/);
  await expect(message).toBeVisible();
  await expect(message).toBeHidden({ timeout: 5000 });
  await page.unroute('**/api/v2/users/new');
  await button!.click();
  await expect(page).toHaveURL(`${server.url}/de_DE/registration?step=mailbox`);
  await expect(page.getByRole('heading', { name: 'Sehen Sie in Ihrem Postfach nach' })).toBeFocused();
  await expect(page.getByText('mara.lindt@aurelia.example')).toBeVisible();
  await page.getByRole('button', { name: 'Andere Adresse verwenden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('mara.lindt@aurelia.example');
});

test('the form of the hero leads to its page again without scripts, and sent before they have come it is sent once they have', async ({
  page,
  browser,
  serverWith,
}) => {
  test.slow();
  const server = await serverWith({ settings: { signup, terms: null }, env });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const old = await plain.newPage();
  await old.goto(`${server.url}/de_DE`);
  const [itsEmail, itsPassword, itsButton] = formOf(old);
  await itsEmail!.fill('jo.brandt@aurelia.example');
  await itsPassword!.fill('drei-graue-Enten-im-Nebel');
  const answer = old.waitForResponse((response) => response.status() === 303);
  await itsButton!.click();
  await answer;
  await expect(old).toHaveURL(`${server.url}/de_DE`);
  await expect(old.locator('form noscript > *')).toBeVisible();
  await plain.close();

  let arrive = () => {};
  const sent = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(`${server.url}/de_DE`, { waitUntil: 'commit' });
  const [email, password, button] = formOf(page);
  await email!.fill('jo.brandt@aurelia.example');
  await password!.fill('drei-graue-Enten-im-Nebel');
  await button!.click();
  await expect(page).toHaveURL(`${server.url}/de_DE`);
  await expect(email!).toHaveValue('jo.brandt@aurelia.example');
  arrive();
  await expect(page).toHaveURL(`${server.url}/de_DE/registration?step=mailbox`);
  await expect(page.getByText('jo.brandt@aurelia.example')).toBeVisible();
});

test('the form of a hero whose code comes after the page is hydrated waits for it', async ({ page, serverWith }) => {
  test.slow();
  const server = await serverWith({ settings: { signup, terms: null }, env });
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('invoiceAddress')) await late;
    await route.fulfill({ response: answer });
  });
  await page.goto(`${server.url}/de_DE`);
  const [email, password] = formOf(page);
  await email!.fill('lia.wolf@aurelia.example');
  await password!.fill('drei-graue-Enten-im-Nebel');
  // Remembered once the page is hydrated.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('tz=');
  await password!.press('Enter');
  await expect(page).toHaveURL(`${server.url}/de_DE`);
  arrive();
  await expect(page).toHaveURL(`${server.url}/de_DE/registration?step=mailbox`);
});

test('failures that are not shown as messages are at the form of the hero', async ({ page, serverWith, complaints }) => {
  test.slow();
  complaints.expect(/ERR_|Failed to load resource/);
  const settings = { signup, terms: null, 'baseOptions.showSystemNotificationMessage': false };
  const server = await serverWith({ settings, env });
  await page.goto(`${server.url}/de_DE`);
  const [email, password, button] = formOf(page);
  await email!.fill('mara.lindt@aurelia.example');
  await password!.fill('drei-graue-Enten-im-Nebel');
  await page.route('**/api/v2/users/new', (route) => route.abort('connectionrefused'));
  await button!.click();
  await expect(page.getByRole('alert').filter({ hasText: 'keine Verbindung' })).toBeVisible();
});
