import { bergsee } from '../bergsee.ts';
import { expect, test } from '../fixtures.ts';

test('a second customer on the same server looks and behaves differently', async ({ page, context, server, isMobile }) => {
  const url = bergsee(server.url);
  // They ask about cookies; this visitor has answered.
  await context.addCookies(Object.entries({ cdisc: '0', cookie_config: '1' }).map(([name, value]) => ({ name, value, url })));
  await page.goto(`${url}/fr_FR/login`);
  // French is none of theirs.
  await expect(page).toHaveURL(/\/de_DE\/login/);
  await expect(page).toHaveTitle(/Bergsee Team/);
  await expect(page.getByRole('navigation', { name: 'Sprache' }).getByRole('link')).toHaveText(['English', 'Deutsch', 'Italiano']);
  await expect(page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link').first()).toHaveText('Nutzungsbedingungen');
  await page.locator('input[autocomplete~="username"]').fill('member@bergsee.example');
  await page.locator('input[type="password"]').fill('foyer-demo');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leni');

  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home.getByRole('img', { name: 'Bergsee Hotels' })).toBeVisible();
  await expect(home).toContainText('Bergsee Team');
  const brand = await page.evaluate(() => getComputedStyle(document.documentElement).accentColor);
  await page.goto(`${server.url}/de_DE/login`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).accentColor)).not.toBe(brand);
  await expect(page).toHaveTitle(/Aurelia Community/);

  // Their own words are in what the server sends, in every language …
  await page.goto(`${url}/it_IT/news`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posta');
  await page.goto(`${url}/de_DE`);
  if (isMobile) return;
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link')).toHaveText(['Unsere Häuser', 'Fürs Team', 'Hüttenpost']);
  // … and in what the browser makes.
  await page.waitForLoadState('networkidle');
  await menu.getByRole('link', { name: 'Hüttenpost' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hüttenpost');
  await expect(page).toHaveTitle(/^Hüttenpost/);
  await page.getByRole('button', { name: /Profil/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Impressum' })).toBeVisible();
});

test('German says du where the customer does, beside one who says Sie on the same server', async ({ page, context, server }) => {
  const url = bergsee(server.url);
  await context.addCookies(Object.entries({ cdisc: '0', cookie_config: '1' }).map(([name, value]) => ({ name, value, url })));
  const empty = async (at: string) => {
    await page.goto(`${at}/de_DE/login`);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    return page.getByLabel('Passwort', { exact: true });
  };
  // One process renders for both, one after the other.
  await expect(await empty(server.url)).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.');
  await expect(await empty(url)).toHaveAccessibleDescription('Bitte gib dein Passwort ein.');
  await expect(await empty(server.url)).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.');
});
