import { compare } from '@foyer/tools/compare';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openOtherSite, type OtherSite } from '../other-site.ts';

let site: OtherSite;
test.beforeAll(async ({ browser, server }) => void (site = await openOtherSite(browser, server.url)));
test.afterAll(() => site.end());

test.use({ user: 'member' });

/** Drawn by React in the portal, by Preact and in a shadow root elsewhere: no one sees a difference. */
async function expectAlike(inPortal: Locator, elsewhere: Locator): Promise<void> {
  const pictures = async () => {
    const options = { animations: 'disabled', caret: 'hide' } as const;
    const [one, other] = [await inPortal.screenshot(options), await elsewhere.screenshot(options)];
    return compare(one, other)?.share ?? 0;
  };
  // Pictures and fonts may still be coming.
  await expect.poll(pictures, { timeout: 15_000 }).toBeLessThan(0.002);
}

const isLoaded = (images: Locator) =>
  images.evaluateAll((all) => (all as HTMLImageElement[]).every(({ complete, naturalWidth }) => complete && naturalWidth > 0));

async function besides(page: Page, html: string, css: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(site.page(html, { css, member: 'member' }));
  return other;
}

test('rewards and conversations look as they do in the portal', async ({ page }) => {
  await page.goto('/de_DE/page/benefits');
  const rewards = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: /^Auswählen/ }) });
  const { width } = (await rewards.boundingBox())!;
  // A chat beside it signs its visitor in for all.
  const tags = `<foyer-shop site="${site.id}" locale="de"></foyer-shop><foyer-chat site="${site.id}" locale="de"></foyer-chat>`;
  const other = await besides(page, tags, `body { margin: 0 } foyer-shop { width: ${width}px }`);
  const shop = other.locator('foyer-shop').getByRole('list');
  await expect(shop.getByRole('button', { name: /^Auswählen/ }).first()).toBeVisible();
  await expect.poll(() => isLoaded(shop.getByRole('img'))).toBe(true);
  await expectAlike(rewards.getByRole('article').first(), shop.getByRole('article').first());

  await page.getByRole('button', { name: /^Chat öffnen/ }).click();
  await other.locator('foyer-chat').getByRole('button', { name: 'Chat öffnen' }).click();
  const row = (where: Page) => where.getByRole('dialog', { name: 'Chat' }).locator('[data-conversation]');
  await expect(row(page).first()).toBeVisible();
  await expect(row(other).first()).toBeVisible();
  await expectAlike(row(page).nth(1), row(other).nth(1));
});
