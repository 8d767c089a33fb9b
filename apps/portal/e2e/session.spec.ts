import { cookieHeader, demoPassword, login } from '@foyer/tools/server';
import { expectAccessible } from './accessible.ts';
import { endSessions } from './end-sessions.ts';
import { firstArticle } from './first-article.ts';
import { expect, test } from './fixtures.ts';

test.describe('a session that ends under a member’s hands', () => {
  test.use({ user: 'member' });

  test('asks for the password over the page at once, and what was typed is still there', async ({ page, server, complaints }) => {
    const socket = page.waitForEvent('websocket', (opened) => opened.url().endsWith('/api/v2/realtime'));
    const hello = socket.then((opened) => opened.waitForEvent('framereceived'));
    await page.goto('/de_DE/news');
    await firstArticle(page).click();
    const comment = page.getByRole('textbox', { name: /Kommentar/ });
    await comment.fill('Was ich sagen wollte');
    expect((await hello).payload).toContain('"hello"');
    await endSessions(server.url, complaints);

    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
    await expect(dialog.getByLabel('Angemeldet als')).toHaveAttribute('readonly', '');
    await expect(dialog.getByLabel('Passwort', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.mouse.click(5, 5);
    await dialog.getByLabel('Passwort', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();

    await expect(comment).toHaveValue('Was ich sagen wollte');
    await page.getByRole('button', { name: 'Kommentieren' }).click();
    await expect(page.locator('#comments').getByText('Was ich sagen wollte')).toBeVisible();
    await expect(comment).toHaveValue('');
  });
});

test.describe('the page about the sessions', () => {
  test.use({ user: 'member' });

  test('lists the devices and signs one out', async ({ page, server, isMobile }) => {
    const elsewhere = await login(server.url, 'member');
    await page.goto('/de_DE');
    await page.getByRole('button', { name: isMobile ? 'Menü öffnen' : /Profil/ }).click();
    // In the drawer it is among the settings.
    if (isMobile) await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    await page.getByRole('link', { name: 'Angemeldete Geräte' }).click();
    await expect(page).toHaveURL('/de_DE/sessions');
    await expect(page.getByText('Dieses Gerät')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Überall sonst abmelden' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByText('Sie sind nirgendwo sonst angemeldet.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Sie sind dort abgemeldet.' })).toBeVisible();
    const answer = await fetch(`${server.url}/api/v2/menu`, { headers: { cookie: cookieHeader(elsewhere) } });
    expect(answer.status).toBe(401);
  });
});
