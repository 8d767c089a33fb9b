import { cookieHeader, login } from '@foyer/tools/server';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ user: 'member' });

interface Listed {
  id: string;
  comments_allowed: boolean;
  author: { name: string };
}

/** An article that takes comments, of somebody else than the member. */
async function anArticle(request: APIRequestContext): Promise<string> {
  const { results } = (await (await request.get('/api/v2/news?limit=50')).json()) as { results: Listed[] };
  return results.find(({ comments_allowed, author }) => comments_allowed && author.name !== 'Annika Berger')!.id;
}

/** Calls the server as somebody, from elsewhere. */
async function callAs(url: string, who: 'member' | 'editor' | 'superadmin', method: string, path: string, body?: object) {
  const session = await login(url, who);
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    cookie: cookieHeader(session),
    'x-csrf-token': session['csrf_token']!,
  };
  const answer = await fetch(`${url}/api/v2${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(answer.ok).toBe(true);
  return answer;
}

async function commentAs(url: string, who: 'member' | 'editor' | 'superadmin', id: string, text: string, parent_id: string | null = null) {
  const answer = await callAs(url, who, 'POST', '/comments', { type: 'news', id, text, parent_id, key: crypto.randomUUID() });
  return ((await answer.json()) as { id: string }).id;
}

const comment = (page: Page, text: string) => page.locator('#comments').getByRole('listitem').filter({ hasText: text }).last();
const field = (page: Page) => page.getByLabel('Ihr Kommentar');
const list = (page: Page) => page.getByRole('listbox', { name: 'Personen zum Erwähnen' });

/** Whom Enter would choose, for eyes and for screen readers. */
async function expectActive(page: Page, name: string): Promise<void> {
  const option = list(page).getByRole('option', { name, exact: false });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
}

const said = () => `Dazu eine Frage ${crypto.randomUUID()}`;

test('somebody replies, and a reply to the reply joins the thread with their name', async ({ page, server }) => {
  const id = await anArticle(page.request);
  const [question, answer] = [said(), said()];
  const root = await commentAs(server.url, 'superadmin', id, question);
  await commentAs(server.url, 'editor', id, answer, root);
  await page.goto(`/de_DE/news/${id}`);
  await comment(page, answer).getByRole('button', { name: 'Antworten', exact: true }).click();
  const reply = page.getByLabel('Ihre Antwort an Jonas Reiter');
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue('@Jonas Reiter ');
  const text = said();
  await page.keyboard.type(text);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(comment(page, text)).toBeFocused();
  await expect(comment(page, text).getByRole('link', { name: '@Jonas Reiter' })).toHaveAttribute('href', /\/de_DE\/profile\//);
  await page.reload();
  await expect(page.locator(`#comment_${root}`)).toContainText(text);
});

test('a reply that was begun is there again after a reload', async ({ page, server }) => {
  const id = await anArticle(page.request);
  const question = said();
  const root = await commentAs(server.url, 'superadmin', id, question);
  await page.goto(`/de_DE/news/${id}`);
  await page.locator(`#comment_${root}`).getByRole('button', { name: 'Antworten', exact: true }).click();
  await page.getByLabel(/^Ihre Antwort an/).fill('Noch nicht fertig');
  await page.reload();
  await expect(page.locator(`#comment_${root}`).getByLabel(/^Ihre Antwort an/)).toHaveValue('Noch nicht fertig');
  await page.locator(`#comment_${root}`).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByLabel(/^Ihre Antwort an/)).toHaveCount(0);
});

