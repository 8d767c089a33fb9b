import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { mailedLink } from '../mailed-link.ts';

// Each test has a member of its own: a new password ends their sessions, and servers are shared.
const password = 'drei-graue-Enten-im-Nebel';

test('a forgotten password is replaced by keyboard alone, from the login to the dashboard', async ({ page, server, complaints }) => {
  // the link is tried a second time, and the dashboard's pictures and its socket may still be on their way when the cookies go
  complaints.expect(/40[014]/);
  const recipient = 'carolin.graf@aurelia.example';
  await page.goto('/de_DE/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/forgot_password/);
  await expectAccessible(page);

  await page.getByLabel('E-Mail-Adresse').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(recipient);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: recipient })).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('');
  await expectAccessible(page);

  const { pathname, search } = new URL(await mailedLink(recipient, '/reset_password', server.dataDir));
  await page.goto(`${pathname}${search}`);
  await expect(page).toHaveURL(/reset_password/);
  const submit = page.getByRole('button', { name: 'Neues Passwort speichern' });
  await expect(submit).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Neues Passwort', { exact: true }).focus();
  await page.keyboard.type(password);
  await expect(page.getByText('sehr stark').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('drei-graue-Gänse');
  await expect(page.getByText('Die beiden Passwörter stimmen nicht überein.').first()).toBeVisible();
  await expect(submit).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Neues Passwort wiederholen').fill(password);
  await expect(submit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr neues Passwort gilt ab jetzt');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de_DE');

  await page.context().clearCookies();
  await page.goto(`${pathname}${search}`);
  // The page says so at once, before anything is typed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist nicht mehr gültig');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('E-Mail oder Benutzername').fill(recipient);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de_DE');
});

test('a link without its parts says so and leads on', async ({ page }) => {
  await page.goto('/ar/reset_password?user_id=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لم يعد هذا الرابط صالحًا');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'طلب رابط جديد' }).click();
  await expect(page).toHaveURL('/ar/forgot_password');
});

test.describe('signed in', () => {
  test.use({ user: 'editor' });

  test('the password is changed from the profile menu; a wrong one is named and nothing typed is lost', async ({
    page,
    complaints,
    isMobile,
  }) => {
    complaints.expect(/400/);
    await page.goto('/de_DE/forgot_password?x=1');
    await expect(page).toHaveURL('/de_DE?x=1');
    await page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ }).click();
    await page.getByRole('link', { name: 'Passwort ändern' }).click();
    await expect(page).toHaveURL('/de_DE/reset_password');
    await expectAccessible(page);
    const current = page.getByLabel('Aktuelles Passwort');
    await current.fill('not-the-password');
    await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
    await page.getByLabel('Neues Passwort wiederholen').fill(password);
    await page.getByRole('button', { name: 'Neues Passwort speichern' }).click();
    await expect(page.getByText('Das ist nicht Ihr aktuelles Passwort.')).toBeVisible();
    await expect(current).toBeFocused();
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveValue(password);
  });
});
