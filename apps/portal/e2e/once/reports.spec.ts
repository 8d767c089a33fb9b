import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';

test.use({ user: 'member' });

test('a message is reported from the chat, and removed by a moderator', async ({ page, browser, server }) => {
  const editor = await pageOf(browser, server.url, 'editor');
  await editor.goto('/en_GB');
  await editor.getByRole('button', { name: /^Open chat/ }).click();
  const theirs = editor.getByRole('dialog', { name: 'Chat' });
  await theirs
    .getByRole('button', { name: /Empfang/ })
    .first()
    .click();
  await theirs.getByRole('textbox', { name: 'Message' }).fill('A sentence that hurts');
  await theirs.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(theirs.getByText('A sentence that hurts').first()).toBeVisible();

  await page.goto('/en_GB');
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await chat
    .getByRole('button', { name: /Empfang/ })
    .first()
    .click();
  await expect(chat.getByText('A sentence that hurts').first()).toBeVisible();
  await chat
    .getByRole('button', { name: /^More about the message/ })
    .last()
    .click();
  await chat.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report the message' });
  await dialog.getByRole('radio', { name: 'It is an insult' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Thank you. The moderators look at it.')).toBeVisible();

  const moderator = await pageOf(browser, server.url, 'superadmin');
  await moderator.goto('/en_GB/studio/reports');
  await moderator.waitForLoadState('networkidle');
  await expectAccessible(moderator);
  const report = moderator.getByRole('listitem').filter({ hasText: 'A sentence that hurts' }).first();
  await expect(report).toContainText('Insult');
  await report.getByRole('button', { name: 'Remove the message' }).click();
  await moderator.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(report).toBeHidden();
  await expect(chat.getByText('A sentence that hurts')).toHaveCount(0);
  await moderator.getByRole('link', { name: 'Settled' }).click();
  await expect(moderator.getByRole('listitem').filter({ hasText: 'A sentence that hurts' }).first()).toContainText('Removed');
  await editor.context().close();
  await moderator.context().close();
});
