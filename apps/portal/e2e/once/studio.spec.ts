import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';
import { someArticle } from '../publishing.ts';

test.use({ user: 'editor' });

const languageOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const textOf = (page: Page, name: string) => languageOf(page, name).getByRole('textbox', { name: /^Text/ });

/** Begins an article and waits until it can be written. */
async function begin(page: Page): Promise<string> {
  await page.goto('/de_DE/studio');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Neuer Artikel' }).click();
  await page.waitForURL(/\/studio\/articles\/.+/);
  await expect(textOf(page, 'Deutsch')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** A picture of the device, which says what it shows before it is used. */
async function uploadPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bild auswählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bild des Artikels' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#0f6b6b' } })
    .jpeg()
    .toBuffer();
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'buffet.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('textbox', { name: 'Was zeigt das Bild?' }).fill('Ein Buffet am späten Vormittag');
  await dialog.getByRole('button', { name: 'Dieses Bild verwenden' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'Ein Buffet am späten Vormittag' })).toBeVisible();
}

test('an editor writes an article in two languages, publishes it, and members read it in both', async ({ page, browser, server }) => {
  test.slow();
  await page.goto('/de_DE/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Profil und Einstellungen/ }).click();
  await page.getByRole('link', { name: 'Studio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible();
  await expectAccessible(page);

  const id = await begin(page);
  const member = await pageOf(browser, server.url, 'member');
  const german = languageOf(page, 'Deutsch');
  await german.getByRole('textbox', { name: 'Überschrift' }).fill('Frühstück für Nachteulen');
  await german.getByRole('textbox', { name: 'Vorspann' }).fill('Ab Montag bis zwölf.');
  await textOf(page, 'Deutsch').click();
  await german.getByRole('button', { name: 'Zwischenüberschrift 1' }).click();
  await page.keyboard.type('Was es gibt');
  await page.keyboard.press('Enter');
  await german.getByRole('button', { name: 'Aufzählung' }).click();
  await page.keyboard.type('Brot');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Honig');
  await german.getByRole('button', { name: 'Fett' }).click();
  await page.keyboard.type(' vom Dach');
  // After Escape, Tab leaves the list; the tools are one stop for it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(german.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(textOf(page, 'Deutsch')).toBeFocused();
  const english = languageOf(page, 'English');
  await english.getByRole('textbox', { name: 'Überschrift' }).fill('Breakfast for night owls');
  await textOf(page, 'English').click();
  await page.keyboard.type('Until noon.');
  await expect(page.getByRole('button', { name: 'Français (fehlt)' })).toBeVisible();
  await page.getByLabel('Kategorie').selectOption({ index: 1 });
  await uploadPicture(page);
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();
  await expectAccessible(page);

  expect((await member.goto(`${server.url}/de_DE/news/${id}`))!.status()).toBe(404);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichung' });
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Veröffentlicht', { exact: true })).toBeVisible();

  await member.goto(`${server.url}/de_DE/news/${id}`);
  await expect(member.getByRole('heading', { level: 1, name: 'Frühstück für Nachteulen' })).toBeVisible();
  await expect(member.getByRole('heading', { level: 2, name: 'Was es gibt' })).toBeVisible();
  await expect(member.getByRole('img', { name: 'Ein Buffet am späten Vormittag' })).toBeVisible();
  await expect(
    member
      .getByRole('listitem')
      .filter({ hasText: /^Honig vom Dach$/ })
      .locator('strong'),
  ).toHaveText('vom Dach');
  await member.goto(`${server.url}/en_GB/news/${id}`);
  await expect(member.getByRole('heading', { level: 1, name: 'Breakfast for night owls' })).toBeVisible();
  await expect(member.getByText('Until noon.')).toBeVisible();
  await member.goto(`${server.url}/de_DE/`);
  await expect(member.getByText('Frühstück für Nachteulen').first()).toBeVisible();
  await member.goto(`${server.url}/en_GB/news`);
  await expect(member.getByText('Breakfast for night owls').first()).toBeVisible();

  await member.context().close();
});

test('an article has pictures in its text, a gallery in an order and files to download', async ({ page, browser, server }) => {
  test.slow();
  const id = await begin(page);
  const german = languageOf(page, 'Deutsch');
  await german.getByRole('textbox', { name: 'Überschrift' }).fill('Rundgang durch das neue Haus');
  await textOf(page, 'Deutsch').click();
  await page.keyboard.type('Kommen Sie mit.');
  await german.getByRole('button', { name: 'Bild', exact: true }).click();
  const inText = page.getByRole('dialog', { name: 'Bild im Text' });
  await inText
    .getByRole('button', { name: /^.+ verwenden$/ })
    .first()
    .click();
  await expect(inText).toBeHidden();
  await expect(textOf(page, 'Deutsch').locator('figure img')).toBeVisible();
  await page.keyboard.type('Die Halle am Morgen');

  await page.getByRole('button', { name: 'Bilder hinzufügen …' }).click();
  const gallery = page.getByRole('dialog', { name: 'Galerie' });
  const uses = gallery.getByRole('button', { name: /^.+ verwenden$/ });
  await uses.first().click();
  await expect(gallery.getByText('Ausgewählt', { exact: true })).toHaveCount(1);
  await uses.first().click();
  await expect(gallery.getByText('Ausgewählt', { exact: true })).toHaveCount(2);
  await gallery.getByRole('button', { name: 'Fertig' }).click();
  const pictures = page.getByRole('group', { name: 'Galerie' }).getByRole('listitem');
  await expect(gallery).toBeHidden();
  const last = (await pictures.last().textContent())!;
  await pictures
    .last()
    .getByRole('button', { name: /^Verschieben/ })
    .press('ArrowUp');
  await expect(pictures.first()).toHaveText(last);

  await page.getByRole('button', { name: 'Dateien hinzufügen …' }).click();
  const attachments = page.getByRole('dialog', { name: 'Anhänge' });
  const buffer = Buffer.from('Erdgeschoss: Empfang, Restaurant');
  await attachments.locator('input[type="file"]').setInputFiles({ name: 'Wegweiser.txt', mimeType: 'text/plain', buffer });
  await expect(attachments.getByText('Ausgewählt', { exact: true })).toHaveCount(1);
  await attachments.getByRole('button', { name: 'Fertig' }).click();
  await expect(attachments).toBeHidden();
  await expect(page.getByRole('group', { name: 'Anhänge' }).getByTitle('Wegweiser.txt', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveText(last);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichung' });
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog).toBeHidden();

  const member = await pageOf(browser, server.url, 'member');
  await member.goto(`${server.url}/de_DE/news/${id}`);
  await expect(member.getByRole('figure').filter({ hasText: 'Die Halle am Morgen' }).getByRole('img')).toBeVisible();
  const download = member.getByRole('link', { name: /Wegweiser/ });
  await expect(download).toBeVisible();
  const file = await member.request.get(new URL((await download.getAttribute('href'))!, server.url).href);
  expect(await file.text()).toBe('Erdgeschoss: Empfang, Restaurant');
  await member.context().close();
});

test('a typo in a live article is mended when the editor says so, and a deletion is taken back', async ({ page }) => {
  const { id, title } = await someArticle(page, 150);
  await page.goto(`/de_DE/studio/articles/${id}`);
  await expect(textOf(page, 'Deutsch')).toBeVisible();
  await languageOf(page, 'Deutsch').getByRole('textbox', { name: 'Überschrift' }).fill(`${title} (berichtigt)`);
  await expect(page.getByText('Noch nicht gespeichert')).toBeVisible();
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();
  await page.goto(`/de_DE/studio?of=all&q=${encodeURIComponent(title)}`);
  await page.waitForLoadState('networkidle');
  const entry = page.getByRole('listitem').filter({ hasText: `${title} (berichtigt)` });
  await entry.getByRole('button', { name: /^Aktionen/ }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(entry).toHaveCount(0);
  expect((await page.request.get(`/api/v2/news/${id}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(entry).toHaveCount(1);
  expect((await page.request.get(`/api/v2/news/${id}`)).status()).toBe(200);
});

test('members find no studio', async ({ browser, server }) => {
  const member = await pageOf(browser, server.url, 'member');
  expect((await member.goto(`${server.url}/de_DE/studio`))!.status()).toBe(404);
  await member.goto(`${server.url}/de_DE/`);
  await member.waitForLoadState('networkidle');
  await member.getByRole('button', { name: /^Profil und Einstellungen/ }).click();
  await expect(member.getByRole('link', { name: 'Studio' })).toHaveCount(0);
  await member.context().close();
});

test('of two editors the second sees what has changed, and nothing is lost', async ({ page, browser, server, complaints }) => {
  complaints.expect(/status of 409/);
  const id = await begin(page);
  const other = await pageOf(browser, server.url, 'superadmin');
  await other.goto(`${server.url}/de_DE/studio/articles/${id}`);
  await expect(textOf(other, 'Deutsch')).toBeVisible();
  const faces = page.getByRole('button', { name: /^Auch hier geöffnet: / });
  await expect(faces).toBeVisible();
  await faces.click();
  await expect(page.getByRole('dialog', { name: 'Auch hier geöffnet' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await languageOf(other, 'Deutsch').getByRole('textbox', { name: 'Überschrift' }).fill('Ihr Titel');
  await languageOf(other, 'Deutsch').getByRole('textbox', { name: 'Vorspann' }).fill('Ihr Vorspann');
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByText(/^Gespeichert um/)).toBeVisible();

  await languageOf(page, 'Deutsch').getByRole('textbox', { name: 'Überschrift' }).fill('Mein Titel');
  await textOf(page, 'Deutsch').click();
  await page.keyboard.type('Mein Text');
  const dialog = page.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Ihr Vorspann')).toBeVisible();
  await expect(dialog.getByText('Mein Titel')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^Die andere Fassung/ }).check();
  await dialog.getByRole('button', { name: 'Beides behalten und weiter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();
  await other.reload();
  await expect(textOf(other, 'Deutsch')).toHaveText('Mein Text');
  await expect(languageOf(other, 'Deutsch').getByRole('textbox', { name: 'Überschrift' })).toHaveValue('Ihr Titel');
  await expect(languageOf(other, 'Deutsch').getByRole('textbox', { name: 'Vorspann' })).toHaveValue('Ihr Vorspann');
  await other.goto(`${server.url}/de_DE/studio`);
  await expect(faces).toBeHidden();
  await other.context().close();
});

test('a tab that is closed in the middle of a sentence loses nothing', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  const id = await begin(page);
  // As without a connection: no save arrives.
  const calls = '**/api/v2/studio/articles/*';
  await page.route(calls, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await textOf(page, 'Deutsch').click();
  await page.keyboard.type('Mitten im Satz');
  await page.goto('about:blank');
  await page.unroute(calls);
  await page.goto(`/de_DE/studio/articles/${id}`);
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(textOf(page, 'Deutsch')).toHaveText('Mitten im Satz');
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();
});