test('a comment is changed, and what was changed elsewhere meanwhile is not overwritten', async ({ page, server, complaints }) => {
  complaints.expect(/409/);
  const id = await anArticle(page.request);
  const text = said();
  const written = await commentAs(server.url, 'member', id, text);
  await page.goto(`/de_DE/news/${id}`);
  const item = page.locator(`#comment_${written}`);
  await item.getByRole('button', { name: 'Kommentar bearbeiten' }).click();
  await item.getByLabel('Ihren Kommentar ändern').fill(`${text} – erledigt`);
  await item.getByRole('button', { name: 'Speichern' }).click();
  await expect(item).toContainText('– erledigt');
  await expect(item).toContainText('bearbeitet');
  await expect(item).toBeFocused();

  await item.getByRole('button', { name: 'Kommentar bearbeiten' }).click();
  await callAs(server.url, 'member', 'PATCH', `/comments/${written}`, { text: `${text} – am Telefon`, revision: 1 });
  await item.getByLabel('Ihren Kommentar ändern').fill(`${text} – am Rechner`);
  await item.getByRole('button', { name: 'Speichern' }).click();
  await expect(item.getByRole('alert')).toContainText('inzwischen geändert');
  await expect(item.getByLabel('Ihren Kommentar ändern')).toHaveValue(`${text} – am Rechner`);
  await item.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(item).toContainText('– am Telefon');
});

test('somebody is mentioned by keyboard; their bell tells them, and its link leads to the comment', async ({ page, server, browser }) => {
  const id = await anArticle(page.request);
  await callAs(server.url, 'superadmin', 'POST', '/activities/mark_as_read', { until: new Date().toISOString() });
  const reader = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const session = await login(server.url, 'superadmin');
  await reader.addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url: server.url })));
  const hers = await reader.newPage();
  await hers.goto('/de_DE/news');
  const bell = hers.getByRole('banner').getByRole('link', { name: 'Aktivitäten' });
  await expect(bell).toHaveAccessibleName('Aktivitäten');

  const text = said();
  await page.goto(`/de_DE/news/${id}`);
  await page.waitForLoadState('networkidle');
  await field(page).focus();
  await page.keyboard.type('@Sami');
  await expectActive(page, 'Samira Al Rashdi');
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 'Samira Darwish');
  await page.keyboard.type('ra H');
  await expectActive(page, 'Samira Haddad');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('@Samira Haddad ');
  await page.keyboard.type(text);
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(comment(page, text).getByRole('link', { name: '@Samira Haddad' })).toBeVisible();

  await expect(bell).toHaveAccessibleName('Aktivitäten, 1 ungelesen', { timeout: 10_000 });
  await bell.click();
  const first = hers.locator('main li').first();
  await expect(first).toContainText(/Annika Berger.* hat Sie in einem Kommentar .* erwähnt/);
  await first.getByRole('link', { name: 'Kommentar ansehen' }).click();
  await expect(hers).toHaveURL(/#comment_/);
  await expect(comment(hers, text)).toBeFocused();
  await expect(comment(hers, text)).toBeInViewport();
  await reader.close();
});

test('a link to a comment opens the part of the list that holds it, or says that it is gone', async ({ page, server }) => {
  const id = await anArticle(page.request);
  const text = said();
  const old = await commentAs(server.url, 'superadmin', id, text);
  for (let n = 0; n < 24; n += 1) await commentAs(server.url, 'superadmin', id, `Danach ${n}`);
  await page.goto(`/de_DE/news/${id}#comment_${old}`);
  await expect(page.locator(`#comment_${old}`)).toBeFocused();
  const shown = page.locator('#comments > ul > li');
  const before = await shown.count();
  await page.getByRole('button', { name: 'Neuere Kommentare anzeigen' }).click();
  await expect.poll(() => shown.count()).toBeGreaterThan(before);
  await expect(
    page
      .locator('#comments')
      .getByRole('status')
      .filter({ hasText: /weitere Kommentare/ }),
  ).toHaveCount(1);

  await callAs(server.url, 'superadmin', 'DELETE', `/comments/${old}`);
  await page.goto('/de_DE/news');
  await page.goto(`/de_DE/news/${id}#comment_${old}`);
  await expect(page.getByText('Den gesuchten Kommentar gibt es nicht mehr.')).toBeVisible();
});

