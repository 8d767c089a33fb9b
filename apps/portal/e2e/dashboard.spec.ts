import { expect, test } from './fixtures.ts';

test.use({ user: 'member' });

test('shows every module of the server, and the browser asks once for what they hold, also on the way to an article', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/') && !request.url().includes('/media/')) calls.push(request.url());
  });
  await page.goto('/de_DE');
  const modules = page.locator('main section[id^=module_]');
  await expect(modules).toHaveCount(12);
  for (const module of await modules.all()) await expect(module).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  // The document has the modules' HTML; what they hold comes when the first of them hydrates.
  expect(calls.map((call) => new URL(call).pathname)).toEqual(['/api/v2/pages/dashboard']);
  calls.length = 0;
  await page.locator('main a[href*="/news/"]').first().click();
  await expect(page).toHaveURL(/\/news\/.+/);
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => !/v2\/(news|likes|comments)\W/.test(call))).toEqual([]);
});

test('a press before the page is hydrated, by finger or key, is not lost', async ({ page, isMobile }) => {
  // The scripts come late; the server's page is there and is pressed.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/de_DE', { waitUntil: 'commit' });
  const list = page.locator('#module_latest-news');
  const more = list.getByRole('button', { name: /Mehr|Weitere/ });
  await (isMobile ? more.tap() : more.press('Enter'));
  await expect(list.getByRole('listitem')).toHaveCount(20);
});

test('modules further down are hydrated when they are scrolled near, and all of them with news of the page', async ({ page, isMobile }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => void (response.request().resourceType() === 'script' && scripts.add(response.url())));
  await page.goto('/de_DE');
  await page.waitForLoadState('networkidle');
  const atFirst = scripts.size;

  const party = page.locator('#module_summer-party');
  if (isMobile) {
    // Folded to a line, it waits until it is opened, although it is in view.
    await party.scrollIntoViewIfNeeded();
    await expect(party.locator('summary')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expect(party).toHaveAttribute('data-far');
    await party.locator('summary').tap();
    await expect(party).not.toHaveAttribute('data-far');
  } else {
    await party.getByRole('button').first().focus();
  }
  await expect.poll(() => scripts.size).toBeGreaterThan(atFirst);
  await page.waitForLoadState('networkidle');
  const near = scripts.size;
  await expect(page.locator('[data-far]')).not.toHaveCount(0);

  // The same page once more: a change that React would hold back while a module is not hydrated.
  await page.getByRole('banner').getByRole('link', { name: 'Aurelia Hotels' }).click();
  await expect.poll(() => scripts.size).toBeGreaterThan(near);
  await expect(page.locator('[data-far]')).toHaveCount(0);
  await expect(page.locator('main section[id^=module_]')).toHaveCount(12);
});
