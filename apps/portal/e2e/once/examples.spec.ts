import { expect, test } from '../fixtures.ts';
import { openOtherSite, type OtherSite } from '../other-site.ts';

let site: OtherSite;
test.beforeAll(async ({ browser, server }) => void (site = await openOtherSite(browser, server.url)));
test.afterAll(() => site.end());

const birthdays = { name: 'Geburtstage' };

test('the snippet on a plain page', async ({ page }) => {
  await page.goto(site.example('html'));
  await expect(page.locator('foyer-occasions').getByRole('region', birthdays)).toBeVisible();
  await page.locator('foyer-chat').getByRole('button', { name: 'Chat öffnen' }).click();
  await expect(page.locator('foyer-chat').getByRole('button', { name: /Empfang/ })).toBeVisible();
});

test('on a page whose policy takes nothing but its nonce', async ({ page }) => {
  await page.goto(`${site.example('html')}strict-policy.html`);
  const occasions = page.locator('foyer-occasions');
  await expect(occasions.getByRole('region', birthdays)).toBeVisible();
  const portrait = occasions.locator('img').first();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.locator('foyer-chat').scrollIntoViewIfNeeded();
  await expect(page.locator('foyer-chat').getByRole('button', { name: /Empfang/ })).toBeVisible();
});

test('in sandboxed frames: with an origin it works, without one it says why not', async ({ page, complaints }) => {
  complaints.expect(/origin_not_listed/, /status of 403/);
  await page.goto(`${site.example('html')}sandboxed.html`);
  await expect(page.frameLocator('[title="Mit Ursprung"]').getByRole('region', birthdays)).toBeVisible();
  await expect(page.frameLocator('[title="Ohne Ursprung"]').getByText('darf auf dieser Seite nicht gezeigt werden')).toBeVisible();
});

test('on a page of WordPress, with an old jQuery and changed prototypes', async ({ page }) => {
  await page.goto(`${site.example('html')}wordpress.html`);
  const occasions = page.locator('foyer-occasions');
  const name = occasions.getByRole('link').first();
  await expect(name).toBeVisible();
  // Neither the theme's rules nor its script reach into the widget.
  await expect(name).not.toHaveClass(/wp-seen/);
  await expect(name).not.toHaveCSS('color', 'rgb(220, 20, 60)');
  await expect(name).toHaveCSS('word-break', 'normal');
  await expect(occasions.locator('img').first()).toHaveCSS('filter', 'none');
  const chat = page.locator('foyer-chat');
  await chat.getByRole('button', { name: 'Chat öffnen' }).click();
  await expect(chat.getByRole('link', { name: 'Zum Portal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.getByRole('button', { name: 'Chat öffnen' })).toBeFocused();
});
