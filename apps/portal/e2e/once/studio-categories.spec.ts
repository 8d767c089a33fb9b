import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';

test.use({ user: 'editor' });

test('an editor adds a category and removes another, whose articles go to it, and members find them there', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/de_DE/studio');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Bereiche des Studios' }).getByRole('link', { name: 'Kategorien' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kategorie hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill('Aus der Küche');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();

  const rows = page.getByRole('list', { name: 'Kategorien in ihrer Reihenfolge' }).getByRole('listitem');
  const used = rows
    .filter({ hasText: /[1-9]\d{0,5} Artikel/ })
    .filter({ hasNotText: /im Menü|auf / })
    .last();
  const title = (await used.locator('bdi').first().textContent())!;
  const count = /(\d{1,6}) Artikel/.exec((await used.textContent())!)![1];
  await used.getByRole('button', { name: `${title} entfernen` }).click();
  const dialog = page.getByRole('dialog', { name: `„${title}“ entfernen?` });
  await dialog.getByRole('combobox', { name: 'Neue Kategorie' }).selectOption('Aus der Küche');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Artikel verschieben und Kategorie entfernen' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows.filter({ hasText: 'Aus der Küche' })).toContainText(`${count} Artikel`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rows.filter({ hasText: title })).toHaveCount(0);

  const member = await pageOf(browser, server.url, 'member');
  const answer = await member.request.get(`${server.url}/api/v2/news/categories?locale=de_DE`);
  const categories = (await answer.json()) as { id: string; name: string }[];
  expect(categories.map(({ name }) => name)).not.toContain(title);
  const made = categories.find(({ name }) => name === 'Aus der Küche')!;
  await member.goto(`${server.url}/de_DE/categories/${made.id}`);
  await expect(member.getByRole('heading', { name: 'Aus der Küche' })).toBeVisible();
  await expect(member.getByRole('main').getByRole('article').first()).toBeVisible();
  await member.context().close();
});
