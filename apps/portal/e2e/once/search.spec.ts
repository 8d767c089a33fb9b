import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

test('all results of a kind have pages of their own', async ({ page }) => {
  await page.goto('/de_DE/search_results?q=hotel');
  const kinds = page.getByRole('navigation', { name: 'Arten von Ergebnissen' });
  await kinds.getByRole('link', { name: /^Neuigkeiten/ }).click();
  await expect(page).toHaveURL('/de_DE/search_results?q=hotel&area=news');
  await page.getByRole('navigation', { name: 'Seiten der Ergebnisse' }).getByRole('link', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL('/de_DE/search_results?q=hotel&area=news&page=2');
  await kinds.getByRole('link', { name: 'Alle' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Dateien/ })).toBeVisible();
});

test('where nothing is found there is a page that says so', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/de_DE/search_results?q=xyzxyzxyz');
  await expect(page).toHaveURL('/de_DE/result-not-found?q=xyzxyzxyz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nichts gefunden für „xyzxyzxyz“');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('Hotel');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „Hotel“');
});

test('a search sent before the page is hydrated is the browser’s to follow', async ({ page }) => {
  // The scripts never come.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/de_DE/search_results', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('küche');
  await field.press('Enter');
  await expect(page).toHaveURL('/de_DE/search_results?q=k%C3%BCche');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „küche“');
});

test.describe('at home on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('the search is beside the greeting', async ({ page }) => {
        await page.goto('/de_DE');
        const field = page.getByRole('main').getByRole('searchbox', { name: 'Im Portal suchen' });
        await field.fill('küche');
        await field.press('Enter');
        await expect(page).toHaveURL('/de_DE/search_results?q=k%C3%BCche');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „küche“');
      });
    });
  }
});
