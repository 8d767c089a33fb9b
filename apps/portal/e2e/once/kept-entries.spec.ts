import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openArticle, unique } from '../open-article.ts';

const problem = (status: number, code: string, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    headers: { 'retry-after': '7' },
    body: JSON.stringify({ type: 'about:blank', title: 'Nein', status, detail, code, request_id: 'r', errors: [] }),
  });

/** How a server refuses for now, or is not there, and the words for it. */
const failures: [string, (route: Route) => Promise<void>, RegExp][] = [
  ['429', problem(429, 'too_many_writes', 'Bitte warten Sie 7 Sekunden.'), /7 Sekunden/],
  ['503', problem(503, 'unavailable', 'Bitte kommen Sie gleich wieder.'), /gleich wieder/],
  ['a lost connection', (route) => route.abort('connectionreset'), /keine Verbindung/],
];

/** Sends a form while its call fails in each of the ways: each is said, and everything stays as it was typed. */
async function expectKept(
  page: Page,
  call: string,
  send: Locator,
  alerts: Locator,
  kept: [Locator, string][],
  ways: typeof failures = failures,
): Promise<void> {
  for (const [, fail, words] of ways) {
    await page.route(call, fail);
    await send.click();
    await expect(alerts.filter({ hasText: words })).toBeVisible();
    for (const [field, value] of kept) await expect(field).toHaveValue(value);
    await page.unroute(call);
  }
}

test.beforeEach(({ complaints }) => complaints.expect(/429|503|ERR_|Failed to load resource/));

test('the login keeps name and password, and goes on with them', async ({ page }) => {
  await page.goto('/de_DE/login');
  const [name, password] = [page.getByLabel('E-Mail oder Benutzername'), page.getByLabel('Passwort', { exact: true })];
  const send = page.getByRole('button', { name: 'Anmelden' });
  await name.fill('member');
  await password.fill('foyer-demo');
  const kept: [Locator, string][] = [
    [name, 'member'],
    [password, 'foyer-demo'],
  ];
  await expectKept(page, '**/api/v2/auth/login', send, page.getByRole('alert'), kept);
  await send.click();
  await expect(page).toHaveURL('/de_DE');
});

test('the registration keeps address, password and agreement, and goes on with them', async ({ page, startOwnServer }) => {
  test.slow();
  const settings = { signup: { active: true }, 'baseOptions.showSystemNotificationMessage': false };
  const { url } = await startOwnServer({ settings });
  await page.goto(`${url}/de_DE/registration`);
  const [email, password] = [page.getByLabel('E-Mail-Adresse'), page.getByLabel('Passwort', { exact: true })];
  const send = page.getByRole('button', { name: 'Konto anlegen' });
  await email.fill('mara.lindt@aurelia.example');
  await password.fill('drei-graue-Enten-im-Nebel');
  const box = page.getByRole('checkbox');
  if (await box.isVisible()) await box.check();
  const kept: [Locator, string][] = [
    [email, 'mara.lindt@aurelia.example'],
    [password, 'drei-graue-Enten-im-Nebel'],
  ];
  await expectKept(page, '**/api/v2/users/new', send, page.getByRole('alert'), kept);
  await send.click();
  await expect(page.getByText('mara.lindt@aurelia.example')).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ user: 'member' });

  test('a comment keeps its text, and is written once', async ({ page }) => {
    const text = unique();
    await openArticle(page);
    const field = page.getByLabel('Ihr Kommentar');
    const send = page.getByRole('button', { name: 'Kommentieren' });
    await field.fill(text);
    const answered = failures.filter(([name]) => name !== 'a lost connection');
    await expectKept(page, '**/api/v2/comments*', send, page.locator('#comments').getByRole('alert'), [[field, text]], answered);
    await send.click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
    await expect(field).toHaveValue('');
  });

  test('the own profile keeps address and password', async ({ page }) => {
    await page.goto('/de_DE');
    await page.getByRole('button', { name: /Profil/ }).click();
    await page.getByRole('link', { name: 'Mein Profil' }).click();
    await page.getByRole('link', { name: 'Profil bearbeiten' }).click();
    const email = page.getByLabel('E-Mail-Adresse');
    await email.fill('neue.adresse@aurelia.example');
    const password = page.getByLabel('Aktuelles Passwort', { exact: true });
    await password.fill('foyer-demo');
    const kept: [Locator, string][] = [
      [email, 'neue.adresse@aurelia.example'],
      [password, 'foyer-demo'],
    ];
    const send = page.getByRole('button', { name: 'Speichern' });
    await expectKept(page, '**/api/v2/users/*', send, page.getByRole('alert'), kept);
  });
});
