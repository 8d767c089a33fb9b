import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enterBergsee } from './bergsee.ts';
import { expect, test } from './fixtures.ts';

/** Opens the search by keyboard: in the drawer of phones, from the bar elsewhere. */
async function openSearch(page: Page, isMobile: boolean) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: isMobile ? 'Menü öffnen' : 'Suche' })
    .press('Enter');
  return page.getByRole('dialog').getByRole('searchbox', { name: 'Im Portal suchen' });
}

test.use({ user: 'member' });

test('from the bar to a result by keyboard', async ({ page, isMobile }) => {
  await page.goto('/de_DE');
  const field = await openSearch(page, isMobile);
  await field.press('Space');
  await field.press('Enter');
  await expect(page).toHaveURL('/de_DE');
  await field.pressSequentially(' küche ');
  await field.press('Enter');
  await expect(page).toHaveURL('/de_DE/search_results?q=k%C3%BCche');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „küche“');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
  const first = page.getByRole('main').getByRole('list').first().getByRole('link').first();
  await expect(first.locator('mark').first()).toHaveText(/küche/i);
  await first.press('Enter');
  await expect(page).toHaveURL(/\/de_DE\/news\//);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('küche');
});

test('the extended search suggests while one types', async ({ page, isMobile, server }) => {
  await enterBergsee(page, server.url, 'member');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leni');
  await openSearch(page, isMobile);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Suchen in' }).selectOption('Haus');
  const field = dialog.getByRole('combobox', { name: 'Haus' });
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
