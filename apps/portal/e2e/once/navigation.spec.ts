import { expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

const brokenStorage = `
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError') } });
`;
const fullStorage = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') };`;
const day = 86_400_000;
const clock = (shift: number) => `{ const real = Date.now; Date.now = () => real() + ${shift}; }`;

for (const [name, script] of [
  ['blocked storage', brokenStorage],
  ['full storage', fullStorage],
  ['a clock that is a day ahead', clock(day)],
  ['a clock that is a day behind', clock(-day)],
] as const) {
  test(`deep links and walking work with ${name}`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await page.addInitScript(script);
    for (const path of ['/de_DE', '/de_DE/news?category=none', '/de_DE/page/welcome#module_x', '/ar/news', '/de_DE/404']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/de_DE/news');
    await page.waitForLoadState('networkidle');
    await page
      .locator('main a[href*="/news/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/news\/.+/);
    await expect(
      page
        .getByRole('article')
        .or(page.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
  });
}

test.describe('without cookies', () => {
  test.use({ user: null });

  test('guests see every page that is theirs', async ({ page, complaints }) => {
    complaints.expect(/status of 4\d\d/);
    await page.addInitScript("Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })");
    for (const path of ['/de_DE', '/de_DE/login', '/de_DE/imprint', '/de_DE/terms', '/de_DE/news/12', '/xx_XX']) {
      await page.context().clearCookies();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
