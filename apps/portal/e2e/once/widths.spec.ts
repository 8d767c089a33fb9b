import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { openSettings } from '../open-settings.ts';

// These set the width themselves.
test.use({ user: 'editor' });

test('the settings drawer closes above 1264 px', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/de_DE');
  const settings = await openSettings(page, false);
  await expect(settings).toBeVisible();
  await page.setViewportSize({ width: 1264, height: 800 });
  await expect(settings).toBeVisible();
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(settings).toBeHidden();
});

test('the drawer of narrow screens works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de_DE');
  const opener = page.getByRole('button', { name: 'Menü öffnen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  const settings = drawer.getByRole('button', { name: 'Einstellungen', exact: true });
  await expect(settings).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer.getByRole('switch')).toHaveCount(0);
  await settings.press('Enter');
  await expect(settings).toHaveAttribute('aria-expanded', 'true');
  await expect(drawer.getByRole('region', { name: 'Einstellungen' }).getByRole('switch').first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /Willkommen: / }).press('Enter');
  await expect(drawer.getByRole('link', { name: 'Aurelia Akademie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the drawer says who is signed in, and with the settings open it closes above 1264 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de_DE');
  const drawer = await openSettings(page, true);
  // In this order: avatar and name lead to the profile, the bell says what is unread, then settings and the way out.
  const parts = [
    drawer
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .first(),
    drawer.getByRole('link', { name: /^Aktivitäten/ }),
    drawer.getByRole('button', { name: 'Einstellungen', exact: true }),
    drawer.getByRole('button', { name: 'Abmelden' }),
    drawer.getByRole('switch').first(),
    drawer.getByRole('searchbox'),
  ];
  await expect(parts[0]!).toHaveAttribute('href', /\/de_DE\/profile\//);
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    tops.push(Math.round((await part.boundingBox())!.y / 40));
  }
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  await page.setViewportSize({ width: 1264, height: 844 });
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 1300, height: 844 });
  await expect(drawer).toBeHidden();
});

test('an entry is marked on its page and, less, while one below it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/de_DE/page/academy');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link', { name: 'Willkommen' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/de_DE/page/welcome');
  await expect(menu.getByRole('link', { name: 'Willkommen' })).toHaveAttribute('aria-current', 'page');
});
