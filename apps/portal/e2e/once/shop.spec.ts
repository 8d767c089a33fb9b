import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { enter, expect, test } from '../fixtures.ts';

test.use({ user: 'member' });

const rewards = '/de_DE/page/benefits';
const tiles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Auswählen/ });
const balance = async (page: Page): Promise<number> => {
  const text = await page.getByText(/^Sie haben [\d.]+ Punkte?$/).innerText();
  return Number(text.replace(/\D/g, ''));
};

test('a reward goes from its tile into the cart, is counted from 0 to 99 and taken out again', async ({ page }) => {
  await page.goto(rewards);
  const before = await balance(page);
  await tiles(page).first().click();

  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(cart).toBeVisible();
  const amount = cart
    .getByRole('spinbutton')
    .or(cart.getByRole('textbox', { name: /^Anzahl von/ }))
    .first();
  await expect(amount).toHaveValue('1');
  const fewer = cart.getByRole('button', { name: 'Eins weniger' });
  await cart.getByRole('button', { name: 'Eins mehr' }).click();
  await expect(amount).toHaveValue('2');

  // What costs more than the points is refused with a message, and the cart stays as it is.
  await amount.fill('150');
  await amount.blur();
  await expect(amount).toHaveValue('99');
  await expect(cart.getByRole('alert')).toBeVisible();
  await expect(cart.getByText(/^[-−‎؜]*[\d.]+ Punkte?$/).last()).toContainText(/[-−]/);
  await expectAccessible(page);

  await amount.fill('1');
  await amount.blur();
  await expect(cart.getByRole('alert')).toHaveCount(0);
  await fewer.click();
  await expect(amount).toHaveValue('0');
  await expect(fewer).toBeDisabled();

  // What is in the cart is kept by the server.
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('button', { name: /^Warenkorb/ }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Eins mehr' }).count();
    })
    .toBe(1);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /herausnehmen$/ })
    .click();
  await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await balance(page)).toBe(before);
});

test('two members have carts of their own, and too few points are said on the tile', async ({ page, browser, server }) => {
  await page.goto(rewards);
  await tiles(page).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Eins mehr' })).toHaveCount(1);

  const second = await browser.newContext();
  await enter(second, server.url, 'editor');
  const other = await second.newPage();
  await other.goto(server.url + rewards);
  expect(await balance(other)).not.toBe(await balance(page));
  await other.getByRole('button', { name: /^Warenkorb/ }).click();
  await expect(other.getByText('Ihr Warenkorb ist leer')).toBeVisible();
  await other.keyboard.press('Escape');

  // Neither can afford everything there is.
  for (const one of [page, other]) await expect(one.getByText(/^Es fehl(t|en) noch [^.]* Punkte?\.$/).first()).toBeVisible();
  await second.close();

  // The next test begins with an empty cart.
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await cart.getByRole('button', { name: /herausnehmen$/ }).click();
  await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
});
