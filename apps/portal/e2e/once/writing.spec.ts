import { endSessions } from '../end-sessions.ts';
import { expect, test } from '../fixtures.ts';
import { openArticle, unique } from '../open-article.ts';

test.use({ user: 'member' });

test('a session that ends while writing keeps the text through the login', async ({ page, server, complaints }) => {
  const text = unique();
  await openArticle(page);
  const address = new URL(page.url()).pathname;
  await page.getByLabel('Ihr Kommentar').fill(text);
  await endSessions(server.url, complaints);
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('E-Mail oder Benutzername').fill('member');
  await page.getByLabel('Passwort', { exact: true }).fill('foyer-demo');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(address));
  await expect(page.getByLabel('Ihr Kommentar')).toHaveValue(text);
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
});

test('an empty comment is refused at the field', async ({ page }) => {
  await openArticle(page);
  await page.getByLabel('Ihr Kommentar').fill('   ');
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByLabel('Ihr Kommentar')).toHaveAttribute('aria-invalid', 'true');
});

test('a like counts at once and stays', async ({ page }) => {
  await openArticle(page);
  const [like, unlike] = ['Gefällt mir', 'Gefällt mir nicht mehr'].map((name) => page.getByRole('button', { name, exact: true }));
  await expect(like!.or(unlike!)).toBeVisible();
  const [shown, other] = (await like!.isVisible()) ? [like!, unlike!] : [unlike!, like!];
  await shown.click();
  await expect(other).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(other).toBeVisible();
});

test('a comment whose answer is lost waits, and is written once', async ({ page, complaints }) => {
  complaints.expect(/ERR_|Failed to load resource/);
  const text = unique();
  await openArticle(page);
  // What keeps a comment comes when idle, and with it the place of the bar.
  await expect(page.getByRole('status', { name: 'Verbindung' })).toBeAttached();
  await page.getByLabel('Ihr Kommentar').fill(text);
  const keys: string[] = [];
  // The server stores the first one, but its answer is lost.
  await page.route('**/api/v2/comments', async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  const comment = page.locator('#comments').getByRole('listitem').filter({ hasText: text });
  await expect(comment.getByRole('button', { name: 'Kommentar löschen' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Ihr Kommentar')).toHaveValue('');
  await page.reload();
  await expect(comment).toHaveCount(1);
  expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
});

test('what is typed before the page is hydrated stays', async ({ page }) => {
  const text = unique();
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await openArticle(page, { waitUntil: 'commit' });
  await page.getByLabel('Ihr Kommentar').fill(text);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
});

test('what is sent before the page is hydrated is sent once it is', async ({ page }) => {
  const text = unique();
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await openArticle(page, { waitUntil: 'commit' });
  await page.getByLabel('Ihr Kommentar').fill(text);
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  await expect(page.getByLabel('Ihr Kommentar')).toHaveValue('');
});

test('a comment shows as text, whatever it contains', async ({ page }) => {
  const text = `<img src=x onerror="document.title='hacked'"> ${crypto.randomUUID()}`;
  const comment = page.getByRole('listitem').filter({ hasText: text });
  await openArticle(page);
  await page.getByLabel('Ihr Kommentar').fill(text);
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(comment).toBeVisible();
  await page.reload();
  await expect(comment).toBeVisible();
  await expect(page).not.toHaveTitle('hacked');
});
