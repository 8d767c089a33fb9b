import { expect, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';

test('the login leads back to the address that was asked for, also by e-mail and with other case', async ({ page }) => {
  await page.goto('/de_DE/news?category=hotels');
  await expect(page).toHaveURL('/de_DE/login?redirect=%2Fnews%3Fcategory%3Dhotels');
  await signIn(page, ' MEMBER ');
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
  await signIn(page, 'member', 'wrong');
  await expect(page.getByRole('alert')).toContainText(/stimmen nicht|nicht richtig|falsch/i);
  await expect(page.getByLabel('E-Mail oder Benutzername')).toHaveValue('member');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('wrong');
});

test('a form sent before the page is hydrated is sent once it is', async ({ page }) => {
  let arrive = () => {};
  const sent = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/de_DE/login', { waitUntil: 'commit' });
  await signIn(page, 'member');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(/./);
  arrive();
  await expect(page).toHaveURL('/de_DE');
});

test('the form says that the server is away, and goes on when it is back', async ({ page, complaints }) => {
  complaints.expect(/ERR_|Failed to load resource/);
  await page.goto('/de_DE/login');
  await page.route('**/api/v2/auth/login', (route) => route.abort('connectionrefused'));
  await signIn(page, 'member');
  await expect(page.getByRole('alert')).toContainText('keine Verbindung');
  await page.unroute('**/api/v2/auth/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de_DE');
});

test('no redirect leaves the portal', async ({ page, server, complaints }) => {
  // the dashboard's pictures and its socket are still on their way when the next round logs out
  complaints.expect(/404/, /401/);
  for (const redirect of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies();
    await page.goto(`/de_DE/login?redirect=${encodeURIComponent(redirect)}`);
    await signIn(page, 'member');
    await expect(page).toHaveURL(`${server.url}/de_DE`);
  }
});

test.describe('signed in', () => {
  test.use({ user: 'member' });

  test('the login leads home', async ({ page }) => {
    await page.goto('/de_DE/login?x=1');
    await expect(page).toHaveURL('/de_DE?x=1');
  });
});
