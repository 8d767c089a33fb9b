import { expect, test } from '../fixtures.ts';

const phone = { width: 390, height: 844 };

test('the head of guests’ pages is one line on a phone, in wider letters than the customer’s own, too', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  await page.setViewportSize(phone);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/ar/imprint');
  // React would miss its own text, were it changed before the page is hydrated.
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

test('the button of the cookie settings is on the edge of the links around it', async ({ page, context, server }) => {
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

test('links of guests’ pages keep where they wanted to be, with query and hash, in every language', async ({ page }) => {
  await page.goto('/de_DE/page/imprint?from=mail#contact');
  const login = page.getByRole('banner').getByRole('link', { name: 'Anmelden' });
  await expect(login).toHaveAttribute('href', '/de_DE/login?redirect=%2Fpage%2Fimprint%3Ffrom%3Dmail%23contact');
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', '/en_GB/page/imprint?from=mail#contact');
  await page.goto('/de_DE/page/imprint?redirect=/news%3Fpage%3D2%23top');
  await login.click();
  await expect(page).toHaveURL('/de_DE/login?redirect=%2Fnews%3Fpage%3D2%23top');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByLabel('E-mail or username').fill('member');
  await page.getByLabel('Password', { exact: true }).fill('foyer-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/en_GB/news?page=2#top');
});
