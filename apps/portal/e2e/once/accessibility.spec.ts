import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { firstArticle } from '../first-article.ts';
import { expect, test } from '../fixtures.ts';
import { guestScreens, memberScreens, type Screen } from '../screens.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

// Each look is opened at one width and then looked at in the other too: a document that is there need not be made, loaded and brought to life again.
const looks = [
  { name: 'light, de_DE, opened on a desktop', theme: 'light', locale: 'de_DE', use: { viewport: desktop }, other: phone },
  {
    name: 'dark, ar, opened on a phone',
    theme: 'dark',
    locale: 'ar',
    use: { viewport: phone, isMobile: true, hasTouch: true },
    other: desktop,
  },
];

/** Opens a screen by its address, in a language. */
async function open(page: Page, { path, customer }: Screen, locale: string, url: string): Promise<void> {
  const origin = customer ? url.replace('localhost', `${customer}.localhost`) : url;
  await page.goto(`${origin}/${locale}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { name, theme, locale, use, other } of looks) {
  test.describe(name, () => {
    test.use(use);

    /** Expects nothing of axe at the width at which the page was opened, and at the other. */
    async function expectAccessibleAtBoth(page: Page): Promise<void> {
      await expectAccessible(page);
      await page.setViewportSize(other);
      await expectAccessible(page);
      await page.setViewportSize(use.viewport);
    }

    test.beforeEach(({ context, server }) =>
      context.addCookies([
        { name: 'theme', value: theme, url: server.url },
        { name: 'theme', value: theme, url: server.url.replace('localhost', 'bergsee.localhost') },
      ]),
    );

    test('every screen of guests', async ({ page, server, complaints }) => {
      test.setTimeout(180_000);
      for (const screen of guestScreens) {
        if (screen.complaint) complaints.expect(screen.complaint);
        await open(page, screen, locale, server.url);
        await test.step(screen.path, () => expectAccessibleAtBoth(page));
      }
    });

    test.describe('signed in', () => {
      test.use({ user: 'member' });

      test('every screen of members', async ({ page, server, complaints }) => {
        test.setTimeout(180_000);
        for (const screen of memberScreens) {
          if (screen.complaint) complaints.expect(screen.complaint);
          await open(page, screen, locale, server.url);
          await test.step(screen.path || '/', () => expectAccessibleAtBoth(page));
        }
        await page.goto(`/${locale}/news`);
        await firstArticle(page).click();
        await expect(page.locator('#comments')).toBeVisible();
        await expectAccessibleAtBoth(page);
      });
    });
  });
}
