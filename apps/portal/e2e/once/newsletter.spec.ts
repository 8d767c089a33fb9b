import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { openArticle } from '../open-article.ts';

for (const [query, title, text] of [
  ['unsubscribe=1', 'Sie haben abbestellt', 'kein Newsletter mehr'],
  ['unsubscribe=0', 'Das Abbestellen hat nicht geklappt', 'weiterhin'],
  ['unsubscribe=1&notification', 'Sie haben abbestellt', 'keine Benachrichtigungen'],
  ['unsubscribe=0&notification=1', 'Das Abbestellen hat nicht geklappt', 'Benachrichtigungen'],
] as const) {
  test(`a guest who comes with ${query} sees what became of it, once`, async ({ page }) => {
    // Home without a language leads to the reader's.
    await page.goto(`/?${query}`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(text);
    await expect(page).toHaveURL('/de_DE');
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
}

test('the link out of a mail asks first, and says where it fails', async ({ page, server, complaints }) => {
  complaints.expect(/410/);
  await page.goto(`${server.url}/api/v2/newsletter/unsubscribe?token=nonsense`);
  await expect(page.getByRole('dialog', { name: 'Das Abbestellen hat nicht geklappt' })).toBeVisible();
  await page.goto('/de_DE?unsubscribe_token=nonsense&notification=1');
  const question = page.getByRole('alertdialog', { name: 'Benachrichtigungen per E-Mail beenden?' });
  await expect(question.getByRole('button', { name: 'Jetzt nicht' })).toBeFocused();
  await question.getByRole('button', { name: 'Abbestellen' }).click();
  await expect(page.getByRole('dialog', { name: 'Das Abbestellen hat nicht geklappt' })).toContainText('Benachrichtigungen');
});

test.describe('signed in', () => {
  test.use({ user: 'superadmin' });

  for (const [query, title, text] of [
    ['unsubscribe=1', 'Sie haben abbestellt', 'kein Newsletter mehr'],
    ['unsubscribe=0&notification', 'Das Abbestellen hat nicht geklappt', 'Benachrichtigungen'],
  ] as const)
    test(`the result is shown on home and leaves the address: ${query}`, async ({ page }) => {
      await page.goto(`/de_DE?${query}`);
      await expect(page.getByRole('dialog', { name: title })).toContainText(text);
      await expect(page).toHaveURL('/de_DE');
    });

  test('the newsletter is offered at an article’s end, until it is declined or taken', async ({ page }) => {
    await page.addInitScript(() => void (location.protocol === 'http:' && localStorage.removeItem('newsletter-seen')));
    const card = page.getByRole('region', { name: 'Unser Newsletter' });
    await openArticle(page);
    // Not to the comments' middle, which is far below the card where there are many.
    await page.locator('#comments-heading').scrollIntoViewIfNeeded();
    await expect(card).toBeVisible();
    await expectAccessible(page);
    // Esc declines it, wherever the focus is, and for good.
    await card.scrollIntoViewIfNeeded();
    await page.getByRole('main').focus();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('newsletter-seen'))).toBe('1');

    await page.reload();
    await page.locator('#comments-heading').scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: 'Abonnieren' }).click();
    await expect(card).toContainText('mindestens einen');
    await card.getByRole('checkbox', { name: 'Neues aus den Häusern' }).check();
    await card.getByRole('button', { name: 'Abonnieren' }).click();
    await expect(card).toContainText('Vielen Dank');
    await card.getByRole('button', { name: 'Schließen' }).click();
    await expect(card).toBeHidden();
  });
});
