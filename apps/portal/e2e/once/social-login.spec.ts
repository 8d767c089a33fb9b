import { freePort } from '@foyer/tools/server';
import type { Page } from '@playwright/test';
import { generateKeyPairSync } from 'node:crypto';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { startService } from './company-login.ts';
import { installed } from './installed.ts';

test.use({ serviceWorkers: 'allow' });

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const env = {
  E2E_GOOGLE_SECRET: 'secret',
  E2E_APPLE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

/** As `settings set signup` takes it; the services run at another address than the portal, so that they are another site to the browser. */
const signup = (port: number) => {
  const common = { clientId: 'foyer', issuer: `http://127.0.0.1:${port}` };
  return {
    active: true,
    activeLoginTypes: ['password', 'social'],
    social: [
      { ...common, network: 'google', clientSecretVariable: 'E2E_GOOGLE_SECRET' },
      { ...common, network: 'apple', teamId: 'TEAM', keyId: 'KEY', privateKeyVariable: 'E2E_APPLE_KEY' },
      { ...common, network: 'facebook', clientSecretVariable: 'E2E_NOT_GIVEN' },
    ],
  };
};

async function expectMember(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /Profil/ }).click();
  await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
}

test('visitors come by Google and by Apple, also again, and log out', async ({ page, context, startOwnServer, complaints }) => {
  test.slow();
  complaints.expect(/status of (401|404)/);
  const port = await freePort();
  const server = await startOwnServer({ settings: { signup: signup(port), terms: null }, env });
  const claims = { sub: 'mara', email: 'mara.lindt@gmail.com', email_verified: true };
  const service = await startService(port, claims, { name: { firstName: 'Mara', lastName: 'Lindt' } });
  try {
    await page.goto(`${server.url}/de_DE/news`);
    await expect(page.getByRole('link', { name: 'Weiter mit Facebook' })).toHaveCount(0);
    await expectAccessible(page);
    // The name comes beside Apple's answer, by a form of another site.
    await page.getByRole('link', { name: 'Weiter mit Apple' }).click();
    await expect(page).toHaveURL(`${server.url}/de_DE/news`);
    await expectMember(page, 'Mara Lindt');
    await installed(page);
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/de_DE\/login/);

    for (const name of ['Weiter mit Google', 'Weiter mit Apple']) {
      await context.clearCookies({ name: 'foyer_session' });
      await page.goto(`${server.url}/de_DE/news?page=2`);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`${server.url}/de_DE/news?page=2`);
    }
  } finally {
    await service.stop();
  }
});

test('a service that is away is named, and the registration offers the same ones', async ({ page, startOwnServer, complaints }) => {
  test.slow();
  complaints.expect(/status of 404/);
  const server = await startOwnServer({ settings: { signup: signup(await freePort()) }, env });
  await page.goto(`${server.url}/de_DE/registration?redirect=%2Fnews`);
  await page.getByRole('link', { name: 'Weiter mit Google' }).click();
  await expect(page).toHaveURL(/\/de_DE\/login\/failed\?reason=unavailable&redirect=%2Fnews&network=google$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Google ist nicht erreichbar');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute('href', /\/auth\/social\/google\?.*news/);
});
