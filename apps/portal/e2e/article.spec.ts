import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ user: 'member' });

/** Opens the first article of the list that takes comments. */
async function openArticle(page: Page, options?: Parameters<Page['goto']>[1]): Promise<void> {
  const { results } = (await (await page.request.get('/api/v2/news?limit=20')).json()) as {
    results: { id: string; comments_allowed: boolean; likes_allowed: boolean }[];
  };
  const article = results.find((entry) => entry.comments_allowed && entry.likes_allowed)!;
  await page.goto(`/de_DE/news/${article.id}`, options);
}

const unique = () => `Schön, dass es losgeht! ${crypto.randomUUID()}`;

test('a teaser leads to its article', async ({ page }) => {
  await page.goto('/de_DE/news');
  const card = page.locator('main').getByRole('listitem').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/de_DE\/news\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 10).replace(/[^\p{L}\p{N} ]/gu, '.'), 'u'));
});

test('a comment is written, survives a reload and is deleted', async ({ page }) => {
  const text = unique();
  await openArticle(page);
  await page.getByLabel('Ihr Kommentar').fill(text);
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Ihr Kommentar')).toHaveValue('');
  await page.reload();
  const comment = page.getByRole('listitem').filter({ hasText: text });
  await expect(comment).toBeVisible();
  await comment.getByRole('button', { name: 'Kommentar löschen' }).click();
  await comment.getByRole('button', { name: /Endgültig/ }).click();
  await expect(comment).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#comments')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('an empty comment is refused at the field', async ({ page }) => {
  await openArticle(page);
  await page.getByLabel('Ihr Kommentar').fill('   ');
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByLabel('Ihr Kommentar')).toHaveAttribute('aria-invalid', 'true');
});

test('a like counts at once and stays', async ({ page }) => {
  await openArticle(page);
  const like = page.locator('button[aria-pressed]').first();
  const pressed = await like.getAttribute('aria-pressed');
  await like.click();
  const other = pressed === 'true' ? 'false' : 'true';
  await expect(like).toHaveAttribute('aria-pressed', other);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', other);
});

test('a session that ends while writing keeps the text through the login', async ({ page, complaints }) => {
  // portraits that come after the session has ended are no longer for this visitor
  complaints.expect(/401/, /403/, /404.*\/media\//);
  const text = unique();
  await openArticle(page);
  const address = new URL(page.url()).pathname;
  await page.getByLabel('Ihr Kommentar').fill(text);
  await page.request.get('/api/v2/auth/logout');
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Sitzung');
  await alert.getByRole('link').click();
  await page.getByLabel('E-Mail oder Benutzername').fill('member');
  await page.getByLabel('Passwort', { exact: true }).fill('foyer-demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(new RegExp(address));
  await expect(page.getByLabel('Ihr Kommentar')).toHaveValue(text);
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
});

test('a lost connection keeps the text, and sending again writes it once', async ({ page, complaints }) => {
  complaints.expect(/ERR_|Failed to load resource/);
  const text = unique();
  await openArticle(page);
  await page.getByLabel('Ihr Kommentar').fill(text);
  // The server stores it, but its answer is lost.
  await page.route('**/api/v2/comments', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.locator('#comments').getByRole('alert')).toContainText('keine Verbindung');
  await expect(page.getByLabel('Ihr Kommentar')).toHaveValue(text);
  await page.unroute('**/api/v2/comments');
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByLabel('Ihr Kommentar')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
});

test('what is typed before the page has come to life stays', async ({ page }) => {
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

test('a comment shows as text, whatever it contains', async ({ page }) => {
  const text = `<img src=x onerror="document.title='hacked'"> ${crypto.randomUUID()}`;
  await openArticle(page);
  await page.getByLabel('Ihr Kommentar').fill(text);
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page).not.toHaveTitle('hacked');
});
