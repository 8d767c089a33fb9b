import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enterBergsee } from './bergsee.ts';
import { expect, test } from './fixtures.ts';

/** Where a search begins: the screen of the search on phones, a dialog from the bar elsewhere. */
async function openSearch(page: Page, isMobile: boolean) {
  const bar = page.getByRole('banner');
  if (!isMobile) {
    await bar.getByRole('button', { name: 'Suche' }).press('Enter');
    return page.getByRole('dialog');
  }
  const link = bar.getByRole('link', { name: 'Suche' });
  await link.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'page');
  return page.getByRole('main');
}

test.use({ user: 'member' });

test('from the bar to a result by keyboard', async ({ page, isMobile }) => {
  // Before the page is hydrated a form of the browser would take the blank as it is.
  await page.goto('/de_DE', { waitUntil: 'networkidle' });
  const field = (await openSearch(page, isMobile)).getByRole('searchbox', { name: 'Im Portal suchen' });
  await field.press('Space');
  await field.press('Enter');
  await expect(page).toHaveURL(isMobile ? '/de_DE/search_results' : '/de_DE');
  await field.pressSequentially(' küche ');
  await field.press('Enter');
  await expect(page).toHaveURL('/de_DE/search_results?q=k%C3%BCche');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „küche“');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  await expect(first.locator('mark').first()).toHaveText(/küche/i);
  await first.press('Enter');
  await expect(page).toHaveURL(/\/de_DE\/news\//);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('küche');
});

test('suggestions lead there while one types, and a slip of the keys is understood', async ({ page }) => {
  await page.goto('/de_DE/search_results');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('seehof');
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Vorschläge' }).getByRole('link', { name: 'Seehof Lindau' }).first().click();
  await expect(page).toHaveURL('/de_DE/page/seehof-lindau');
  await page.goto('/de_DE/search_results?q=anika+berger');
  await expect(page.getByRole('status').first()).toContainText('Ergebnisse für annika berger');
  // First: on some days of the demo she is also named in a comment.
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Annika Berger');
});

test('the extended search suggests while one types', async ({ page, isMobile, server }) => {
  await enterBergsee(page, server.url, 'member');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leni');
  const place = await openSearch(page, isMobile);
  await place.getByRole('combobox', { name: 'Suchen in' }).selectOption('Haus');
  const field = place.getByRole('combobox', { name: 'Haus' });
  await field.pressSequentially('see');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText(/see/i);
  await field.press('ArrowDown');
  const hotel = (await options.first().textContent())!;
  await field.press('Enter');
  await expect(page).toHaveURL(/search_results\?type=extendedSearch&field_id=hotel&query=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hotel);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(hotel);
  await expectAccessible(page);
});
