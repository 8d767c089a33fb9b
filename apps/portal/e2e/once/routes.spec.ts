import { firstArticle } from '../first-article.ts';
import { expect, test } from '../fixtures.ts';

test('an unknown language leads home in the chosen one', async ({ page }) => {
  await page.goto('/xx_XX/news');
  await expect(page).toHaveURL('/de_DE');
});

test('an unknown path says so at its own address', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const response = await page.goto('/de_DE/no/such/page');
  await expect(page).toHaveURL('/de_DE/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nicht gefunden');
});

for (const [path, language] of [
  ['/de_DE/page/%E0%A4%A', 'de-DE'],
  ['/ar/page/%', 'ar'],
  ['/fr_FR/%ff?q=%zz', 'fr-FR'],
]) {
  test(`${path}, which cannot be decoded, leads to the page for that in its language`, async ({ page, complaints }) => {
    complaints.expect(/404/);
    const response = await page.goto(path!);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language!);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'nonce-");
  });
}

test.describe('signed in', () => {
  test.use({ user: 'member' });

  for (const path of [
    '/de_DE/page/no-such-page',
    '/de_DE/page/%E0%A4%A',
    '/de_DE/news/no-such-article',
    '/de_DE/news/%00',
    `/de_DE/news/${'x'.repeat(300)}`,
  ]) {
    test(`${path.slice(0, 40)} is answered with 404 inside the shell`, async ({ page, complaints }) => {
      complaints.expect(/404/);
      const response = await page.goto(path);
      expect(response?.status()).toBeGreaterThanOrEqual(400);
      expect(response?.status()).toBeLessThan(500);
      expect(page.url().endsWith(path)).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Aurelia Hotels' })).toBeVisible();
    });
  }

  test('an article that has gone since the list was shown says so at its address', async ({ page, server, complaints }) => {
    complaints.expect(/404/);
    await page.goto('/de_DE/news');
    await page.waitForLoadState('networkidle');
    await page.route('**/api/v2/news/*', (route) => route.continue({ url: `${server.url}/api/v2/news/gone` }));
    await firstArticle(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das haben wir nicht gefunden');
    await expect(page).toHaveURL(/\/de_DE\/news\/.+/);
    await page.getByRole('main').getByRole('link', { name: 'Zurück' }).click();
    await expect(page).toHaveURL('/de_DE/news');
  });

  test('the language switch keeps the page, and Arabic runs from right to left', async ({ page, isMobile }) => {
    await page.goto('/de_DE/news');
    if (isMobile) {
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('ar');
    } else {
      await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    }
    await expect(page).toHaveURL('/ar/news');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.goto('/');
    await expect(page).toHaveURL('/ar');
  });

  for (const [locale, tag] of Object.entries({
    de_DE: 'de-DE',
    en_GB: 'en-GB',
    fr_FR: 'fr-FR',
    it_IT: 'it-IT',
    nl_NL: 'nl-NL',
    ar: 'ar',
  })) {
    test(`server and browser agree in ${locale}, in a far time zone and in the dark`, async ({ page, context, server }) => {
      await context.addCookies([
        { name: 'tz', value: 'Pacific/Auckland', url: server.url },
        { name: 'theme', value: 'dark', url: server.url },
      ]);
      for (const path of ['', '/news', '/page/welcome']) {
        await page.goto(`/${locale}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.mouse.move(10, 10);
        await page.waitForLoadState('networkidle');
      }
    });
  }

  test('the chosen appearance stays', async ({ page, isMobile }) => {
    await page.goto('/de_DE');
    await page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ }).click();
    await page.getByText('Dunkel').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
