import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { firstArticle } from './first-article.ts';
import { expect, test } from './fixtures.ts';
import { guestScreens, memberScreens, type Screen } from './screens.ts';

/** Opens a screen by its address, in a language. */
async function open(page: Page, { path, customer }: Screen, locale: string, url: string): Promise<void> {
  const origin = customer ? url.replace('localhost', `${customer}.localhost`) : url;
  await page.goto(`${origin}/${locale}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [theme, locale] of [
  ['light', 'de_DE'],
  ['dark', 'ar'],
] as const) {
  test.describe(`${theme}, ${locale}`, () => {
    test.beforeEach(({ context, server }) =>
      context.addCookies([
        { name: 'theme', value: theme, url: server.url },
        { name: 'theme', value: theme, url: server.url.replace('localhost', 'bergsee.localhost') },
      ]),
    );

    test('every screen of guests', async ({ page, server, complaints }) => {
      test.setTimeout(120_000);
      for (const screen of guestScreens) {
        if (screen.complaint) complaints.expect(screen.complaint);
        await open(page, screen, locale, server.url);
        await test.step(screen.path, () => expectAccessible(page));
      }
    });

    test.describe('signed in', () => {
      test.use({ user: 'member' });

      test('every screen of members', async ({ page, server, complaints }) => {
        test.setTimeout(120_000);
        for (const screen of memberScreens) {
          if (screen.complaint) complaints.expect(screen.complaint);
          await open(page, screen, locale, server.url);
          await test.step(screen.path || '/', () => expectAccessible(page));
        }
        await page.goto(`/${locale}/news`);
        await firstArticle(page).click();
        await expect(page.locator('#comments')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}

test.describe('by keyboard', () => {
  test.use({ user: 'member' });

  test('the first Tab skips to the content, and the menu opens, closes and gives the focus back', async ({ page, isMobile }) => {
    await page.goto('/de_DE');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    const trigger = page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeHidden();
    await expect(trigger).toBeFocused();
  });
});
