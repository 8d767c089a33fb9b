import { cookieHeader, login } from '@foyer/tools/server';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { bell, bellWith, countUnread } from '../unread.ts';

// These set the width themselves.

/** Whether anything is unread that a look at the feed reads. */
async function hasNews(request: APIRequestContext): Promise<boolean> {
  const { unread_since: since } = (await (await request.get('/api/v2/activities')).json()) as { unread_since: string | null };
  return since !== null;
}

/** An article of the editor's that takes comments. */
async function articleOfEditor(request: APIRequestContext): Promise<string> {
  const { results } = (await (await request.get('/api/v2/news?limit=100')).json()) as {
    results: { id: string; comments_allowed: boolean; author: { name: string } }[];
  };
  return results.find(({ comments_allowed, author }) => comments_allowed && author.name === 'Jonas Reiter')!.id;
}

/** Comments as the member, from elsewhere. */
async function commentAsMember(url: string, id: string): Promise<void> {
  const session = await login(url, 'member');
  const answer = await fetch(`${url}/api/v2/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieHeader(session), 'x-csrf-token': session['csrf_token']! },
    body: JSON.stringify({ type: 'news', id, text: 'Sehr gelungen!', key: crypto.randomUUID() }),
  });
  expect(answer.status).toBe(201);
}

test.describe('the editor', () => {
  test.use({ user: 'editor' });

  test('sees at once that a member has commented, reads it, and is up to date', async ({ page, server }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/de_DE/activity_feed');
    // What the demo has waiting counts as read from here on, but for what the editor has yet to confirm.
    await expect.poll(() => hasNews(page.request)).toBe(false);
    const toDo = await countUnread(page.request);
    await expect(bell(page)).toHaveAccessibleName(bellWith(toDo));
    await page.goto('/de_DE/news');
    await commentAsMember(server.url, await articleOfEditor(page.request));
    await expect(bell(page)).toHaveAccessibleName(bellWith(toDo + 1), { timeout: 5_000 });

    await page.goto('/de_DE/activity_feed');
    const [first, second] = [page.locator('main li').first(), page.locator('main li').nth(1)];
    await expect(first).toContainText(/Annika Berger.* hat Ihren Artikel .* kommentiert/);
    await expect(first).toContainText('Ungelesen');
    await expect(second).toHaveText('Sie sind auf dem neuesten Stand');
    await expect(bell(page)).toHaveAccessibleName(bellWith(toDo));
    await expectAccessible(page);

    await first.getByRole('link', { name: 'Kommentar ansehen' }).click();
    await expect(page).toHaveURL(/\/de_DE\/news\/.+#comment_.+$/);
    await page.goBack();
    await expect(page.locator('main li').first()).not.toContainText('Ungelesen');
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName(bellWith(toDo));
  });

  test('sees in the panel at the bell what is new, and has seen it then', async ({ page, server }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/de_DE/news');
    await commentAsMember(server.url, await articleOfEditor(page.request));
    await bell(page).click();
    const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' });
    const first = panel.getByRole('listitem').first();
    await expect(first).toContainText(/Annika Berger\W* hat Ihren Artikel .* kommentiert/);
    await expect(first).toContainText('Neu');
    await expectAccessible(page);
    await expect.poll(() => hasNews(page.request)).toBe(false);
    await panel.getByRole('link', { name: 'Alle Aktivitäten' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aktivitäten' })).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(page.locator('main li').first()).not.toContainText('Ungelesen');
  });
});

test.describe('a member', () => {
  test.use({ user: 'member' });

  test('finds the bell in the drawer of narrow screens, which closes on the way', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/de_DE');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menü' });
    await drawer.getByRole('link', { name: 'Aktivitäten' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aktivitäten' })).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});
