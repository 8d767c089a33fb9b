import { expect, test } from '../fixtures.ts';

const phone = { width: 390, height: 844 };

test('the head of guests’ pages is one line on a phone, in wider letters than the customer’s own, too', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  await page.setViewportSize(phone);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/ar/imprint');
  // React would miss its own text, were it changed before the page has come to life.
  await page.waitForLoadState('networkidle');
  const head = page.getByRole('banner');
  const [name, login] = [head.getByRole('link').first(), head.getByRole('link').last()];
  // Longer than any the demo has.
  await name
    .locator('span')
    .last()
    .evaluate((title) => (title.textContent = 'Aurelia Hotels und Ferienresidenzen'));
  const [nameBox, loginBox, headBox] = [await name.boundingBox(), await login.boundingBox(), await head.boundingBox()];
  expect(headBox!.height).toBeLessThan(80);
  expect(nameBox!.x).toBeGreaterThanOrEqual(loginBox!.x + loginBox!.width);
  expect(loginBox!.height).toBeLessThan(50);
});

test('the button of the cookie settings stands on the edge of the links around it', async ({ page, context, server }) => {
  const url = server.url.replace('localhost', 'bergsee.localhost').replace('127.0.0.1', 'bergsee.localhost');
  await context.addCookies(Object.entries({ cdisc: '0', cookie_config: '1' }).map(([name, value]) => ({ name, value, url })));
  await page.setViewportSize(phone);
  await page.goto(`${url}/de_DE/imprint`);
  const foot = page.getByRole('contentinfo');
  const edgeOf = async (text: string) => {
    const box = await foot.getByText(text, { exact: true }).boundingBox();
    return Math.round(box!.x);
  };
  expect(Math.abs((await edgeOf('Cookie-Einstellungen')) - (await edgeOf('Nutzungsbedingungen')))).toBeLessThanOrEqual(1);
});
