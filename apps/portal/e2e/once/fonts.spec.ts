import { builtFile } from '../built-file.ts';
import { expect, test } from '../fixtures.ts';

test('on a slow line the first view makes do with the system’s faces, and takes up the customer’s with the next page', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { rtt: 300 } }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const alive = page.waitForRequest(`**${builtFile('src/router/entry-client.tsx')}`).then(() => asked.length);
  await page.goto('/de_DE/login');
  expect(await alive).toBe(0);
  expect(await family()).toMatch(/^"?Foyer Humanist Text Fallback/);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Passwort vergessen' }).click();
  await expect.poll(family).toMatch(/^"?Foyer Humanist Text"?,/);
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family));
  await expect.poll(loaded).toContain('"Foyer Humanist Text"');
});
