import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';

test.use({ user: 'editor' });

test('a reward is created, moved to the top, seen by members, and deleted', async ({ page, browser, server }) => {
  await page.goto('/de_DE/studio/products');
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Neue Prämie' }).click();
  await page.getByRole('textbox', { name: 'Name (Deutsch)' }).fill('Rodelabend');
  await page.getByRole('spinbutton', { name: 'Preis in Punkten' }).fill('35');
  await page.getByRole('textbox', { name: 'Ab (optional)' }).fill('24.12.2099');
  await page.getByRole('button', { name: 'Prämie anlegen' }).click();
  await expect(page.getByText(/Die Prämie wurde angelegt/)).toBeVisible();
  await expect(page.getByText('Geplant')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Ab (optional)' }).fill('');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();

  await page.goto('/de_DE/studio/products');
  await page.waitForLoadState('networkidle');
  const list = page.getByRole('list', { name: 'Prämien in der Reihenfolge des Ladens' });
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.status() === 204);
  await list.getByRole('button', { name: /Rodelabend/ }).press('ArrowUp');
  await placed;
  const before = await list.getByRole('listitem').count();
  await page.reload();
  await expect(list.getByRole('listitem').nth(before - 2)).toContainText('Rodelabend');

  const member = await pageOf(browser, server.url, 'member');
  const shop = await member.request.get(`${server.url}/api/v2/products?limit=100&locale=de_DE`);
  expect(await shop.json()).toMatchObject({
    results: expect.arrayContaining([expect.objectContaining({ name: 'Rodelabend', coins_required: 35 })]),
  });
  await member.context().close();

  await list.getByRole('link', { name: 'Rodelabend' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page).toHaveURL(/\/studio\/products$/);
  await expect(list.getByRole('link', { name: 'Rodelabend' })).toHaveCount(0);
});
