import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'editor' });

test('an outsider reads a draft by a link, until an editor ends it', async ({ page, browser, server, complaints }) => {
  complaints.expect(/410/);
  await page.goto('/de_DE/studio');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Neuer Artikel' }).click();
  const german = page.getByRole('region', { name: 'Deutsch', exact: true });
  await german.getByRole('textbox', { name: 'Überschrift' }).fill('Sauna unterm Dach');
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('button', { name: 'Links für andere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Links für andere' });
  await expect(dialog.getByText('Im Moment ist kein Link gültig.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Link anlegen' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Der neue Link' }).inputValue();
  await expectAccessible(page);

  const outsider = await browser.newPage({ baseURL: server.url });
  const path = new URL(address).pathname + new URL(address).search;
  await outsider.goto(path);
  await expect(outsider.getByRole('heading', { level: 1, name: 'Sauna unterm Dach' })).toBeVisible();
  await outsider.waitForLoadState('networkidle');
  await expectAccessible(outsider);

  await dialog.getByRole('button', { name: 'Jetzt beenden' }).click();
  await expect(dialog.getByText('Im Moment ist kein Link gültig.')).toBeVisible();
  const answer = await outsider.reload();
  expect(answer?.status()).toBe(410);
  await expect(outsider.getByRole('heading', { level: 1 })).toHaveText('Diese Vorschau lässt sich nicht öffnen');
  await outsider.context().close();
});
