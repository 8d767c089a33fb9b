import { freePort } from '@foyer/tools/server';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { startCompanyLogin } from './company-login.ts';
import { installed } from './installed.ts';

const lena = {
  sub: 'lena',
  email: 'lena.vogt@aurelia.example',
  email_verified: true,
  given_name: 'Lena',
  family_name: 'Vogt',
  preferred_username: 'lvogt',
};

test('a company login that is away is reported, and once it is back it lets in', async ({ page, startOwnServer, complaints }) => {
  test.slow();
  complaints.expect(/status of (401|404)/);
  const port = await freePort();
  const sso = { issuer: `http://127.0.0.1:${port}`, clientId: 'foyer', buttonLabel: { de_DE: 'Mit Aurelia-Konto anmelden' } };
  const server = await startOwnServer({ settings: { sso } });

  await page.goto(`${server.url}/de_DE/news`);
  await page.getByRole('link', { name: 'Mit Aurelia-Konto anmelden' }).click();
  await expect(page).toHaveURL(/\/de_DE\/login\/failed\?reason=unavailable&redirect=%2Fnews$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Firmenanmeldung ist nicht erreichbar');
  await expectAccessible(page);

  const company = await startCompanyLogin(port, server.url, lena);
  try {
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await expect(page).toHaveURL(`${server.url}/de_DE/news`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /Profil/ }).click();
    const banner = page.getByRole('banner');
    await expect(banner.getByText('Lena Vogt', { exact: true })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Abmelden' })).toHaveCount(0);
    // It is not offered, but there for those who know the address.
    await page.goto(`${server.url}/de_DE/logout`);
    await expect(page).toHaveURL(`${server.url}/de_DE/login`);
    await page.goto(`${server.url}/de_DE/news`);
    await expect(page).toHaveURL(/\/login\?redirect=%2Fnews$/);
  } finally {
    await company.stop();
  }
});

test.describe('with the portal installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a member who comes again is let in, by one question to the server each time', async ({
    page,
    context,
    startOwnServer,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of (401|404)/);
    const port = await freePort();
    const sso = { issuer: `http://127.0.0.1:${port}`, clientId: 'foyer', buttonLabel: { de_DE: 'Mit Aurelia-Konto anmelden' } };
    const server = await startOwnServer({ settings: { sso } });
    const company = await startCompanyLogin(port, server.url, lena);
    try {
      for (const visit of ['first', 'second', 'third']) {
        await context.clearCookies({ name: 'foyer_session' });
        await page.goto(`${server.url}/de_DE/news`);
        await page.getByRole('link', { name: 'Mit Aurelia-Konto anmelden' }).click();
        await expect(page, `the ${visit} visit`).toHaveURL(`${server.url}/de_DE/news`);
        await installed(page);
      }
    } finally {
      await company.stop();
    }
  });
});
