import { builtFile } from '../built-file.ts';
import { expect, test } from '../fixtures.ts';

test('on a slow line the first view is painted with the system’s faces, and takes up the customer’s without moving anything', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { rtt: 300 } }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const alive = page.waitForRequest(`**${builtFile('src/router/entry-client.tsx')}`).then(() => asked.length);
  await page.goto('/de_DE/login');
  expect(await alive).toBe(0);
  expect(await family()).toMatch(/^"?Foyer Humanist Text Fallback/);
  const places = () =>
    page.evaluate(() => [...document.querySelectorAll('main *')].map((element) => Math.round(element.getBoundingClientRect().top)));
  await page.waitForLoadState('networkidle');
  // Those 40 kB wait for a visitor who stays.
  expect(asked).toEqual([]);
  const before = await places();
  arrive();
  // A busy machine may hear the first moves before the page is alive; a visitor moves on.
  let step = 0;
  const familyOnceMoved = async () => {
    await page.mouse.move(5 + (step += 1), 5);
    return family();
  };
  await expect.poll(familyOnceMoved).toMatch(/^"?Foyer Humanist Text"?,/);
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family));
  await expect.poll(loaded).toContain('"Foyer Humanist Text"');
  const moved = (await places()).map((top, index) => Math.abs(top - before[index]!));
  expect(Math.max(...moved)).toBeLessThanOrEqual(2);
});

test('what would move something in view waits for the next page, the rest does not', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: 300 } });
    // As high as its line of text is long.
    document.addEventListener('DOMContentLoaded', () => {
      const box = document.createElement('div');
      box.textContent = 'Haus am Kurpark '.repeat(5);
      Object.assign(box.style, { position: 'fixed', top: '0', width: 'max-content', aspectRatio: '1', pointerEvents: 'none' });
      document.body.append(box);
    });
  });
  const family = (selector: string) => page.evaluate((of) => getComputedStyle(document.querySelector(of)!).fontFamily, selector);
  await page.goto('/de_DE/login', { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await expect.poll(() => family('h1')).toMatch(/^"?Foyer Humanist Headline"?,/);
  expect(await family('body')).toMatch(/^"?Foyer Humanist Text Fallback/);
  await page.getByRole('link', { name: 'Passwort vergessen' }).click();
  await expect.poll(() => family('body')).toMatch(/^"?Foyer Humanist Text"?,/);
});
