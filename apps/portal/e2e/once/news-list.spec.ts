import { expect, test } from '../fixtures.ts';
import { cards, openFilters } from '../news-cards.ts';

test.use({ user: 'member' });

test('cards say what the dashboard does: when an event is, and how many like and discuss it', async ({ page }) => {
  await page.goto('/de_DE/news?category=events');
  const facts = [/(Mo|Di|Mi|Do|Fr|Sa|So)\., \d+\. \S+ \d{4}, \d\d:\d\d/, /Gefällt \d+ Person/, /\d Kommentar/];
  for (const fact of facts) await expect(cards(page).filter({ hasText: fact }).first()).toBeVisible();
});

test('the pictures that are loaded first are those seen first: of the top stories, or of a list without them', async ({ page }) => {
  const loadedFirst = async (path: string) =>
    ((await (await page.request.get(path)).text()).match(/<link rel="preload" as="image"/g) ?? []).length;
  expect(await loadedFirst('/de_DE/news')).toBe(1);
  expect(await loadedFirst('/de_DE/news?sorting_order=oldest')).toBe(2);
});

test('filters that leave nothing say so, and lead back', async ({ page }) => {
  await page.goto('/de_DE/news?category=none&date=2026&sorting_order=best');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Kein Artikel passt')).toBeVisible();
  await page.getByRole('link', { name: 'Filter zurücksetzen' }).click();
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das haben wir nicht gefunden');
  await expect(page).toHaveURL('/de_DE/categories/nothing');
});
