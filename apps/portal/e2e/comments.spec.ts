import { expectAccessible } from './accessible.ts';
import { login } from '@foyer/tools/server';
import { anArticle, callAs, comment, commentAs, expectActive, field, list, uniqueText } from './commenting.ts';
import { expect, test } from './fixtures.ts';
import { bell, bellWith, countUnread } from './unread.ts';

test.use({ user: 'member' });

test('a member replies, and a reply to the reply joins the thread with their name', async ({ page, server }) => {
  const id = await anArticle(page.request);
  const [question, answer] = [uniqueText(), uniqueText()];
  const root = await commentAs(server.url, 'superadmin', id, question);
  await commentAs(server.url, 'editor', id, answer, root);
  await page.goto(`/de_DE/news/${id}`);
  await comment(page, answer).getByRole('button', { name: 'Antworten', exact: true }).click();
  const reply = page.getByLabel('Ihre Antwort an Jonas Reiter');
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue('@Jonas Reiter ');
  const text = uniqueText();
  await page.keyboard.type(text);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(comment(page, text)).toBeFocused();
  await expect(comment(page, text).getByRole('link', { name: '@Jonas Reiter' })).toHaveAttribute('href', /\/de_DE\/profile\//);
  await page.reload();
  await expect(page.locator(`#comment_${root}`)).toContainText(text);
});

test('a member is mentioned by keyboard; their bell notifies them, and its link leads to the comment', async ({
  page,
  server,
  browser,
}) => {
  const id = await anArticle(page.request);
  await callAs(server.url, 'superadmin', 'POST', '/activities/mark_as_read', { until: new Date().toISOString() });
  const reader = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const session = await login(server.url, 'superadmin');
  await reader.addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url: server.url })));
  const hers = await reader.newPage();
  await hers.goto('/de_DE/news');
  const toDo = await countUnread(hers.request);
  await expect(bell(hers)).toHaveAccessibleName(bellWith(toDo));

  const text = uniqueText();
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

  await expect(bell(hers)).toHaveAccessibleName(bellWith(toDo + 1), { timeout: 10_000 });
  await bell(hers).click();
  const panel = hers.getByRole('dialog', { name: 'Benachrichtigungen' });
  await panel
    .getByRole('link', { name: /Annika Berger\W* hat Sie in einem Kommentar .* erwähnt/ })
    .first()
    .click();
  await expect(panel).toBeHidden();
  await expect(hers).toHaveURL(/#comment_/);
  await expect(comment(hers, text)).toBeFocused();
  await expect(comment(hers, text)).toBeInViewport();
  await reader.close();
});
