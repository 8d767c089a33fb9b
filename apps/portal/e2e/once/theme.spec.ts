import { expect, test } from '../fixtures.ts';

/** The same server under the second customer's name. */
const bergsee = (url: string) => url.replace('localhost', 'bergsee.localhost').replace('127.0.0.1', 'bergsee.localhost');

test('a document comes in its customer’s look before any script has run', async ({ page, context, server, request }) => {
  const url = bergsee(server.url);
  const html = await (await request.get(`${server.url}/de_DE/login`, { headers: { host: new URL(url).host } })).text();
  expect(html).toMatch(/<style nonce="[^"]+" data-customer-theme>:root,:host\{/);
  expect(await (await request.get(`${server.url}/de_DE/login`)).text()).not.toContain('data-customer-theme');

  await context.addCookies(
    Object.entries({ cdisc: '0', cookie_config: '1', theme: 'dark' }).map(([name, value]) => ({ name, value, url })),
  );
  await page.goto(`${url}/de_DE/login`);
  const bars = page.locator('meta[name="theme-color"]');
  await expect(bars).toHaveCount(2);
  await expect(page.locator('meta[name="theme-color"][data-mode="dark"]')).toHaveAttribute('media', 'all');
  await expect(page.locator('meta[name="theme-color"][data-mode="light"]')).toHaveAttribute('media', 'not all');
  await expect(page.getByRole('img', { name: 'Bergsee Hotels' })).toBeVisible();
});

test('manifest and icons are the customer’s', async ({ server, request }) => {
  const headers = { host: new URL(bergsee(server.url)).host };
  const read = async (path: string) => (await request.get(`${server.url}${path}`, { headers })).text();
  const own = async (path: string) => (await request.get(`${server.url}${path}`)).text();
  expect(JSON.parse(await read('/manifest.webmanifest?locale=de_DE'))).toMatchObject({ name: 'Bergsee Team', start_url: '/de_DE' });
  expect(JSON.parse(await own('/manifest.webmanifest?locale=de_DE'))).toMatchObject({ name: 'Aurelia Community' });
  expect(await read('/favicon.svg')).not.toBe(await own('/favicon.svg'));
});
