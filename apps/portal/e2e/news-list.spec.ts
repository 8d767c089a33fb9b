import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ user: 'member' });

const cards = (page: Page) => page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filtern/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtern' });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('filters stand in the address, survive Back and a reload, and are taken back', async ({ page }) => {
  await page.goto('/de_DE/news');
  await page.waitForLoadState('networkidle');
  const first = (await cards(page).first().getByRole('heading').textContent())!;
  const dialog = await openFilters(page);
  await expect(dialog.getByRole('button', { name: 'Anwenden' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Zurücksetzen' })).toBeDisabled();
  await expect(dialog.getByLabel('Datum', { exact: true })).toHaveCount(0);
  await dialog.getByLabel('Art des Datums').selectOption('Veröffentlicht im Jahr');
  const year = await dialog.getByLabel('Datum', { exact: true }).inputValue();
  expect(year).toMatch(/^\d{4}$/);
  await expectAccessible(page);
  await dialog.getByLabel('Reihenfolge').selectOption('Älteste zuerst');
  await dialog.getByRole('button', { name: 'Anwenden' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/de_DE/news?date_type=year&date=${year}&sorting_order=oldest`);
  await expect(page.getByRole('button', { name: /Filtern.*2 Filter sind angewendet/ })).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first);

  await page.reload();
  await expect(page.getByRole('list', { name: 'Angewendete Filter' })).toContainText(`Veröffentlicht im Jahr: ${year}`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Älteste zuerst entfernen' }).click();
  await expect(page).toHaveURL(`/de_DE/news?date_type=year&date=${year}`);
  await page.goBack();
  await expect(page).toHaveURL(/sorting_order=oldest/);
  const again = await openFilters(page);
  await again.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page).toHaveURL('/de_DE/news');
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);
});

test('cards tell what the dashboard does: when an event is, and how many like and discuss it', async ({ page }) => {
  await page.goto('/de_DE/news?category=events');
  const facts = [/(Mo|Di|Mi|Do|Fr|Sa|So)\., \d+\. \S+ \d{4}, \d\d:\d\d/, /Gefällt \d+ Person/, /\d+ Kommentar/];
  for (const fact of facts) await expect(cards(page).filter({ hasText: fact }).first()).toBeVisible();
});

test('the pictures that are loaded first are those seen first: of the top stories, or of a list without them', async ({ page }) => {
  const loadedFirst = async (path: string) =>
    ((await (await page.request.get(path)).text()).match(/<link rel="preload" as="image"/g) ?? []).length;
  expect(await loadedFirst('/de_DE/news')).toBe(1);
  expect(await loadedFirst('/de_DE/news?sorting_order=oldest')).toBe(2);
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

test('filters that leave nothing say so, and lead back', async ({ page }) => {
  await page.goto('/de_DE/news?category=none&date=2026&sorting_order=best');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Kein Artikel passt')).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/de_DE/news');
  await expect(cards(page).first()).toBeVisible();
});

test('a category has a page of its own', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/de_DE/categories/kitchen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Küche & Service');
  await page.waitForLoadState('networkidle');
  const dialog = await openFilters(page);
  await expect(dialog.getByText('Kategorie')).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const card of await cards(page).all()) await expect(card).toContainText('Küche & Service');
  await page.getByRole('link', { name: 'Alle Neuigkeiten' }).click();
  await expect(page).toHaveURL('/de_DE/news');
  await page.goto('/de_DE/categories/nothing');
  await expect(page).toHaveURL('/de_DE/result-not-found');
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
