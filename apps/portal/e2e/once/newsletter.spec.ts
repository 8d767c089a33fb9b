import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

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

  test('the newsletter is offered once, and not while the member writes', async ({ page }) => {
    await page.addInitScript(() => void (location.protocol === 'http:' && localStorage.removeItem('newsletter-seen')));
    await page.clock.install();
    await page.goto('/de_DE/search_results?q=');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('Küche');
    const overlay = page.getByRole('dialog', { name: 'Unser Newsletter' });
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(30_000);
    await expect(overlay).toBeHidden();
    await field.blur();
    // The offer's own code comes when the page is idle, and the clock may be ahead of it.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(overlay).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
    await overlay.getByRole('button', { name: 'Abonnieren' }).click();
    await expect(overlay).toContainText('mindestens einen');
    await overlay.getByRole('checkbox', { name: 'Neues aus den Häusern' }).check();
    await overlay.getByRole('button', { name: 'Abonnieren' }).click();
    await expect(overlay).toContainText('Vielen Dank');
    await overlay.getByRole('button', { name: 'Schließen' }).click();
    await page.clock.runFor(30_000);
    await expect(overlay).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('newsletter-seen'))).toBe('1');
  });
});
