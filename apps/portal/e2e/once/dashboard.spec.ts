import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

interface ModuleLike {
  id: string;
  type: string;
  results: unknown;
}

/** Changes the modules that the next browser-side load of the dashboard gets. */
async function changeModules(page: Page, change: (modules: ModuleLike[]) => ModuleLike[]): Promise<void> {
  await page.route('**/api/v2/pages/*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { modules: ModuleLike[] };
    await route.fulfill({ response: answer, json: { ...body, modules: change(body.modules) } });
  });
}

/** Goes to the dashboard without a server-rendered view, so that the changed answer counts. */
async function openInBrowser(page: Page): Promise<void> {
  await page.goto('/de_DE/news');
  // Before the page is hydrated, a link is the browser's and leads to another server-rendered view.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Aurelia Hotels' }).click();
  await expect(page).toHaveURL('/de_DE');
}

test('times are those of the device, also in modules that were not scrolled near', async ({ browser, server, context }) => {
  const abroad = await browser.newContext({ timezoneId: 'Asia/Tokyo', baseURL: server.url });
  await abroad.addCookies((await context.cookies()).filter(({ name }) => name !== 'tz'));
  const page = await abroad.newPage();
  await page.goto('/de_DE');
  await expect(page.locator('[data-far]')).toHaveCount(0);
  await expect(page.locator('main section[id^=module_]')).toHaveCount(12);
  await abroad.close();
});

test('is whole without JavaScript', async ({ browser, server, context }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  await plain.addCookies(await context.cookies());
  const page = await plain.newPage();
  await page.goto('/de_DE');
  await expect(page.locator('main section[id^=module_]')).toHaveCount(12);
  await expect(page.locator('main article, main li').first()).toBeVisible();
  await plain.close();
});

test('ten more teasers come on demand', async ({ page }) => {
  await page.goto('/de_DE');
  const list = page.locator('#module_latest-news');
  const before = await list.getByRole('listitem').count();
  await list.getByRole('button', { name: /Mehr|Weitere/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(before + 10);
});

test('an unknown module type is skipped with a warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await changeModules(page, ([first, ...rest]) => [{ ...first!, type: 'hologram' }, ...rest]);
  await openInBrowser(page);
  await expect(page.locator('main section[id^=module_]')).toHaveCount(11);
  expect(warnings.some((text) => text.includes('hologram'))).toBe(true);
});

test('a module that throws leaves no trace for members, and the others stay', async ({ page, complaints }) => {
  complaints.expect(/TypeError/);
  await changeModules(page, (modules) => modules.map((module) => (module.type === 'downloads' ? { ...module, results: null } : module)));
  await openInBrowser(page);
  await expect(page.locator('#module_forms')).toBeHidden();
  await expect(page.locator('main section[id^=module_]').filter({ visible: true })).toHaveCount(11);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page says when the server goes away while it is open', async ({ page, complaints }) => {
  complaints.expect(/ERR_|Failed to load resource/);
  await page.goto('/de_DE');
  await page.route('**/api/v2/news**', (route) => route.abort('connectionrefused'));
  const module = page.locator('#module_latest-news');
  await module.getByRole('button', { name: /Mehr|Weitere/ }).click();
  await expect(module.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/v2/news**');
});
