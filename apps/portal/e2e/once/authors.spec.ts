import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

test('the names of who wrote an article and its comments lead to their profiles', async ({ page }) => {
  const answer = await page.request.get('/api/v2/news?limit=20&locale=de_DE');
  const { results } = (await answer.json()) as { results: { id: string; author: { name: string }; comments_count: number }[] };
  const article = results.find(({ comments_count: count }) => count > 0)!;
  await page.goto(`/de_DE/news/${article.id}`);
  await page.locator('article header').getByRole('link', { name: article.author.name }).click();
  await expect(page).toHaveURL(/\/de_DE\/profile\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.author.name);

  await page.goBack();
  // One that leads to no one but its author: without replies and mentions, which other tests write.
  const comment = page
    .locator('#comments')
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('listitem') })
    .filter({ hasNot: page.getByRole('link', { name: /^@/ }) })
    .first();
  const name = comment.getByRole('link');
  // The portrait beside it is no second stop for keyboards and screen readers.
  await expect(name).toHaveCount(1);
  const author = await name.innerText();
  await comment.locator('a[aria-hidden]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author);
});