test('what is too long is said, counted and kept', async ({ page }) => {
  await page.goto(`/de_DE/news/${await anArticle(page.request)}`);
  const text = 'Wort '.repeat(1000) + 'Ende.';
  await field(page).fill(text);
  await expect(page.getByText('5.005 von 5.000 Zeichen')).toBeVisible();
  await page.getByRole('button', { name: 'Kommentieren' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/kürzen Sie Ihren um 5 Zeichen/);
  await expect(field(page)).toHaveValue(text);
});

/** Opens an article and keeps every answer about whom to mention on its way, but for what is in `answered`. */
async function openWithSlowSuggestions(page: Page, answered: readonly string[]): Promise<void> {
  await page.route('**/api/v2/mention_suggestions?*', async (route) => {
    const typed = new URL(route.request().url()).searchParams.get('query')!;
    if (answered.includes(typed)) await route.continue();
  });
  await page.goto(`/de_DE/news/${await anArticle(page.request)}`);
  await page.waitForLoadState('networkidle');
  await field(page).focus();
}

test('who types quickly mentions whom they typed, or nobody', async ({ page }) => {
  await openWithSlowSuggestions(page, ['Sa']);
  await page.keyboard.type('@Sa');
  await expect(list(page).getByRole('option')).toHaveCount(8);
  const shown = await list(page).getByRole('option').locator('bdi:first-child').allTextContents();
  // One of them further down, by their first letters and while the server is still thinking about them.
  const last = shown.at(-1)!;
  await page.keyboard.type(last.slice(2));
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(`@${last} `);
  // Somebody of whom nothing is known yet.
  await page.keyboard.type('@Sa');
  await expect(list(page).getByRole('option')).toHaveCount(8);
  await page.keyboard.type('xo');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(`@${last} @Saxo\n`);
});

test('a keyboard that composes words and names no keys opens the list, narrows it and chooses', async ({ page }) => {
  await page.goto(`/de_DE/news/${await anArticle(page.request)}`);
  await page.waitForLoadState('networkidle');
  await field(page).focus();
  const devtools = await page.context().newCDPSession(page);
  const press = async (key: { key: string; windowsVirtualKeyCode: number }) => {
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  };
  const compose = async (text: string) => {
    await press({ key: 'Unidentified', windowsVirtualKeyCode: 229 });
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  };
  await devtools.send('Input.insertText', { text: 'Danke @' });
  for (const text of ['S', 'Sa', 'Sam', 'Sami']) await compose(text);
  await expectActive(page, 'Samira Al Rashdi');
  // A tap, while the word is still being composed.
  await list(page)
    .getByRole('option', { name: /^Samira Haddad/ })
    .click();
  await expect(field(page)).toHaveValue('Danke @Samira Haddad ');
  await expect(field(page)).toBeFocused();
  await devtools.send('Input.insertText', { text: 'und @' });
  for (const text of ['S', 'Sam', 'Samira']) await compose(text);
  await devtools.send('Input.insertText', { text: 'Samira ' });
  await compose('D');
  await expectActive(page, 'Samira Darwish');
  // Enter ends the word and types the sign of a line.
  await devtools.send('Input.insertText', { text: 'D' });
  await expectActive(page, 'Samira Darwish');
  await press({ key: 'Unidentified', windowsVirtualKeyCode: 229 });
  await devtools.send('Input.insertText', { text: '\n' });
  await expect(field(page)).toHaveValue('Danke @Samira Haddad und @Samira Darwish ');
  await devtools.send('Input.insertText', { text: '@' });
  for (const text of ['S', 'Sam', 'Samu']) await compose(text);
  await devtools.send('Input.insertText', { text: 'Samu' });
  await expectActive(page, 'Samuel Asante');
  // Another keyboard announces the line without having named the key.
  await press({ key: 'Unidentified', windowsVirtualKeyCode: 229 });
  await devtools.send('Input.dispatchKeyEvent', { type: 'char', text: '\r' });
  await expect(field(page)).toHaveValue('Danke @Samira Haddad und @Samira Darwish @Samuel Asante ');
});

test('a name that was begun before the page has come to life is looked for once it has', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`/de_DE/news/${await anArticle(page.request)}`, { waitUntil: 'commit' });
  await field(page).focus();
  await page.keyboard.type('Danke @Samira H');
  await expectActive(page, 'Samira Haddad');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Danke @Samira Haddad ');
});
