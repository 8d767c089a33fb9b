import { expectAccessible } from '../accessible.ts';
import { enter, expect, pageOf, test } from '../fixtures.ts';
import { type Article, publish, someArticle } from '../publishing.ts';

test.use({ user: 'editor' });

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

test('an article appears for members when its time comes, and vanishes when it is over', async ({ page, browser, server }) => {
  const article = await someArticle(page, 120);
  const members = await browser.newContext();
  await enter(members, server.url, 'member');
  const read = async () => (await members.request.get(`${server.url}/api/v2/news/${article.id}`)).status();
  const listed = async () => {
    const url = `${server.url}/api/v2/news?limit=5&filters[sorting_order][]=newest`;
    return (await (await members.request.get(url)).text()).includes(article.id);
  };
  await publish(server.url, page, article, { publish_date: soon(3_600_000), expires_at: null });
  expect(await read()).toBe(404);
  await publish(server.url, page, article, { publish_date: soon(3000) });
  await expect.poll(read, { timeout: 30_000 }).toBe(200);
  await expect.poll(listed).toBe(true);
  await publish(server.url, page, article, { publish_date: article.publication.publish_date, expires_at: soon(3000) });
  await expect.poll(read, { timeout: 30_000 }).toBe(404);
  const visit = await members.newPage();
  const document = await visit.goto(`${server.url}/de_DE/news/${article.id}`);
  expect(document!.status()).toBe(404);
  await members.close();
  await publish(server.url, page, article, { expires_at: null });
});

test('an editor schedules an article in the dialog, finds it by its state, and sees what does not fit', async ({ page }) => {
  const article = await someArticle(page, 130);
  await page.goto(`/de_DE/news/${article.id}`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#comments, button[aria-pressed]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Veröffentlichung' }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichung' });
  await expect(dialog.getByText('Europe/Berlin')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Veröffentlicht ab' }).fill('24/12/2199');
  await dialog.getByLabel('Uhrzeit', { exact: true }).fill('08:30');
  await dialog.getByRole('textbox', { name: 'Bis (optional)' }).fill('24/12/2199');
  await dialog.getByLabel('Uhrzeit des Endes').fill('08:00');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText(/^Das Ende liegt nicht nach der Veröffentlichung/)).toBeVisible();
  await dialog.getByLabel('Uhrzeit des Endes').fill('09:00');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Geplant für 24. Dez. 2199, 08:30')).toBeVisible();
  await expect(page.locator('#comments')).toHaveCount(0);

  await page.goto('/de_DE/news?status=scheduled');
  const card = page.locator('main li').filter({ hasText: 'Geplant für 24. Dez. 2199' });
  await expect(card).toContainText(article.title);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
});

test('an editor finds what is scheduled and expired without asking for it, and a page of it; a member finds neither', async ({
  page,
  server,
  browser,
}) => {
  const member = await pageOf(browser, server.url, 'member');

  const { article: story } = (await (await page.request.get('/api/v2/pages/story?locale=de_DE')).json()) as { article: { id: string } };
  const article = (await (await page.request.get(`/api/v2/news/${story.id}?locale=de_DE`)).json()) as Article;
  await publish(server.url, page, article, { publish_date: '2199-12-23T08:00:00.000Z', expires_at: null });

  await page.goto('/de_DE/news');
  await expect(page.locator('main li').filter({ hasText: 'Geplant für 23. Dez. 2199, 09:00' })).toContainText(article.title);
  await page.goto(`/de_DE/search_results?area=news&q=${encodeURIComponent(article.title)}`);
  await expect(page.locator('main li').filter({ hasText: 'Geplant für 23. Dez. 2199, 09:00' })).toContainText(article.title);
  await expectAccessible(page);
  await page.goto('/de_DE/page/story');
  await expect(page.getByText('Vorschau für die Redaktion')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#comments')).toHaveCount(0);
  await expectAccessible(page);

  expect((await member.goto(`${server.url}/de_DE/page/story`))!.status()).toBe(404);
  expect(await (await member.goto(`${server.url}/de_DE/news`))!.text()).not.toContain(article.id);
  await member.context().close();

  await publish(server.url, page, article, { publish_date: '2026-01-01T08:00:00.000Z', expires_at: '2026-01-20T08:00:00.000Z' });
  await page.goto(`/de_DE/search_results?area=news&q=${encodeURIComponent(article.title)}`);
  await expect(page.locator('main li').filter({ hasText: 'Abgelaufen am 20. Jan. 2026, 09:00' })).toContainText(article.title);
  await publish(server.url, page, article, { publish_date: article.publication.publish_date, expires_at: null });
});

test('what another editor has set meanwhile is not overwritten, and nothing typed is lost', async ({ page, server, complaints }) => {
  complaints.expect(/status of 409/);
  const article = await someArticle(page, 140);
  await page.goto(`/de_DE/news/${article.id}`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Veröffentlichung' }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichung' });
  await dialog.getByRole('textbox', { name: 'Bis (optional)' }).fill('31/12/2150');
  await dialog.getByLabel('Uhrzeit des Endes').fill('18:00');
  await publish(server.url, page, article, { top_story: true });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Inzwischen hat jemand anderes die Veröffentlichung geändert');
  await expect(dialog.getByRole('textbox', { name: 'Bis (optional)' })).toHaveValue('31.12.2150');
  await expect(dialog.getByLabel('Top-Meldung')).toBeChecked();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  const now = (await (await page.request.get(`/api/v2/news/${article.id}`)).json()) as { publication: object };
  expect(now.publication).toMatchObject({ top_story: true, expires_at: '2150-12-31T17:00:00.000Z' });
  await publish(server.url, page, article, { top_story: false, expires_at: null });
});
