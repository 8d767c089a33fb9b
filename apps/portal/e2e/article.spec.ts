import { expect, test } from './fixtures.ts';
import { openArticle, unique } from './open-article.ts';

test.use({ user: 'member' });

test('a teaser leads to its article', async ({ page }) => {
  await page.goto('/de_DE/news');
  const card = page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  // What is not laid out yet has no inner text.
  const title = (await card.getByRole('heading').textContent())!;
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
