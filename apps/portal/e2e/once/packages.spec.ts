import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { openOtherSite, type OtherSite } from '../other-site.ts';

let site: OtherSite;
test.beforeAll(async ({ browser, server }) => void (site = await openOtherSite(browser, server.url)));
test.afterAll(() => site.end());

test('an application that installs the packages has the widgets as components, the design system and the client', async ({
  page,
  server,
}) => {
  await page.goto(site.example('vite-react'));
  // The client has asked the portal from another origin.
  await expect(page.getByText(`Mit Widgets von ${new URL(server.url).host}. Im Warenkorb: 0`)).toBeVisible();
  const signIn = page.getByRole('button', { name: 'Anmelden' });
  expect((await signIn.boundingBox())!.height).toBeGreaterThanOrEqual(44);

  const occasions = page.locator('foyer-occasions');
  await expect(occasions.getByRole('heading', { name: 'Geburtstage' })).toBeVisible();
  const shop = page.locator('foyer-shop');
  await shop.scrollIntoViewIfNeeded();
  await expect(shop.getByText('Das ist zu sehen, wenn man angemeldet ist.')).toBeVisible();

  await signIn.click();
  await shop.getByRole('button', { name: 'Auswählen' }).first().click();
  await expect(page.getByText('Im Warenkorb: 1')).toBeVisible();
  // The cart is the member's, in the portal as well: it is left as it was.
  await shop
    .getByRole('dialog')
    .getByRole('button', { name: /herausnehmen$/ })
    .click();
  await expect(page.getByText('Im Warenkorb: 0')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Mit Kollegen chatten' }).click();
  const chat = page.locator('foyer-chat').getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByRole('button', { name: /Empfang/ })).toBeVisible();
  await expectAccessible(page);
  await chat.getByRole('button', { name: 'Schließen' }).click();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(shop.getByText('Das ist zu sehen, wenn man angemeldet ist.')).toBeVisible();
});

test('a page that Next.js renders has the bare elements, which become widgets', async ({ page }) => {
  const address = site.example('next');
  expect(await (await page.request.get(address)).text()).toMatch(
    /<foyer-occasions server="[^"]+" site="[^"]+" show="birthdays" limit="3">/,
  );
  await page.goto(address);
  await expect(page.locator('foyer-occasions').getByRole('region', { name: 'Geburtstage' })).toBeVisible();
  const chat = page.locator('foyer-chat');
  await chat.getByRole('button', { name: 'Chat öffnen' }).click();
  await expect(page.getByText('Chat: offen')).toBeVisible();
  await expect(chat.getByRole('button', { name: /Empfang/ })).toBeVisible();
});
