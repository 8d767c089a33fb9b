import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test('the landing page is read without JavaScript, and says of itself what search engines need', async ({ browser, server }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await plain.newPage();
  const response = await page.goto('/de_DE');
  expect(response?.headers()).not.toHaveProperty('x-robots-tag');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Community der Aurelia Hotels');
  for (const name of ['Wo Gastgeber zusammenkommen', 'Was Sie erwartet', 'Tag für Tag dabei', 'Was uns verbindet'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mitglieder-Login' })).toHaveAttribute('href', '/de_DE/login');

  const head = page.locator('head');
  await expect(page).toHaveTitle(/^Die Community der Aurelia Hotels · /);
  await expect(head.locator('meta[name=description]')).toHaveAttribute('content', /^Vierzig Häuser, eine Community/);
  const canonical = await head.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/de_DE$/);
  await expect(head.locator('link[rel=alternate][hreflang]')).toHaveCount(7);
  await expect(head.locator('link[hreflang=ar]')).toHaveAttribute('href', canonical!.replace('de_DE', 'ar'));
  await expect(head.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Die Community der Aurelia Hotels');
  await expect(head.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:\/\/[^/]+\/api\/v2\/media\/landing-house/);
  await plain.close();
});

test('the head never repeats what a visitor calls the host', async ({ request, server }) => {
  const answer = await request.get(`${server.url}/de_DE`, { headers: { accept: 'text/html', host: 'evil.example' } });
  expect(await answer.text()).not.toContain('evil.example');
});

test('the landing page leads on to public pages, in every language and direction', async ({ page }) => {
  await page.goto('/ar');
  await page.getByRole('link', { name: 'أربعون بيتاً' }).click();
  await expect(page).toHaveURL('/ar/page/work-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('العمل في أوريليا');
  await expectAccessible(page);
});

test('on the landing page the words on the picture begin where all others do, and cards keep their corners', async ({ page }) => {
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de_DE');
    const startOf = (name: string) =>
      page.getByRole('heading', { level: 2, name }).evaluate((heading) => heading.getBoundingClientRect().x);
    expect(await startOf('Wo Gastgeber zusammenkommen')).toBe(await startOf('Was Sie erwartet'));
    await expect(page.getByRole('article').first()).not.toHaveCSS('border-radius', '0px');
  }
});

test('a customer without a landing page sends guests to the login', async ({ page, server }) => {
  const url = server.url.replace('localhost', 'bergsee.localhost');
  await page.goto(`${url}/de_DE`);
  await expect(page).toHaveURL(`${url}/de_DE/login?redirect=%2F`);
  await page.goto(`${url}/de_DE/landing`);
  await expect(page).toHaveURL(`${url}/de_DE/login?redirect=%2Flanding`);
});

test('of a page that is passed on a guest sees a little, and reads on after logging in', async ({ page }) => {
  const response = await page.goto('/de_DE/page/academy');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  const html = (await response?.text()) ?? '';
  for (const hidden of ['Lerngeschichten', 'academy-courses', 'module_']) expect(html).not.toContain(hidden);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurelia Akademie');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('E-Mail oder Benutzername').fill('member');
  await page.getByLabel('Passwort', { exact: true }).fill('foyer-demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de_DE/page/academy');
  await expect(page.getByRole('heading', { name: 'Lerngeschichten' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeVisible();
});

test('a page for members alone says nothing to guests', async ({ request }) => {
  const answer = await request.get('/de_DE/page/welcome', { headers: { accept: 'text/html' }, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/de_DE/login?redirect=%2Fpage%2Fwelcome');
});

test('a preview’s link that has ended is answered in words', async ({ page, complaints }) => {
  complaints.expect(/410/);
  const response = await page.goto('/de_DE/previews/welcome?token=1795336800.forged');
  expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([410, 'noindex']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Vorschau lässt sich nicht öffnen');
});

test.describe('signed in', () => {
  test.use({ user: 'member' });

  test('home is the dashboard, and an article’s page ends with its comments', async ({ page }) => {
    await page.goto('/de_DE');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hallo');
    await page.goto('/de_DE/page/story#comments');
    await expect(page.locator('#comments')).toBeInViewport();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
});
