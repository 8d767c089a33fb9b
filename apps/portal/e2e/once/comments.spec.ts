import type { Page } from '@playwright/test';
import { anArticle, callAs, commentAs, expectActive, field, list, uniqueText } from '../commenting.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

test('a reply that was begun is there again after a reload', async ({ page, server }) => {
  const id = await anArticle(page.request);
  const question = uniqueText();
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
  const text = uniqueText();
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

test('a link to a comment opens the part of the list that holds it, or says that it is gone', async ({ page, server }) => {
  const id = await anArticle(page.request);
  const text = uniqueText();
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

test('of many comments the newest three are shown, what the article leads on to below them, and all when asked for', async ({
  page,
  server,
}) => {
  const id = await anArticle(page.request);
  const text = uniqueText();
  const old = await commentAs(server.url, 'superadmin', id, text);
  for (let n = 0; n < 5; n += 1) await commentAs(server.url, 'superadmin', id, `Danach ${n}`);
  await page.goto(`/de_DE/news/${id}`);
  const shown = page.locator('#comments > ul > li').filter({ visible: true });
  await expect(shown).toHaveCount(3);
  const fourth = page.locator('#comments > ul > li').nth(3);
  await page.getByRole('button', { name: 'Weitere Kommentare anzeigen' }).click();
  await expect(fourth).toBeFocused();
  await expect(page.locator(`#comment_${old}`)).toBeVisible();
  // A link to one that is folded away unfolds the list.
  await page.goto('/de_DE/news');
  await page.goto(`/de_DE/news/${id}#comment_${old}`);
  await expect(page.locator(`#comment_${old}`)).toBeFocused();
  await expect(page.locator(`#comment_${old}`)).toBeInViewport();
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

/** Opens an article and keeps every answer about whom to mention on its way, except what is in `answered`. */
async function openWithSlowSuggestions(page: Page, answered: readonly string[]): Promise<void> {
  await page.route('**/api/v2/mention_suggestions?*', async (route) => {
    const typed = new URL(route.request().url()).searchParams.get('query')!;
    if (answered.includes(typed)) await route.continue();
  });
  await page.goto(`/de_DE/news/${await anArticle(page.request)}`);
  await page.waitForLoadState('networkidle');
  await field(page).focus();
}

test('who types quickly mentions whom they typed, or no one', async ({ page }) => {
  await openWithSlowSuggestions(page, ['Sa']);
  await page.keyboard.type('@Sa');
  await expect(list(page).getByRole('option')).toHaveCount(8);
  const shown = await list(page).getByRole('option').locator('bdi:first-child').allTextContents();
  // One of them further down, by their first letters and while the server is still thinking about them.
  const last = shown.at(-1)!;
  await page.keyboard.type(last.slice(2));
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(`@${last} `);
  // A member of whom nothing is known yet.
  await page.keyboard.type('@Sa');
  await expect(list(page).getByRole('option')).toHaveCount(8);
  await page.keyboard.type('xo');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(`@${last} @Saxo\n`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

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
});

test('a name that was begun before the page is hydrated is looked for once it is', async ({ page }) => {
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
