import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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
  await page.getByRole('link', { name: 'Aurelia Hotels' }).click();
  await expect(page).toHaveURL('/de_DE');
}

test('shows every module of the server, and the browser asks for nothing again', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/') && !request.url().includes('/media/')) calls.push(request.url());
  });
  await page.goto('/de_DE');
  const modules = page.locator('main section[id^=module_]');
  await expect(modules).toHaveCount(6);
  for (const module of await modules.all()) await expect(module).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('is whole without JavaScript', async ({ browser, server, context }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  await plain.addCookies(await context.cookies());
  const page = await plain.newPage();
  await page.goto('/de_DE');
  await expect(page.locator('main section[id^=module_]')).toHaveCount(6);
  await expect(page.locator('main article, main li').first()).toBeVisible();
  await plain.close();
});

test('ten more teasers come on demand', async ({ page }) => {
  await page.goto('/de_DE');
  const list = page.locator('main section[id^=module_]').filter({ has: page.getByRole('button', { name: /Mehr|Weitere/ }) });
  const before = await list.getByRole('listitem').count();
  await list.getByRole('button', { name: /Mehr|Weitere/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(before + 10);
});

test('a press before the page has come to life is not lost', async ({ page }) => {
  // The scripts come late; the server's page is there and is pressed.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/de_DE', { waitUntil: 'commit' });
  const list = page.locator('main section[id^=module_]').filter({ has: page.getByRole('button', { name: /Mehr|Weitere/ }) });
  await list.getByRole('button', { name: /Mehr|Weitere/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(20);
});

test('an unknown module type is skipped with a warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await changeModules(page, ([first, ...rest]) => [{ ...first!, type: 'hologram' }, ...rest]);
  await openInBrowser(page);
  await expect(page.locator('main section[id^=module_]')).toHaveCount(5);
  expect(warnings.some((text) => text.includes('hologram'))).toBe(true);
});

test('a module that throws shows a small error in its own place', async ({ page, complaints }) => {
  complaints.expect(/TypeError/);
  await changeModules(page, (modules) => modules.map((module) => (module.type === 'downloads' ? { ...module, results: null } : module)));
  await openInBrowser(page);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator('main section[id^=module_]')).toHaveCount(6);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the server going away while the page is open is told in the page', async ({ page, complaints }) => {
  complaints.expect(/ERR_|Failed to load resource/);
  await page.goto('/de_DE');
  await page.route('**/api/v2/news**', (route) => route.abort('connectionrefused'));
  const id = await page
    .locator('main section[id^=module_]')
    .filter({ has: page.getByRole('button', { name: /Mehr|Weitere/ }) })
    .getAttribute('id');
  const module = page.locator(`[id='${id}']`);
  await module.getByRole('button', { name: /Mehr|Weitere/ }).click();
  await expect(module.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/v2/news**');
});
