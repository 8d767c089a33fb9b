import { anArticle, commentAs, uniqueText } from '../commenting.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

test('the names of who wrote an article and its comments lead to their profiles', async ({ page, server }) => {
  const id = await anArticle(page.request);
  const answer = await page.request.get(`/api/v2/news/${id}?locale=de_DE`);
  const { author } = (await answer.json()) as { author: { name: string } };
  const written = await commentAs(server.url, 'superadmin', id, uniqueText());
  await page.goto(`/de_DE/news/${id}#comment_${written}`);
  await page.locator('article header').getByRole('link', { name: author.name }).click();
  await expect(page).toHaveURL(/\/de_DE\/profile\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.name);

  await page.goBack();
  const comment = page.locator(`#comment_${written}`);
  const name = comment.getByRole('link');
  // The portrait beside it is no second stop for keyboards and screen readers.
  await expect(name).toHaveCount(1);
  const commented = await name.innerText();
  await comment.locator('a[aria-hidden]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(commented);
});
