import type { Page } from '@playwright/test';
import { bergsee, enterBergsee } from '../bergsee.ts';
import { expect, test } from '../fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What has the focus, where nothing of it can be seen: it is under something else, or off the screen. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const seen = parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        // Boxes and switches are drawn over their fields by what labels them.
        return hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused));
      }),
    );
    return seen ? null : focused.outerHTML.slice(0, 200);
  });

/** Goes through the page by the keyboard and expects to see where it is (WCAG 2.4.11), until the page is at its end or `presses` are made. */
async function tabThrough(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => coveredFocus(page)).toBeNull();
    if (await page.evaluate(() => document.activeElement === document.body)) return;
  }
}

const cookies = (page: Page) => page.getByRole('dialog', { name: 'Deine Cookie-Auswahl' });

test.describe('on a phone', () => {
  test.use(phone);

  test('the question about cookies takes at most 30 % of a phone, in the longest languages', async ({ page, serverWith }) => {
    const server = await serverWith({ settings: { baseOptions: { showCookieLayer: true } } });
    for (const locale of ['de_DE', 'fr_FR', 'it_IT', 'ar']) {
      await page.goto(`${server.url}/${locale}/login`);
      const question = page.getByRole('dialog');
      const buttons = question.getByRole('button');
      await expect(buttons).toHaveCount(3);
      for (const size of [phone.viewport, { width: 360, height: 640 }]) {
        await page.setViewportSize(size);
        expect((await question.boundingBox())!.height, locale).toBeLessThanOrEqual(0.3 * size.height);
        // All of its words are seen, and to refuse is as easy as to agree.
        expect(await question.locator(':scope > :first-child').evaluate((body) => body.scrollHeight - body.clientHeight), locale).toBe(0);
        const [refuse, agree] = [(await buttons.nth(1).boundingBox())!, (await buttons.nth(2).boundingBox())!];
        expect([agree.y, agree.width, agree.height], locale).toEqual([refuse.y, refuse.width, refuse.height]);
      }
    }
  });

  test('nothing covers what has the focus on the login, beside the question about cookies', async ({ page, server }) => {
    await page.goto(`${bergsee(server.url)}/de_DE/login`);
    await expect(cookies(page)).toBeVisible();
    await tabThrough(page, 40);
  });
});

for (const [where, use, presses] of [
  ['a phone', phone, 40],
  ['a desktop', { viewport: { width: 1280, height: 800 } }, 80],
] as const)
  test.describe(`signed in, on ${where}`, () => {
    test.use(use);

    test('nothing covers what has the focus on home and in a comment, beside the question about cookies', async ({ page, server }) => {
      await enterBergsee(page, server.url, 'member');
      await expect(page).toHaveURL(/\/de_DE$/);
      await page.context().clearCookies({ name: 'cdisc' });
      await page.reload();
      await expect(cookies(page)).toBeVisible();
      await tabThrough(page, presses);
      await page.goto(`${bergsee(server.url)}/de_DE/news`);
      await page
        .locator('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
        .first()
        .getByRole('link')
        .click();
      await expect(cookies(page)).toBeVisible();
      const field = page.locator('#comments').getByRole('textbox').first();
      await field.focus();
      await expect.poll(() => coveredFocus(page)).toBeNull();
      const [box, panel] = [(await field.boundingBox())!, (await cookies(page).boundingBox())!];
      expect(box.y + box.height).toBeLessThanOrEqual(panel.y);
    });
  });
