import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask, someArticle } from './confirming.ts';
import { expect, test } from './fixtures.ts';
import { cards } from './news-cards.ts';

test.describe('a member', () => {
  test.use({ user: 'member' });

  test('confirms what they have read; where it has changed meanwhile, only the present version', async ({ page, server, complaints }) => {
    complaints.expect(/409/);
    const id = await someArticle(page.request, 40);
    await ask(server.url, id);
    await page.goto(`/de_DE/news/${id}#confirmation`);
    const panel = page.getByRole('region', { name: 'Lesebestätigung' });
    const confirm = panel.getByRole('button', { name: 'Ich habe dies gelesen und verstanden' });
    await expect(confirm).toBeVisible();
    await expectAccessible(page);
    await ask(server.url, id);
    await confirm.click();
    await expect(panel.getByRole('alert')).toContainText('aktuelle Fassung');
    await panel.getByRole('button', { name: 'Aktuelle Fassung anzeigen' }).click();
    await confirm.click();
    await expect(panel.getByRole('status')).toContainText('Sie haben am');
    await page.reload();
    await expect(panel.getByRole('status')).toContainText('Sie haben am');
    await expect(confirm).toHaveCount(0);
  });

  test('sees in lists what they have confirmed, at once and with the first view', async ({ page, server }) => {
    const list = '/de_DE/news?sorting_order=oldest';
    const id = await someArticle(page.request, 2, 'oldest');
    await ask(server.url, id);
    await page.goto(list);
    const [open, done] = ['Lesebestätigung', 'Bestätigt'].map((text) => cards(page).nth(2).getByText(text, { exact: true })) as [
      Locator,
      Locator,
    ];
    await expect(open).toBeVisible();
    await expectAccessible(page);
    await cards(page).nth(2).getByRole('link').click();
    await expect(page).toHaveURL(`/de_DE/news/${id}`);
    const panel = page.getByRole('region', { name: 'Lesebestätigung' });
    await panel.getByRole('button', { name: 'Ich habe dies gelesen und verstanden' }).click();
    await expect(panel.getByRole('status')).toContainText('Sie haben am');
    await page.goBack();
    await expect(done).toBeVisible();
    await expect(open).toHaveCount(0);
    await expectAccessible(page);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(done).toBeVisible();
    await page.waitForLoadState('networkidle');
    // It came with the page.
    expect(asked).not.toContain('/api/v2/user/me/confirmations');
    // Requested again, the confirmation is open again.
    await ask(server.url, id);
    await page.reload();
    await expect(open).toBeVisible();
    await expect(done).toHaveCount(0);
  });
});

test.describe('an editor', () => {
  test.use({ user: 'editor' });

  test('asks for confirmation, sees who has given it, and takes the report along', async ({ page, complaints }) => {
    // a day that is over
    complaints.expect(/status of 400/);
    const id = await someArticle(page.request, 41);
    await page.goto(`/de_DE/news/${id}`);
    const tools = page.getByRole('region', { name: 'Für die Redaktion: Lesebestätigung' });
    await tools.getByRole('button', { name: /Bestätigung verlangen|Anforderung ändern/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Lesebestätigung' });
    await dialog.getByRole('textbox').fill('01/02/2020');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toContainText('Dieser Tag ist vorbei');
    await dialog.getByRole('textbox').fill('31/12/2999');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toBeHidden();
    await tools.getByRole('link', { name: 'Bericht öffnen' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Lesebestätigungen' })).toBeVisible();
    await expect(page.getByRole('table')).toContainText('Offen');
    await expectAccessible(page);
    await page.getByLabel('Status').selectOption('confirmed');
    await expect(page).toHaveURL(/state=confirmed/);
    await page.getByLabel('Status').selectOption({ index: 0 });
    await expect(page).not.toHaveURL(/state=/);
    await page.getByRole('searchbox', { name: 'Name' }).fill('Annika Berger');
    await page.getByRole('searchbox', { name: 'Name' }).press('Enter');
    await expect(page).toHaveURL(/query=Annika/);
    await expect(page.getByRole('table')).toContainText('Annika Berger');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Als CSV exportieren' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^Lesebestätigungen.*\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^\ufeffName;Hotel;Status;/);
  });
});
