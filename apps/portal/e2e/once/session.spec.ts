import { demoPassword, login } from '@foyer/tools/server';
import type { Page } from '@playwright/test';
import { endSessions } from '../end-sessions.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';

/** Two seconds, and what a busy machine adds to load the page. */
const tabsPatience = { timeout: 20_000 };

/** What the server announces as it happens does not reach this page. */
const withoutSocket = (page: Page) => page.routeWebSocket('**/api/v2/realtime', () => undefined);

test.describe('a session that ends under a member’s hands', () => {
  test.use({ user: 'member' });

  test('repeats what failed to load, also where the password is faster than the token of a guest', async ({ page, server, complaints }) => {
    complaints.expect(/403/);
    await withoutSocket(page);
    // Its answer would bring the token.
    await page.route('**/api/v2/user/me*', () => new Promise(() => undefined));
    await page.goto('/de_DE/sessions');
    await endSessions(server.url, complaints);
    await page.getByRole('banner').getByRole('link', { name: 'Aurelia Hotels' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
    await dialog.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    const refusal = page.waitForResponse((response) => response.url().endsWith('/auth/login') && response.status() === 403);
    await page.keyboard.press('Enter');
    await refusal;
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hallo');
  });

  test('has modules come alive whose content was refused meanwhile', async ({ page, server, complaints }) => {
    await withoutSocket(page);
    let asked = 0;
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    await page.route('**/api/v2/pages/*', async (route) => {
      asked += 1;
      await ended;
      await route.continue();
    });
    await page.goto('/de_DE');
    await expect.poll(() => asked).toBe(1);
    await endSessions(server.url, complaints);
    // Its answer brings the token of a guest; on a busy machine the password would be faster, as above.
    const guest = page.waitForResponse('**/api/v2/user/me*');
    end();
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
    await dialog.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await guest;
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const list = page.locator('#module_latest-news');
    await list.getByRole('button', { name: /Mehr|Weitere/ }).click();
    await expect(list.getByRole('listitem')).toHaveCount(20);
  });

  test('leads to the login at Escape, and back to the page from there', async ({ page, server, complaints }) => {
    await withoutSocket(page);
    // without another device there is nothing to sign out
    await login(server.url, 'member');
    await page.goto('/de_DE/sessions');
    await endSessions(server.url, complaints);
    await page.getByRole('button', { name: 'Überall sonst abmelden' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/de_DE/login?redirect=%2Fsessions');
    await signIn(page, 'member');
    await expect(page).toHaveURL('/de_DE/sessions');
  });
});

test.describe('two tabs', () => {
  test.use({ user: 'member' });

  test('logging out in one does so in the other, also where storage is blocked', async ({ context, page, isMobile, complaints }) => {
    // pictures of the member are still on their way
    complaints.expect(/40[14]/);
    await context.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    const other = await context.newPage();
    await other.goto('/de_DE/news');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/de_DE');
    await page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/de_DE/login');
    await expect(other).toHaveURL('/de_DE/login', tabsPatience);
  });

  test('logging in as another member in one does so in the other', async ({ context, page, complaints }) => {
    // pictures of the first one are still on their way
    complaints.expect(/40[14]/);
    const other = await context.newPage();
    await other.goto('/de_DE');
    await page.goto('/de_DE/news');
    const hello = other.getByRole('heading', { level: 1 });
    const before = await hello.textContent();
    await page.evaluate(async (password) => {
      const token = /csrf_token=([^;]+)/.exec(document.cookie)![1]!;
      const headers = { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token) };
      await fetch('/api/v2/auth/login', { method: 'POST', headers, body: JSON.stringify({ username: 'editor', password }) });
    }, demoPassword);
    await expect(hello).not.toHaveText(before!, tabsPatience);
  });

  test('logging in in one opens the portal in the other', async ({ context, page }) => {
    await context.clearCookies();
    const other = await context.newPage();
    await other.goto('/de_DE/login?redirect=%2Fnews');
    await page.goto('/de_DE/login');
    await signIn(page, 'member');
    await expect(page).toHaveURL('/de_DE');
    await expect(other).toHaveURL('/de_DE/news');
  });
});

test('the login says when the browser blocks cookies', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto('/de_DE/login');
  await signIn(page, 'member');
  await expect(page.getByRole('alert')).toContainText('blockiert Cookies');
});
