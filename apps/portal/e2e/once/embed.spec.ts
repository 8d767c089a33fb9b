import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';
import { openOtherSite, type OtherSite } from '../other-site.ts';

let site: OtherSite;
test.beforeAll(async ({ browser, server }) => void (site = await openOtherSite(browser, server.url)));
test.afterAll(() => site.end());

type Heard = [type: string, element: string, code?: string];
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

/** What a website may do to everything on its pages. */
const hostile = `html { font-size: 62.5% } body { color: red; letter-spacing: 4px; text-transform: uppercase; line-height: 3; direction: rtl }
* { all: revert } button { width: 300px !important; background: lime !important } div { display: none } foyer-shop { opacity: 1 }
.cover { position: fixed; inset: auto 0 0 auto; z-index: 99999 }`;

/** What could tell that a page was changed by what it holds. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    head: document.head.innerHTML,
    root: document.documentElement.getAttributeNames(),
    body: document.body.getAttributeNames(),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    cookies: document.cookie,
    stored: Object.keys(localStorage),
    names: Object.keys(globalThis),
  }));

test('widgets work on a page that is hostile and strict, and leave it as it is', async ({ page }) => {
  const tags = ['occasions', 'shop', 'chat'].map((name) => `<foyer-${name} site="${site.id}"></foyer-${name}>`).join('<hr>');
  const empty = site.page('<p>Text</p>', { css: hostile, scripts: [], member: 'member' });
  await page.goto(empty);
  const before = await stateOf(page);
  const look = await page.getByRole('heading', { level: 1 }).screenshot();

  await page.goto(site.page(tags, { css: hostile, member: 'member' }));
  const launcher = page.locator('foyer-chat').getByRole('button', { name: 'Chat öffnen' });
  await expect(launcher).toBeVisible();
  expect(await stateOf(page)).toEqual(before);

  const occasions = page.locator('foyer-occasions');
  await expect(occasions.getByRole('heading', { name: 'Geburtstage' })).toBeVisible();
  // Pictures come without cookies, by addresses of their own.
  const portrait = occasions.locator('img').first();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const name = occasions.getByRole('link').first();
  await expect(name).toHaveCSS('letter-spacing', 'normal');
  await expect(name).toHaveAttribute('target', '_blank');

  const shop = page.locator('foyer-shop');
  await shop.scrollIntoViewIfNeeded();
  const choose = shop.getByRole('button', { name: 'Auswählen' }).first();
  await expect(choose).toBeVisible();
  // As tall as in the portal, though the page's root is smaller.
  expect((await choose.boundingBox())!.height).toBeGreaterThanOrEqual(36);
  await choose.click();
  const cart = shop.getByRole('dialog');
  await expect(cart).toBeVisible();
  // The cart is the member's, in the portal as well: it is left as it was.
  await cart.getByRole('button', { name: /herausnehmen$/ }).click();
  await expect.poll(async () => (await heard(page)).filter(([type]) => type === 'cart').length).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();

  await launcher.click();
  const chat = page.locator('foyer-chat').getByRole('dialog', { name: 'Chat' });
  await chat.getByRole('button', { name: /Empfang/ }).click();
  const text = `Gruß vom Intranet ${Date.now()}`;
  await chat.getByRole('textbox', { name: 'Nachricht' }).fill(text);
  await chat.getByRole('textbox', { name: 'Nachricht' }).press('Enter');
  await expect(chat.getByRole('log').getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(launcher).toBeFocused();

  expect((await heard(page)).map(([type, element]) => `${type} ${element}`)).toEqual(
    expect.arrayContaining(['ready foyer-occasions', 'ready foyer-shop', 'ready foyer-chat', 'open foyer-chat', 'close foyer-chat']),
  );
  const after = await stateOf(page);
  // Drafts and what is being sent are kept by the chat, once it is used.
  expect({ ...after, stored: before.stored }).toEqual(before);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  expect((await page.getByRole('heading', { level: 1 }).screenshot()).equals(look)).toBe(true);
});

test('visitors who are not signed in see what is for them, and how to log in', async ({ page, server }) => {
  await page.goto(site.page(`<foyer-occasions site="${site.id}"></foyer-occasions><foyer-chat site="${site.id}"></foyer-chat>`));
  await expect(page.locator('foyer-occasions').getByRole('heading', { name: 'Geburtstage' })).toBeVisible();
  await page.locator('foyer-chat').getByRole('button', { name: 'Chat öffnen' }).click();
  const panel = page.locator('foyer-chat').getByRole('dialog', { name: 'Chat' });
  await expect(panel.getByRole('link', { name: 'Zum Portal' })).toHaveAttribute('href', `${server.url}/de_DE/login`);
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await expect(panel).toBeHidden();
});

test('what is wrong is said in the widget, by an event and in the console, and the page goes on', async ({ page, complaints }) => {
  complaints.expect(/status of 400/, /api\/docs\/problems#/, /status of 40[134]/, /net::ERR_/, /Content Security Policy/);
  const lines: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && lines.push(message.text())));
  const cases: [body: string, text: RegExp, code: string][] = [
    ['<foyer-occasions site="unknown"></foyer-occasions>', /Website ist nicht bekannt/, 'embed_site_unknown'],
    [`<foyer-occasions site="${site.id}" limit="viele"></foyer-occasions>`, /nicht richtig eingerichtet: limit/, 'wrong_attributes'],
    [`<foyer-occasions site="${site.id}" server="https://127.0.0.1:9/api/v2"></foyer-occasions>`, /gerade nicht/, 'network'],
  ];
  for (const [body, text, code] of cases) {
    await page.goto(site.page(body));
    await expect(page.locator('foyer-occasions').getByText(text)).toBeVisible();
    await expect.poll(async () => (await heard(page)).map(([type, , sent]) => `${type} ${sent}`)).toContain(`error ${code}`);
    expect(lines.filter((line) => line.includes(`problems#${code}`))).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // A token that the portal does not take.
  await page.goto(site.page(`<foyer-occasions site="${site.id}"></foyer-occasions>`, { member: 'no-such-member' }));
  await expect(page.locator('foyer-occasions').getByText('Die Anmeldung hier ist nicht gelungen.')).toBeVisible();
  expect(lines.filter((line) => line.includes('token: member_unknown'))).toHaveLength(1);

  await site.change({ origins: ['https://elsewhere.example'] });
  await page.goto(site.page(`<foyer-occasions site="${site.id}"></foyer-occasions>`));
  await expect(page.locator('foyer-occasions').getByText('darf auf dieser Seite nicht gezeigt werden')).toBeVisible();
  await site.change({ enabled: false });
  await page.goto(site.page(`<foyer-occasions site="${site.id}"></foyer-occasions>`));
  await expect(page.locator('foyer-occasions').getByText('Website ist nicht bekannt')).toBeVisible();
  await site.change({});
});

test('a portal that is slow, fails and comes back: the place is kept, the reader is told, and can try again', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 500/, /net::ERR_FAILED/, /problems#(not_loaded|unexpected)/);
  const occasions = page.locator('foyer-occasions');
  const height = async () => (await occasions.boundingBox())!.height;
  const again = occasions.getByRole('button', { name: 'Erneut versuchen' });
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v2/embed/sites/*', async (route) => {
    await late;
    await route.fulfill({ status: 500, headers: { 'access-control-allow-origin': site.origin } });
  });
  await page.route('**/embed/assets/*.js', (route) => route.abort());
  const body = `<foyer-occasions site="${site.id}"></foyer-occasions>`;
  await page.goto(site.page(body));
  // Neither the part nor, after that, the API answers.
  await expect(occasions.getByText('Das konnte nicht geladen werden.')).toBeVisible();
  await page.unroute('**/embed/assets/*.js');
  await again.click();
  await expect(again).toBeHidden();
  expect(await height()).toBeGreaterThanOrEqual(360);
  answer();
  await expect(occasions.getByText('Dieser Teil lässt sich gerade nicht anzeigen.')).toBeVisible();
  await page.unroute('**/api/v2/embed/sites/*');
  await again.click();
  await expect(occasions.getByRole('heading', { name: 'Geburtstage' })).toBeVisible();
  expect((await heard(page)).map(([type, , code]) => `${type} ${code}`)).toEqual(
    expect.arrayContaining(['error not_loaded', 'error unexpected', 'ready undefined']),
  );

  // Without the script the page shows what it has put into the element.
  complaints.expect(/status of 404/, /none\.js.* blocked by CORS/);
  await page.goto(
    site.page('<foyer-occasions><a href="https://community.example">Zum Portal</a></foyer-occasions>', {
      scripts: [`${server.url}/embed/v1/none.js`],
    }),
  );
  await expect(page.getByRole('link', { name: 'Zum Portal' })).toBeVisible();
});

test('elements come and go with an application’s pages, and two scripts live on one', async ({ page, server }) => {
  const script = `${server.url}/embed/v1/foyer.js`;
  await page.goto(site.page('<main></main>', { scripts: [script, `${script}?another`] }));
  await page.evaluate(() => customElements.whenDefined('foyer-occasions'));
  const left = await page.evaluate(async (id) => {
    const main = document.querySelector('main')!;
    const gone: WeakRef<Element>[] = [];
    for (let round = 0; round < 1000; round += 1) {
      const element = document.createElement(['foyer-occasions', 'foyer-shop', 'foyer-chat'][round % 3]!);
      element.setAttribute('site', id);
      main.append(element);
      if (round % 50 === 0) {
        element.setAttribute('loading', 'eager');
        await Promise.race([(element as unknown as { ready: Promise<void> }).ready, new Promise((resolve) => setTimeout(resolve, 200))]);
      }
      gone.push(new WeakRef(element));
      (element as unknown as { destroy(): void }).destroy();
      if (round % 100 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    (globalThis as unknown as { gone: WeakRef<Element>[] }).gone = gone;
    return main.childElementCount;
  }, site.id);
  expect(left).toBe(0);
  // A few may still be held by what is under way; none of a thousand is kept for good.
  await expect
    .poll(
      async () => {
        await page.requestGC();
        return page.evaluate(() => (globalThis as unknown as { gone: WeakRef<Element>[] }).gone.filter((one) => one.deref()).length);
      },
      { timeout: 20_000 },
    )
    .toBeLessThan(10);
});

test('a superadmin lets a website in and makes its key; an editor sees a widget before copying its code', async ({ browser, server }) => {
  const admin = await pageOf(browser, server.url, 'superadmin');
  await admin.goto('/de_DE/studio/websites');
  await admin.getByRole('button', { name: 'Website hinzufügen' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Website hinzufügen' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Karriere');
  await dialog.getByRole('textbox', { name: 'Adressen' }).fill('https://karriere.example/stellen');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText(/^https:\/\/karriere\.example\/stellen: Bitte einen Ursprung/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Adressen' }).fill('https://karriere.example');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const card = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Karriere' }) });
  await card(admin).getByRole('button', { name: 'Schlüssel (0)' }).click();
  const keys = admin.getByRole('dialog', { name: /Schlüssel von/ });
  await keys.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  await expect(keys.getByRole('textbox', { name: 'Das Geheimnis des neuen Schlüssels' })).toHaveValue(/^foyer_sk_/);
  await expectAccessible(admin);

  const editor = await pageOf(browser, server.url, 'editor');
  await editor.goto('/de_DE/studio/websites');
  await expect(card(editor).getByRole('button')).toHaveCount(0);
  await card(editor).getByRole('link', { name: 'Code für die Seite' }).click();
  await expect(editor.getByRole('heading', { level: 1, name: 'Ein Widget für eine Seite' })).toBeVisible();
  const preview = editor.frameLocator('iframe[title="Vorschau des Widgets"]');
  await expect(preview.locator('foyer-occasions').getByText('Heute', { exact: true }).first()).toBeVisible();
  await editor.getByRole('radio', { name: 'Dienstjubiläen', exact: true }).check();
  await editor.getByRole('combobox', { name: 'Sprache', exact: true }).selectOption('English');
  await expect(preview.locator('foyer-occasions').getByText('Work anniversary').first()).toBeVisible();
  await expect(editor.getByText(/<foyer-occasions site="[^"]+" locale="en_GB" show="anniversaries"><\/foyer-occasions>/)).toBeVisible();

  const brand = () =>
    preview
      .locator('foyer-occasions')
      .evaluate((element) => getComputedStyle(element.shadowRoot!.querySelector('[part="root"]')!).getPropertyValue('--foyer-color-brand'));
  const usual = await brand();
  await editor.getByRole('switch', { name: 'Eigene Farben auf dieser Seite' }).click();
  await editor.getByRole('textbox', { name: 'Markenfarbe', exact: true }).fill('#7a1f5c');
  await expect.poll(brand).not.toBe(usual);
  await expect(editor.getByText(`--foyer-color-brand: ${await brand()};`)).toBeVisible();

  await editor.getByRole('combobox', { name: 'Gesehen von' }).selectOption('Einem Besucher');
  await expect(
    preview
      .locator('foyer-occasions')
      .getByText(/log in/i)
      .first(),
  ).toBeVisible();
  // Opened by its address, the page is what the server has made of it.
  const broken: string[] = [];
  editor.on('pageerror', ({ message }) => broken.push(message));
  await editor.reload();
  await expect(editor.getByText(`<script type="module" src="${server.url}/embed/v1/foyer.js"></script>`)).toBeVisible();
  expect(broken).toEqual([]);
  await expectAccessible(editor);
  await admin.context().close();
  await editor.context().close();
});
