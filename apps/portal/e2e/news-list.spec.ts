import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { cards, openFilters } from './news-cards.ts';

test.use({ user: 'member' });

test('filters are in the address, survive Back and a reload, and are removed', async ({ page }) => {
  await page.goto('/de_DE/news');
  await page.waitForLoadState('networkidle');
  const first = (await cards(page).first().getByRole('heading').textContent())!;
  const dialog = await openFilters(page);
  await expect(dialog.getByRole('button', { name: 'Anwenden' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Zurücksetzen' })).toBeDisabled();
  await expect(dialog.getByLabel('Datum', { exact: true })).toHaveCount(0);
  await dialog.getByLabel('Zeitraum').selectOption('Veröffentlicht im Jahr');
  const year = await dialog.getByLabel('Datum', { exact: true }).inputValue();
  expect(year).toMatch(/^\d{4}$/);
  await expectAccessible(page);
  await dialog.getByLabel('Sortierung').selectOption('Älteste zuerst');
  await dialog.getByRole('button', { name: 'Anwenden' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/de_DE/news?date_type=year&date=${year}&sorting_order=oldest`);
  await expect(page.getByRole('button', { name: /Filtern.*2 Filter sind angewendet/ })).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first);

  await page.reload();
  await expect(page.getByRole('list', { name: 'Angewendete Filter' })).toContainText(`Veröffentlicht im Jahr: ${year}`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Älteste zuerst entfernen' }).click();
  await expect(page).toHaveURL(`/de_DE/news?date_type=year&date=${year}`);
  await page.goBack();
  await expect(page).toHaveURL(/sorting_order=oldest/);
  const again = await openFilters(page);
  await again.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page).toHaveURL('/de_DE/news');
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);
});

test('topics are switched on and off above the list', async ({ page }) => {
  await page.goto('/de_DE/news');
  await page.waitForLoadState('networkidle');
  const topic = page.getByRole('button', { name: 'Rezepte', exact: true });
  await topic.click();
  await expect(page).toHaveURL('/de_DE/news?topic=recipes');
  await expect(topic).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Energie & Wasser', exact: true }).click();
  await expect(page).toHaveURL('/de_DE/news?topic=recipes&topic=energy');
  await topic.click();
  await expect(page).toHaveURL('/de_DE/news?topic=energy');
  await page.goBack();
  await expect(topic).toHaveAttribute('aria-pressed', 'true');
});

test('a long list keeps its place when one comes back', async ({ page }) => {
  // The page takes its faces up at the first step within it; after that lines break where they will.
  await page.goto('/de_DE/categories/kitchen');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Alle Neuigkeiten' }).click();
  await expect(page).toHaveURL('/de_DE/news');
  await page.waitForLoadState('networkidle');
  const more = page.getByRole('button', { name: 'Weitere Neuigkeiten anzeigen' });
  for (let count = 20; count <= 60; count += 10) {
    await more.click();
    await expect(cards(page)).toHaveCount(count);
  }
  const card = cards(page).nth(47);
  await card.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await card.boundingBox())!.y);
  const before = await place();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/.+/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(60);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
});
