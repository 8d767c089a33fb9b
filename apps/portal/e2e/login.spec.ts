import { expect, test } from './fixtures.ts';

const fill = async (page: import('@playwright/test').Page, name: string, password: string) => {
  await page.getByLabel('E-Mail oder Benutzername').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
};

test('a guest is led to the login and from there to the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/de_DE/login?redirect=%2F');
  await expect(page).toHaveTitle(/Anmelden/);
  await fill(page, 'member', 'foyer-demo');
  await expect(page).toHaveURL('/de_DE');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hallo');
});

test('the login leads back to the address that was asked for, also by e-mail and with other case', async ({ page }) => {
  await page.goto('/de_DE/news?category=hotels');
  await expect(page).toHaveURL('/de_DE/login?redirect=%2Fnews%3Fcategory%3Dhotels');
  await fill(page, ' MEMBER ', 'foyer-demo');
  await expect(page).toHaveURL('/de_DE/news?category=hotels');
});

test('empty fields are named and the first is focused', async ({ page }) => {
  await page.goto('/de_DE/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const name = page.getByLabel('E-Mail oder Benutzername');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test("a wrong password shows the server's error and keeps the form", async ({ page, complaints }) => {
  complaints.expect(/401/);
  await page.goto('/de_DE/login');
  await fill(page, 'member', 'wrong');
  await expect(page.getByRole('alert')).toContainText(/stimmen nicht|nicht richtig|falsch/i);
  await expect(page.getByLabel('E-Mail oder Benutzername')).toHaveValue('member');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('wrong');
});

test('a form sent before the page has come to life is sent once it has', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/de_DE/login', { waitUntil: 'commit' });
  await fill(page, 'member', 'foyer-demo');
  await expect(page).toHaveURL('/de_DE');
});

test('the server being away is told, and the form goes on when it is back', async ({ page, complaints }) => {
  complaints.expect(/ERR_|Failed to load resource/);
  await page.goto('/de_DE/login');
  await page.route('**/api/v2/auth/login', (route) => route.abort('connectionrefused'));
  await fill(page, 'member', 'foyer-demo');
  await expect(page.getByRole('alert')).toContainText('keine Verbindung');
  await page.unroute('**/api/v2/auth/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de_DE');
});

test('no redirect leaves the portal', async ({ page, server, complaints }) => {
  // the dashboard's pictures are still on their way when the next round logs out
  complaints.expect(/404/);
  for (const redirect of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies();
    await page.goto(`/de_DE/login?redirect=${encodeURIComponent(redirect)}`);
    await fill(page, 'member', 'foyer-demo');
    await expect(page).toHaveURL(`${server.url}/de_DE`);
  }
});

test.describe('signed in', () => {
  test.use({ user: 'member' });

  test('the login leads home', async ({ page }) => {
    await page.goto('/de_DE/login?x=1');
    await expect(page).toHaveURL('/de_DE?x=1');
  });

  test('logging out leads to the login, and the session is over', async ({ page, isMobile }) => {
    await page.goto('/de_DE');
    await page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/de_DE/login');
    await page.goto('/de_DE/news');
    await expect(page).toHaveURL(/login\?redirect=%2Fnews/);
  });
});
