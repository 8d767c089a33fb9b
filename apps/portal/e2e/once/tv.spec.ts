import { expectAccessible } from '../accessible.ts';
import { bergsee, enterBergsee } from '../bergsee.ts';
import { endSessions } from '../end-sessions.ts';
import { expect, test } from '../fixtures.ts';
import { answerContent, comeToLife, readContent, tvPath } from './tv.ts';

test.use({ user: 'member', viewport: { width: 1920, height: 1080 } });

const calls = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [1080, 1920],
] as const) {
  test(`everything is on the screen at ${width} × ${height}, and nothing of the portal`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const content = await readContent(page);
    await page.goto(tvPath);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: content.top_article!.title })).toBeVisible();
    await expect(main.getByRole('heading', { name: content.timeline[0]!.title })).toBeVisible();
    await expect(main.getByText(content.timeline[0]!.author.name).first()).toBeVisible();
    await expect(main.getByText(content.occasions[0]!.user.name).first()).toBeVisible();
    await expect(main.getByRole('img', { name: 'QR-Code des Artikels' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const room = await page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
      return [scrollHeight - clientHeight, scrollWidth - clientWidth];
    });
    expect(room).toEqual([0, 0]);
    // Browsers under test show no scroll bars, so nothing else shows that no room is kept for one.
    await expect(page.locator(':root')).toHaveCSS('scrollbar-gutter', 'auto');
    await expectAccessible(page);
  });
}

test('a customer without the setting has neither the page nor the call', async ({ page, server, complaints }) => {
  complaints.expect(/404/);
  const origin = bergsee(server.url);
  await enterBergsee(page, server.url, 'member', '/bubbletool_tv');
  await expect(page).toHaveURL(`${origin}/de_DE/404`);
  expect(await page.evaluate(async () => (await fetch('/api/v2/bubble_tool')).status)).toBe(404);
});

test.describe('guests', () => {
  test.use({ user: null });

  test('go to the login, and from there to the screen', async ({ page }) => {
    await page.goto(tvPath);
    await expect(page).toHaveURL(/\/de_DE\/login\?redirect=%2Fbubbletool_tv$/);
  });
});

test('a new article is there with the next refresh, and what moves can be stopped', async ({ page }) => {
  await page.clock.install();
  const content = await readContent(page);
  await page.goto(tvPath);
  const [first, second] = content.timeline;
  const headline = (title: string) => page.getByRole('heading', { name: title });
  await expect(headline(first!.title)).toBeVisible();
  await comeToLife(page);
  await page.clock.fastForward(18_500);
  await expect(headline(second!.title)).toBeVisible();
  await expect(headline(first!.title)).toBeHidden();

  const { asked } = await answerContent(page, () => ({
    ...content,
    timeline: [{ ...first!, id: 'new', title: 'Der Koch hat heute Geburtstag' }, ...content.timeline],
  }));
  await page.clock.fastForward('05:40');
  await expect(headline('Der Koch hat heute Geburtstag')).toBeVisible();
  expect(asked()).toBe(1);

  await page.mouse.move(400, 400);
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await page.clock.fastForward('02:00');
  await expect(headline('Der Koch hat heute Geburtstag')).toBeVisible();
});

test('without a connection it goes on with what it has, says how old that is, and recovers by itself', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(calls);
  await page.clock.install();
  const { top_article: top } = await readContent(page);
  await page.goto(tvPath);
  await expect(page.getByRole('heading', { name: top!.title })).toBeVisible();
  await comeToLife(page);
  await context.setOffline(true);
  await page.clock.fastForward('06:00');
  await expect(async () => {
    await page.clock.fastForward('00:06');
    await expect(page.getByRole('status').filter({ hasText: /^Stand \d\d:\d\d$/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { name: top!.title })).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    await page.clock.fastForward('00:04');
    await expect(page.getByText(/^Stand /)).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('a session that ends leaves the content and asks for signing in', async ({ page, server, complaints }) => {
  await page.goto(tvPath);
  const headline = page.getByRole('heading', { level: 2 }).first();
  await expect(headline).toBeVisible();
  await page.mouse.move(10, 10);
  await endSessions(server.url, complaints);
  const signIn = page.getByRole('link', { name: 'Anmelden' });
  await expect(signIn).toBeVisible({ timeout: 20_000 });
  await expect(signIn).toHaveAttribute('href', '/de_DE/login?redirect=%2Fbubbletool_tv');
  await expect(headline).toBeVisible();
});
