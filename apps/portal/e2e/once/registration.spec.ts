import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { mailedLink } from '../mailed-link.ts';

const password = 'drei-graue-Enten-im-Nebel';

test('a visitor registers by keyboard alone, follows the mail and is at home', async ({ page, complaints, startOwnServer }) => {
  test.slow();
  // the password that is refused
  complaints.expect(/400/);
  const settings = { signup: { active: true }, terms: { version: '2026-01', pageId: 'terms' } };
  const { url, dataDir } = await startOwnServer({ settings });
  await page.goto(`${url}/de_DE/registration`);
  await expect(page).toHaveTitle(/Registrieren/);
  await expectAccessible(page);
  const button = page.getByRole('button', { name: 'Konto anlegen' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');

  await page.getByLabel('E-Mail-Adresse').focus();
  await page.keyboard.type('mara.lindt@aurelia.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('passwort1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/de_DE/registration`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  // The server knows that this one is among the first to be tried.
  const field = page.getByLabel('Passwort', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('mara.lindt@aurelia.example');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  const step = page.getByRole('heading', { name: 'Sehen Sie in Ihrem Postfach nach' });
  await expect(step).toBeFocused();
  await expect(page.getByText('mara.lindt@aurelia.example')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(step).toBeVisible();

  await page.goto(await mailedLink('mara.lindt@aurelia.example', '/registration/confirm', dataDir));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätigen Sie Ihre Adresse');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bestätigen und anmelden' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/de_DE`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara');
});

test('beside a picture: failures as messages, the link on another device, and the way out of a used one', async ({
  page,
  browser,
  complaints,
  startOwnServer,
}) => {
  test.slow();
  complaints.expect(/400|ERR_|Failed to load resource/);
  const hero = { title: { de_DE: 'Schön, dass Sie da sind' }, subline: { de_DE: 'Alle Häuser an einem Ort.' } };
  const { url, dataDir } = await startOwnServer({ settings: { signup: { active: true, type: 'variant', hero } } });
  await page.goto(`${url}/de_DE/registration`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schön, dass Sie da sind');
  await expectAccessible(page);
  await page.getByLabel('E-Mail-Adresse').fill('jo@aurelia.example');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.route('**/api/v2/users/new', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  const message = page.getByRole('region', { name: 'Mitteilungen' }).getByText(/keine Verbindung/);
  await expect(message).toBeVisible();
  await expect(message).toBeHidden({ timeout: 5000 });
  await page.unroute('**/api/v2/users/new');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Sehen Sie in Ihrem Postfach nach' })).toBeVisible();

  const link = await mailedLink('jo@aurelia.example', '/registration/confirm', dataDir);
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Bestätigen und anmelden' }).click();
  const asked = phone.getByLabel('Passwort', { exact: true });
  await expect(asked).toBeFocused();
  await expectAccessible(phone);
  await asked.fill(password);
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL(`${url}/de_DE`);
  await context.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist nicht mehr gültig');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(`${url}/de_DE/login`);
});

test('where visitors may not register there is no such page', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/de_DE/registration');
  await expect(page).toHaveURL('/de_DE/404');
});
