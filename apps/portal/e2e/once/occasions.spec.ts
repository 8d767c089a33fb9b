import { cookieHeader, login } from '@foyer/tools/server';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { enter, expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

/** Counts what the page itself asks about occasions. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => (calls += /\/api\/v2\/occasions/.test(request.url()) ? 1 : 0));
  return () => calls;
}

/** How far the page's content has moved on its own (Cumulative Layout Shift). */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const entries: PerformanceEntry[] = [];
        new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(entries.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)), 500);
      }),
  );

test('the dashboard has two sliders where there is room and a strip on a phone, all from one page', async ({ page }) => {
  const calls = countCalls(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de_DE');
  const sliders = page.locator('#module_occasions').getByRole('region');
  await sliders.first().scrollIntoViewIfNeeded();
  await expect(sliders).toHaveCount(2);
  await expect(page.locator('#module_occasions').getByRole('heading')).toHaveText(['Wir feiern', 'Geburtstage', 'Dienstjubiläen']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sliders).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Wir feiern' }).getByRole('listitem')).toHaveCount(6);
  expect(calls()).toBe(0);
});

test('a celebrated member is above the activities and leads to the profile', async ({ page }) => {
  const calls = countCalls(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de_DE/activity_feed');
  const slider = page.getByRole('region', { name: 'Geburtstage und Jubiläen' });
  await expect(slider).toBeVisible();
  await slider.getByRole('button', { name: 'Automatisches Weiterblättern anhalten' }).click();
  expect(await shifted(page)).toBeLessThan(0.02);
  expect(calls()).toBe(0);
  await expectAccessible(page);
  const link = slider.locator('[role="group"]:not([inert])').getByRole('link');
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
});

/** As the superadmin does in profile and settings: has their birthday today, and shows it. */
async function celebrateToday(url: string): Promise<void> {
  const session = await login(url, 'superadmin');
  const headers = { 'content-type': 'application/json', cookie: cookieHeader(session), 'x-csrf-token': session['csrf_token']! };
  const call = async (method: string, path: string, body: object = {}) => {
    const answer = await fetch(`${url}/api/v2${path}`, { method, headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
  };
  const { user } = (await (await fetch(`${url}/api/v2/user/me`, { headers })).json()) as { user: { user_id: string } };
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format();
  await call('PATCH', `/users/${user.user_id}`, { birthday: today.replace(/^\d+/, '1992') });
  await call('PUT', '/auth/consent');
  await call('PUT', '/user/me/toggles/birthday', { status: true });
}

test('a colleague is congratulated on the day, by keyboard, and finds it among the activities', async ({ page, context, server }) => {
  await celebrateToday(server.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de_DE');
  const card = page.getByRole('list', { name: 'Wir feiern' }).getByRole('listitem').filter({ hasText: 'Samira Haddad' });
  await card.scrollIntoViewIfNeeded();
  const place = await card.boundingBox();
  const button = card.getByRole('button');
  await expect(button).toHaveAccessibleName('Gratulieren Samira Haddad');
  expect((await card.boundingBox())!.height).toBe(place!.height);
  await expectAccessible(page);
  await button.press('Enter');
  await expect(button).toHaveAccessibleName('Gratuliert Samira Haddad: zurücknehmen');
  await expect(button).toBeFocused();
  await expect(card.getByRole('status')).toHaveText('Glückwunsch an Samira Haddad gesendet.');
  await page.reload();
  await card.scrollIntoViewIfNeeded();
  await expect(button).toHaveAccessibleName('Gratuliert Samira Haddad: zurücknehmen');

  // A page that is open notices another session and goes elsewhere.
  await page.goto('about:blank');
  await enter(context, server.url, 'superadmin');
  await page.goto('/de_DE/activity_feed');
  await expect(page.locator('main li').filter({ hasText: 'Annika Berger hat Ihnen zum Geburtstag gratuliert.' })).toBeVisible();
  await page.goto('/de_DE');
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('Eine Person hat gratuliert.')).toBeVisible();
  await expect(button).toHaveCount(0);
});
