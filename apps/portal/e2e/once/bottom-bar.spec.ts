import { expect, test } from '../fixtures.ts';

test.use({ user: 'member', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('the bar at the foot of phones leads to the places of every day and says where one is', async ({ page }) => {
  await page.goto('/de_DE');
  const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
  await expect(bar.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Neuigkeiten' }).tap();
  await expect(page).toHaveURL('/de_DE/news');
  await expect(bar.getByRole('link', { name: 'Neuigkeiten' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('link', { name: 'Start' })).not.toHaveAttribute('aria-current');
  await bar.getByRole('link', { name: /^Aktivitäten/ }).tap();
  await expect(page).toHaveURL('/de_DE/activity_feed');
  await bar.getByRole('button', { name: 'Menü öffnen' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
});

test('the bar is away while something is typed, and the end of the page is above it', async ({ page }) => {
  await page.goto('/de_DE/search_results');
  const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
  await page.getByRole('main').getByRole('searchbox').tap();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = (await page.getByRole('contentinfo').boundingBox())!;
  expect(Math.round(foot.y + foot.height)).toBeLessThanOrEqual(Math.round((await bar.boundingBox())!.y));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is a page of links', async ({ page }) => {
    await page.goto('/de_DE');
    const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
    await expect(bar.getByRole('button')).toBeHidden();
    await bar.getByRole('link', { name: 'Menü' }).tap();
    await expect(page).toHaveURL('/de_DE/menu');
    const menu = page.getByRole('navigation', { name: 'Menü', exact: true });
    await expect(menu.getByRole('link', { name: 'Aurelia Akademie' })).toBeVisible();
    await menu.getByRole('link', { name: 'Neuigkeiten' }).first().tap();
    await expect(page).toHaveURL('/de_DE/news');
  });
});
