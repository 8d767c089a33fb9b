import { expectAccessible } from '../accessible.ts';
import { ask, someArticle } from '../confirming.ts';
import { enter, expect, test } from '../fixtures.ts';
import { publish, someArticle as articleToPublish } from '../publishing.ts';

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
  const stories = page.locator('main article').filter({ has: page.locator('a[href*="/news/"]') });
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

test('what is asked of one stands on the start page until it is done, on each of their pages', async ({ page, context, server }) => {
  const id = await someArticle(page.request, 42);
  await ask(server.url, id);
  const toDo = page.getByRole('region', { name: 'Für Sie zu erledigen' });
  await page.goto('/de_DE');
  // There may be more of others' tests than are shown at once.
  const entry = toDo.locator(`a[href="/de_DE/news/${id}"]`);
  await expect(entry).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/de_DE');
  const elsewhere = other.locator(`section a[href="/de_DE/news/${id}"]`).first();
  await expect(elsewhere).toBeAttached();

  await page.goto('/de_DE/activity_feed');
  const demand = page.locator('main li').filter({ has: page.locator(`a[href="/de_DE/news/${id}#confirmation"]`) });
  await expect(demand).toContainText('Ungelesen');
  // Looking at it is not enough.
  await page.reload();
  await expect(demand).toContainText('Ungelesen');
  await expect(demand.getByRole('link')).toHaveText('Lesen und bestätigen');

  await page.goto(`/de_DE/news/${id}`);
  const panel = page.getByRole('region', { name: 'Lesebestätigung' });
  await panel.getByRole('button', { name: 'Ich habe dies gelesen und verstanden' }).click();
  await expect(panel.getByRole('status')).toContainText('Sie haben am');
  await expect(elsewhere).toHaveCount(0);
  await page.getByRole('link', { name: 'Start', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hallo');
  await expect(entry).toHaveCount(0);
  await page.goto('/de_DE/activity_feed');
  await expect(demand.getByRole('link')).toHaveText('Beitrag ansehen');
  await expect(demand).not.toContainText('Ungelesen');
});

test('who writes nothing is shown no report', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto(`/de_DE/news/${await someArticle(page.request, 41)}/confirmations`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das haben wir nicht gefunden');
});

test('what is asked of a scheduled article is asked when it comes out', async ({ page, context, server }) => {
  await enter(context, server.url, 'editor');
  const article = await articleToPublish(page, 150);
  await publish(server.url, page, article, { publish_date: '2199-12-24T08:00:00.000Z', expires_at: null });
  await page.goto(`/de_DE/news/${article.id}`);
  const tools = page.getByRole('region', { name: 'Für die Redaktion: Lesebestätigung' });
  await tools.getByRole('button', { name: 'Bestätigung verlangen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lesebestätigung' });
  await expect(dialog.getByText(/sobald er erscheint, am 24\. Dez\. 2199, 09:00/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await expect(tools.getByText(/sobald er erscheint, am 24\. Dez\. 2199, 09:00/)).toBeVisible();
  await page.reload();
  await expect(tools).toBeVisible();
  await expect(page.getByText('Ob Sie dies bestätigt haben')).toHaveCount(0);

  await publish(server.url, page, article, { publish_date: article.publication.publish_date });
  await enter(context, server.url, 'member');
  const feed = async () => (await page.request.get('/api/v2/activities')).text();
  await expect.poll(feed, { timeout: 20_000 }).toContain(`/news/${article.id}#confirmation`);
});
