import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The policy of the page forbids foreign scripts in frames; there are no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  for (const locale of ['de_DE', 'ar']) {
    test.describe(`${theme}, ${locale}`, () => {
      test.beforeEach(({ context, server }) => context.addCookies([{ name: 'theme', value: theme, url: server.url }]));

      test('login and not-found', async ({ page, complaints }) => {
        complaints.expect(/404/);
        for (const path of ['login', '404']) {
          await page.goto(`/${locale}/${path}`);
          await expectAccessible(page);
        }
      });

      test.describe('signed in', () => {
        test.use({ user: 'member' });

        test('dashboard, news, article', async ({ page }) => {
          await page.goto(`/${locale}`);
          await expectAccessible(page);
          await page.goto(`/${locale}/news`);
          await expectAccessible(page);
          await page.locator('main').getByRole('listitem').first().getByRole('link').click();
          await expect(page.locator('#comments, main article')).not.toHaveCount(0);
          await expectAccessible(page);
        });
      });
    });
  }
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
