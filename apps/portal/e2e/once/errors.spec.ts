import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// The browser reports every document with an error status.
const statuses = /status of 4\d\d/;

const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Zurück' });

const pages = [
  ['403', 403, 'Nicht für Sie freigegeben'],
  ['404', 404, 'Seite nicht gefunden'],
  ['error', 400, 'Da ist etwas schiefgegangen'],
  ['result-not-found', 404, 'Das haben wir nicht gefunden'],
] as const;

for (const [path, status, title] of pages) {
  test(`/${path} answers ${status}, says what is wrong and leads back by keyboard`, async ({ page, complaints }) => {
    complaints.expect(statuses);
    const response = await page.goto(`/de_DE/${path}`);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ · Aurelia Community$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (let presses = 0; presses < 8 && !(await back(page).evaluate((link) => link === document.activeElement)); presses++)
      await page.keyboard.press('Tab');
    await expect(back(page)).toBeFocused();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Enter');
    // Without a page of the portal before: the root, which is the landing page for guests.
    await expect(page).toHaveURL('/de_DE');
  });
}

test('guests see the light head with the way in, and no members’ menu', async ({ page, complaints }) => {
  complaints.expect(statuses);
  await page.goto('/de_DE/404');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toHaveCount(0);
});

test('a message of the address is shown as such, without markup or its words in the title', async ({ page, complaints }) => {
  complaints.expect(statuses);
  const query = new URLSearchParams({
    title: '<b>Konto gesperrt</b>',
    description: `Bitte an die Personalabteilung wenden! ${'x'.repeat(1000)}`,
  });
  await page.goto(`/de_DE/error?${query.toString()}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('<b>Konto gesperrt</b>');
  await expect(main).toContainText('Diese Meldung kam mit der Adresse der Seite');
  await expect(main.getByRole('link')).toHaveCount(1);
  await expect(page).not.toHaveTitle(/gesperrt/);
});

test('a message that leads elsewhere gives way to the usual words', async ({ page, complaints }) => {
  complaints.expect(statuses);
  for (const description of ['Bitte bei evil.example anmelden', 'Rufen Sie (０89) 123-45 67 an', '@'.repeat(2000)]) {
    await page.goto(`/de_DE/error?${new URLSearchParams({ title: 'Konto gesperrt', description }).toString()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Da ist etwas schiefgegangen');
    await expect(page.getByRole('main')).not.toContainText(/gesperrt|evil|123|@/);
  }
});

test('guests are offered the ways in, and no search', async ({ page, complaints }) => {
  complaints.expect(statuses);
  await page.goto('/de_DE/no/such/page');
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'Nützliche Links' }).getByRole('link')).toHaveText(['Start', 'Anmelden', 'Impressum']);
  await expect(main.getByRole('searchbox')).toHaveCount(0);
});

test.describe('signed in', () => {
  test.use({ user: 'member' });

  for (const [path, title] of [
    ['no/such/page', 'Seite nicht gefunden'],
    ['page/no-such-page', 'Seite nicht gefunden'],
    ['news/no-such-article', 'Das haben wir nicht gefunden'],
    ['profile/no-such-person', 'Das haben wir nicht gefunden'],
    ['403', 'Nicht für Sie freigegeben'],
  ] as const) {
    test(`/${path} keeps its address, and offers the search and three places of the menu`, async ({ page, complaints }) => {
      complaints.expect(statuses);
      await page.goto(`/de_DE/${path}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(`/de_DE/${path}`);
      const links = main.getByRole('navigation', { name: 'Nützliche Links' }).getByRole('link');
      await expect(links).toHaveText(['Start', 'Neuigkeiten', 'Willkommen']);
      await main.getByRole('searchbox').fill('Aviemore');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/de_DE/search_results?q=Aviemore');
    });
  }

  test.describe('without scripts, on a phone', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('the error page searches and leads on, and the menu is a page', async ({ page, complaints }) => {
      complaints.expect(statuses);
      await page.goto('/de_DE/no/such/page');
      await page.getByRole('main').getByRole('searchbox').fill('Aviemore');
      await page.getByRole('main').getByRole('button', { name: 'Jetzt suchen' }).click();
      await expect(page).toHaveURL('/de_DE/search_results?q=Aviemore');
      await page.getByRole('link', { name: 'Menü' }).click();
      await expect(page).toHaveURL('/de_DE/menu');
      await page.getByRole('main').getByRole('link', { name: 'Neuigkeiten' }).click();
      await expect(page).toHaveURL('/de_DE/news');
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/de_DE\/news\/.+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  for (const target of ['404', '403', 'error', 'result-not-found']) {
    test(`/${target} leads back to the page before, also where that was another document`, async ({ page, complaints }) => {
      complaints.expect(statuses);
      await page.goto('/de_DE');
      await page.goto('/de_DE/news?page=1');
      // Typed into the address bar: without a referrer.
      await page.goto(`/de_DE/${target}`);
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Aurelia Hotels' })).toBeVisible();
      // The way back is known once the page is hydrated.
      await page.waitForLoadState('networkidle');
      await back(page).click();
      await expect(page).toHaveURL('/de_DE/news?page=1');
    });
  }

  test('back never leads to another site, but to the dashboard', async ({ page, complaints }) => {
    complaints.expect(statuses);
    const foreign = 'https://elsewhere.example/';
    await page.route(foreign, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
    await page.goto('/de_DE/news');
    await page.goto(foreign);
    await page.goto('/de_DE/categories/1');
    // Takes the place of the page before, which is then the other site again, though the referrer is ours.
    const replaced = page.waitForURL('**/result-not-found');
    await page.evaluate(() => location.replace('/de_DE/result-not-found'));
    await replaced;
    await page.waitForLoadState('networkidle');
    await back(page).click();
    await expect(page).toHaveURL('/de_DE');
  });

  test('without a page before, back leads to the dashboard', async ({ page, complaints }) => {
    complaints.expect(statuses);
    await page.goto('/de_DE/403');
    await page.waitForLoadState('networkidle');
    await back(page).click();
    await expect(page).toHaveURL('/de_DE');
  });
});
