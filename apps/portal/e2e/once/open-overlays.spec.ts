import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { anArticle, comment, field, uniqueText } from '../commenting.ts';
import { expect, test } from '../fixtures.ts';
import { openFilters } from '../news-cards.ts';
import { openSettings } from '../open-settings.ts';

/** An article with pictures below its text. */
async function withPictures(request: APIRequestContext): Promise<string> {
  const { results } = (await (await request.get('/api/v2/news?limit=50')).json()) as { results: { id: string }[] };
  for (const { id } of results) {
    const { images } = (await (await request.get(`/api/v2/news/${id}`)).json()) as { images: { images: unknown[] } };
    if (images.images.length > 0) return id;
  }
  throw new Error('No article has pictures below its text');
}

// Those that a flow opens on its way are judged there: cookies, search suggestions, cart, confirmations, publication, logging in again.
for (const { theme, isMobile, viewport } of [
  { theme: 'light', isMobile: false, viewport: { width: 1280, height: 800 } },
  { theme: 'dark', isMobile: true, viewport: { width: 390, height: 844 } },
]) {
  test.describe(`open, ${theme}, ${viewport.width} px wide,`, () => {
    test.use({ user: 'member', viewport, isMobile, hasTouch: isMobile });

    test.beforeEach(async ({ context, page, server }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: server.url }]);
      await page.goto('/de_DE');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    });

    test('the menus of the bar are accessible', async ({ page }) => {
      if (isMobile) {
        await page.getByRole('button', { name: 'Menü öffnen' }).click();
        await expect(page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Abmelden' })).toBeVisible();
        return expectAccessible(page);
      }
      await page.getByRole('button', { name: /Profil/ }).click();
      await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Français' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: 'Suche' }).click();
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
      return expectAccessible(page);
    });

    test('the settings are accessible', async ({ page }) => {
      const settings = await openSettings(page, isMobile);
      await expect(settings.getByRole('switch', { name: 'Meinen Geburtstag zeigen' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the filters of the news are accessible, with a period chosen', async ({ page }) => {
      await page.goto('/de_DE/news');
      const dialog = await openFilters(page);
      await dialog.getByLabel('Zeitraum').selectOption({ index: 1 });
      await expectAccessible(page);
    });

    test('questions before something is gone are accessible', async ({ page }) => {
      const text = uniqueText();
      await page.goto(`/de_DE/news/${await anArticle(page.request)}`);
      await field(page).fill(text);
      await page.getByRole('button', { name: 'Kommentieren' }).click();
      await comment(page, text).getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByText(text)).toBeHidden();
    });

    test('a picture that is shown large is accessible', async ({ page }) => {
      await page.goto(`/de_DE/news/${await withPictures(page.request)}`);
      await page.waitForLoadState('networkidle');
      await page
        .getByRole('link', { name: /Im Vollbild anzeigen/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
