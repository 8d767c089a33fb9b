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
  await expect(drawer.getByRole('switch').first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /Willkommen: / }).press('Enter');
  await expect(drawer.getByRole('link', { name: 'Aurelia Akademie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an entry is marked on its page and, less, while one below it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/de_DE/page/academy');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link', { name: 'Willkommen' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/de_DE/page/welcome');
  await expect(menu.getByRole('link', { name: 'Willkommen' })).toHaveAttribute('aria-current', 'page');
});
