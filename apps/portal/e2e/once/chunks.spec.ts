import type { Page } from '@playwright/test';
import { builtFile } from '../built-file.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

const code = `**${builtFile('src/routes/news/news-list.route.tsx')}`;
// What the browser says about code it did not get.
const noise = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|dynamically imported module/;

const article = (page: Page) => page.getByRole('heading', { level: 1, name: 'Neuigkeiten' });

const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Diese Seite ließ sich nicht laden' });
const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' });

const patience = 120_000;

declare global {
  // What waits for so long in the page, instead of by the clock.
  var heldTimers: Map<number, () => void> | undefined;
}

/** Runs in the page: timers of this length wait for the test. */
function holdTimers(ms: number): void {
  const held = (globalThis.heldTimers = new Map<number, () => void>());
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  globalThis.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) => {
    const id = Number(set(delay === ms ? () => undefined : run, delay, ...rest));
    if (delay === ms) held.set(id, run);
    return id;
  }) as typeof set;
  globalThis.clearTimeout = (id) => {
    held.delete(Number(id));
    clear(id);
  };
}

/** Waits until the page waits for its code. */
async function expectWaiting(page: Page): Promise<void> {
  // While the page is loaded again there is none to ask.
  const waiting = () => page.evaluate(() => globalThis.heldTimers?.size ?? 0).catch(() => 0);
  await expect.poll(waiting).toBeGreaterThan(0);
}

/** As if 120 s had passed. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    const due = [...(globalThis.heldTimers?.values() ?? [])];
    globalThis.heldTimers?.clear();
    for (const run of due) run();
  });

/** Waits until the page is hydrated, then follows the menu's link to the news. */
async function followNews(page: Page, isMobile: boolean): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (isMobile) await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().click();
}

test('after a new deployment the page reloads itself once; where that does not help, a page says so and leads on', async ({
  page,
  complaints,
  isMobile,
}) => {
  complaints.expect(noise);
  await page.route(code, (route) => route.abort());
  await page.goto('/de_DE');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await followNews(page, isMobile);
  await expect(failed(page)).toBeVisible();
  await expect(page).toHaveURL('/de_DE/news');
  await expect(page).toHaveTitle('Diese Seite ließ sich nicht laden · Aurelia Community');
  // The code is still missing: nothing loops.
  await page.waitForTimeout(2000);
  expect(documents).toBe(1);
  await page.unroute(code);
  await retry(page).click();
  await expect(article(page)).toBeVisible();
  await expect(failed(page)).toBeHidden();
});

test('so it does where the portal’s start itself does not arrive', async ({ page, complaints }) => {
  complaints.expect(noise);
  const start = `**${builtFile('src/router/entry-client.tsx')}`;
  await page.route(start, (route) => route.abort());
  await page.goto('/de_DE/news?page=1');
  await expect(failed(page)).toBeVisible();
  await page.unroute(start);
  await retry(page).press('Enter');
  await expect(article(page)).toBeVisible();
  await expect(page).toHaveURL('/de_DE/news?page=1');
});

test.describe('of a guest', () => {
  test.use({ user: null });

  test('code that takes longer than 120 s has not arrived; what was typed stays', async ({ page, complaints }) => {
    complaints.expect(noise);
    const login = `**${builtFile('src/routes/login/login.route.tsx')}`;
    const name = page.getByRole('textbox', { name: 'Benutzername' });
    await page.addInitScript(holdTimers, patience);
    await page.route(login, () => new Promise<never>(() => undefined));
    await page.goto('/de_DE/login?redirect=%2Fnews', { waitUntil: 'domcontentloaded' });
    await name.fill('member');
    await expectWaiting(page);
    await letTimePass(page);
    // Loaded again.
    await expectWaiting(page);
    await expect(name).toHaveValue('member');
    await letTimePass(page);
    await expect(failed(page)).toBeVisible();
    await expect(name).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retry(page).click();
    await expect(name).toHaveValue('member');
    await expect(page).toHaveURL('/de_DE/login?redirect=%2Fnews');
  });
});

test('where the page was loaded again already, it says so at once and its button really tries again', async ({
  page,
  complaints,
  isMobile,
}) => {
  complaints.expect(noise);
  let broken = true;
  await page.route(code, (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/de_DE');
  await page.evaluate(() => {
    sessionStorage.setItem('foyer-chunk-reload', JSON.stringify({ at: Date.now(), href: new URL('/de_DE/news', location.href).href }));
  });
  await followNews(page, isMobile);
  await expect(failed(page)).toBeVisible();
  broken = false;
  await retry(page).click();
  await expect(article(page)).toBeVisible();
});

test('without a connection the page says that, and goes on by itself once it is back', async ({ page, context, complaints, isMobile }) => {
  complaints.expect(noise);
  await page.route(code, (route) => route.abort());
  await page.goto('/de_DE');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await followNews(page, isMobile);
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  // The retry stays on the page while there is nothing to reload from.
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  await page.unroute(code);
  await context.setOffline(false);
  await expect(article(page)).toBeVisible();
});
