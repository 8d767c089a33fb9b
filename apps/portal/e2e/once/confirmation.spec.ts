import { ask, someArticle } from '../confirming.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

test('one is asked for confirmation on the page that presents the article as well', async ({ page, server }) => {
  const { article } = (await (await page.request.get('/api/v2/pages/story')).json()) as { article: { id: string } };
  await ask(server.url, article.id);
  await page.goto('/de_DE/page/story#confirmation');
  const panel = page.getByRole('region', { name: 'Lesebestätigung' });
  await panel.getByRole('button', { name: 'Ich habe dies gelesen und verstanden' }).click();
  await expect(panel.getByRole('status')).toContainText('Sie haben am');
});

test('who writes nothing is shown no report', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto(`/de_DE/news/${await someArticle(page.request, 41)}/confirmations`);
  await expect(page).toHaveURL(/result-not-found/);
});
