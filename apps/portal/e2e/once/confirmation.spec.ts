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

test('the dashboard says what one has confirmed', async ({ page, server }) => {
  await page.goto('/de_DE');
  const stories = page.locator('main article').filter({ has: page.getByRole('link') });
  const address = (await stories.first().getByRole('link').getAttribute('href'))!;
  await ask(server.url, address.split('/').at(-1)!);
  await page.reload();
  const story = stories.filter({ has: page.locator(`a[href="${address}"]`) }).first();
  await expect(story.getByText('Lesebestätigung', { exact: true })).toBeVisible();
  await story.getByRole('link').click();
  const panel = page.getByRole('region', { name: 'Lesebestätigung' });
  await panel.getByRole('button', { name: 'Ich habe dies gelesen und verstanden' }).click();
  await expect(panel.getByRole('status')).toContainText('Sie haben am');
  await page.goBack();
  await expect(story.getByText('Bestätigt', { exact: true })).toBeVisible();
  await page.reload();
  await expect(story.getByText('Bestätigt', { exact: true })).toBeVisible();
});

test('who writes nothing is shown no report', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto(`/de_DE/news/${await someArticle(page.request, 41)}/confirmations`);
  await expect(page).toHaveURL(/result-not-found/);
});
