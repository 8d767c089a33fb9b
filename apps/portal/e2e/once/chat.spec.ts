import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

test('a message is written in the chat, and is there after a reload', async ({ page }) => {
  await page.goto('/en_GB');
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await chat
    .getByRole('button', { name: /Aurelia/ })
    .first()
    .click();
  const field = chat.getByRole('textbox', { name: 'Message' });
  await field.fill('Good morning to all');
  await field.press('Enter');
  await expect(chat.getByText('Good morning to all').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Open chat/ }).click();
  await expect(chat.getByText('Good morning to all').first()).toBeVisible();
});
