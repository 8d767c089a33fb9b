import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('a guest goes from the landing page to the login and from there to the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/de_DE');
  await page.getByRole('link', { name: 'Mitglieder-Login' }).click();
  await expect(page).toHaveURL('/de_DE/login');
  await expect(page).toHaveTitle(/Anmelden/);
  await signIn(page, 'member');
  await expect(page).toHaveURL('/de_DE');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hallo');
});

test.describe('signed in', () => {
  test.use({ user: 'member' });

  test('logging out leads to the login, and the session is over', async ({ page, isMobile, complaints }) => {
    // a picture, the entries of the drawer, or what is fetched ahead of a way home, still on their way when the session ended
    complaints.expect(/404.*\/media\//, /401.*\/(menu\/settings|pages\/dashboard)/);
    await page.goto('/de_DE');
    await page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/de_DE/login');
    await page.goto('/de_DE/news');
    await expect(page).toHaveURL(/login\?redirect=%2Fnews/);
  });
});
