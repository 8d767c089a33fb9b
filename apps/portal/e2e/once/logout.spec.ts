import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

/** Whether the server still knows the browser's session. */
const isSignedIn = async (page: Page): Promise<boolean> => {
  const answer = await page.request.get('/api/v2/user/me');
  return ((await answer.json()) as { user: object | null }).user !== null;
};

/** A page of another website that leads to an address. */
async function elsewhere(page: Page, html: string): Promise<void> {
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('https://elsewhere.example/');
}

test('the address leads guests to the login', async ({ page }) => {
  await page.goto('/de_DE/logout');
  await expect(page).toHaveURL('/de_DE/login');
});

test.describe('the address of the logout', () => {
  test.use({ user: 'member' });

  test('ends the session and leads to the login, and going back does not lead in again', async ({ page, complaints }) => {
    complaints.expect(/40[14]/);
    await page.goto('/de_DE/news');
    await page.goto('/de_DE/logout');
    await expect(page).toHaveURL('/de_DE/login');
    expect(await isSignedIn(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/de_DE\/login/);
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  });

  test('asks where another website leads there', async ({ page, server }) => {
    const address = `${server.url}/de_DE/logout`;
    await elsewhere(page, `<a href="${address}">Win a holiday</a>`);
    await page.getByRole('link').click();
    await expect(page.getByText('Eine andere Website hat Sie hierher geführt')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Angemeldet bleiben' })).toBeVisible();
    expect(await isSignedIn(page)).toBe(true);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/de_DE/login');
    expect(await isSignedIn(page)).toBe(false);
  });

  test('says what went wrong and can be repeated', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|40[14]/);
    await page.route('**/api/v2/auth/logout', (route) => route.abort(), { times: 1 });
    await page.goto('/de_DE/logout');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/de_DE/login');
    expect(await isSignedIn(page)).toBe(false);
  });

  test('leads to the login where the session has ended', async ({ page, context, complaints }) => {
    // The page before may still be asking, for pictures as well.
    complaints.expect(/status of 40[14]/);
    await page.goto('/de_DE/sessions');
    await context.clearCookies({ name: 'foyer_session' });
    await page.goto('/de_DE/logout');
    await expect(page).toHaveURL('/de_DE/login');
  });
});
