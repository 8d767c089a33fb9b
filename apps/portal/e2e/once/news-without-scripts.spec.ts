import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { cards } from '../news-cards.ts';

test.use({ user: 'member', javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('the news go on and are filtered by addresses alone', async ({ page }) => {
  await page.goto('/de_DE/news');
  await expect(cards(page)).toHaveCount(10);
  const newest = (await cards(page).first().getByRole('heading').textContent())!;
  await page.getByRole('button', { name: 'Weitere Neuigkeiten anzeigen' }).click();
  await expect(page).toHaveURL('/de_DE/news?page=2');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('heading', { name: newest, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Neuere Neuigkeiten anzeigen' }).click();
  await expect(page).toHaveURL('/de_DE/news?page=1');
  await expect(cards(page).first().getByRole('heading')).toHaveText(newest);

  await page.getByRole('button', { name: 'Rezepte', exact: true }).click();
  await expect(page).toHaveURL('/de_DE/news?topic=recipes');
  await page.getByRole('button', { name: 'Energie & Wasser', exact: true }).click();
  await expect(page).toHaveURL('/de_DE/news?topic=recipes&topic=energy');
  await page.getByRole('button', { name: 'Rezepte', exact: true }).click();
  await expect(page).toHaveURL('/de_DE/news?topic=energy');

  await page.getByRole('button', { name: /^Filtern/ }).click();
  await expect(page).toHaveURL('/de_DE/news?topic=energy&filters=open');
  await page.getByRole('checkbox', { name: 'Nachhaltigkeit' }).check();
  await page.getByLabel('Sortierung').selectOption('Älteste zuerst');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL(/\?topic=energy&category=\w+&.*sorting_order=oldest$/);
  await expect(page.getByRole('list', { name: 'Angewendete Filter' })).toContainText('Älteste zuerst');
  await expect(page.getByRole('button', { name: 'Anwenden' })).toHaveCount(0);
  const applied = page.getByRole('list', { name: 'Angewendete Filter' });
  await applied.getByRole('link', { name: 'Älteste zuerst entfernen' }).click();
  await expect(page).toHaveURL(/\?category=sustainability&topic=energy$/);
  await expect(applied).toContainText('Nachhaltigkeit');
  await expect(applied).not.toContainText('Älteste zuerst');
  await applied.getByRole('link', { name: 'Zurücksetzen' }).click();
  await expect(page).toHaveURL('/de_DE/news');
  await expect(applied).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the filters that an address asks for are accessible, and lead on', async ({ page }) => {
    await page.goto('/de_DE/news?filters=open');
    await expect(page.getByLabel('Sortierung')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.getByLabel('Sortierung').selectOption('Älteste zuerst');
    await page.getByRole('button', { name: 'Anwenden' }).click();
    await expect(page).toHaveURL(/sorting_order=oldest/);
    await expect(page.getByLabel('Sortierung')).toHaveCount(0);
  });
});
