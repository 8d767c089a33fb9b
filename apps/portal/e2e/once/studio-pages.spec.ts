import type { Page } from '@playwright/test';
import { choiceWords, fieldWords } from '../../src/routes/studio/pages/field-words.ts';
import { moduleNames } from '../../src/routes/studio/pages/module-words.ts';
import { symbolWords } from '../../src/routes/studio/pages/symbol-words.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';

test.use({ user: 'editor' });

/** Begins a page and waits until it can be composed. */
async function begin(page: Page, title: string): Promise<string> {
  await page.goto('/de_DE/studio/pages');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(title);
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
  await page.waitForURL(/\/studio\/pages\/.+/);
  await expect(page.getByRole('button', { name: 'Modul hinzufügen …' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

async function addModule(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Modul hinzufügen …' }).click();
  await page.getByRole('dialog', { name: 'Modul hinzufügen' }).getByRole('button', { name }).click();
}

/**
 * Presses an entry of the menu once its list stands still. Under load Playwright finds it moving three times and scrolls the page, which the list follows a
 * frame later: the press would begin on the entry and end beside it.
 */
async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  const list = page.getByRole('group', { name: 'Weitere Aktionen' });
  await list.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)));
  await list.getByRole('button', { name }).click();
}

const modulesOf = (page: Page) => page.getByRole('list', { name: 'Module' }).locator('[data-module]');
const saved = (page: Page) => expect(page.getByText(/^Gespeichert um/)).toBeVisible();

test('an editor composes a page by keyboard, looks at it as a guest and publishes it, and members see it', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  // The preview of what guests may not see, and what is published before it is complete.
  complaints.expect(/status of (400|409)/);
  test.slow();
  await page.goto('/de_DE/studio');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Bereiche des Studios' }).getByRole('link', { name: 'Seiten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible();
  await expectAccessible(page);

  const id = await begin(page, 'Parken am Haus');
  const member = await pageOf(browser, server.url, 'member');
  // It begins with a card, which says what is still missing once it is to be published.
  await addModule(page, /^Teaser-Karten/);
  await addModule(page, /^Text\b/);
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Wo Sie parken');
  await expect(modulesOf(page)).toHaveText([/^Teaser-Karten/, /^Text/]);
  await page.getByRole('button', { name: /^Verschieben: Text/ }).press('ArrowUp');
  await expect(modulesOf(page)).toHaveText([/^Text/, /^Teaser-Karten/]);
  await expect(page.getByRole('button', { name: /^Verschieben: Text/ })).toBeFocused();
  await saved(page);

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('button', { name: /^Teaser-Karten · Titel:/ }).click();
  const title = page.getByRole('textbox', { name: 'Titel' });
  await expect(title).toBeFocused();
  await title.fill('Tiefgarage');
  await page.getByRole('button', { name: 'Die Seite selbst' }).click();
  await page.getByLabel('Wer sie sehen darf').selectOption('all');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Tiefgarage' })).toBeVisible();
  await expectAccessible(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByLabel('Gesehen von').selectOption('guest');
  await expect.poll(() => page.frames().some((frame) => frame.url().endsWith('?as=guest'))).toBe(true);
  await expect(preview.getByRole('heading', { level: 1, name: 'Parken am Haus' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.getByRole('button', { name: 'Tablet' }).click();
  // A module that is pressed is chosen, and its links lead nowhere.
  const chosen = page.getByRole('heading', { level: 2, name: 'Teaser-Karten' });
  // The frame has just begun again, and hears of a press once it is hydrated.
  await expect(async () => {
    await preview.getByRole('heading', { name: 'Tiefgarage' }).click();
    await expect(chosen).toBeVisible({ timeout: 500 });
  }).toPass();

  expect((await member.goto(`${server.url}/de_DE/page/${id}`))!.status()).toBe(404);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht. Leser sehen es jetzt.')).toBeVisible();
  await member.goto(`${server.url}/de_DE/page/${id}`);
  await expect(member.getByRole('heading', { level: 1, name: 'Parken am Haus' })).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Tiefgarage' })).toBeVisible();
  await member.context().close();
});

test('of two editors the second sees what has changed, module by module, and nothing is lost', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  test.slow();
  const id = await begin(page, 'Zwei zugleich');
  await addModule(page, /^Teaser-Karten/);
  await saved(page);
  const other = await pageOf(browser, server.url, 'superadmin');
  await other.goto(`${server.url}/de_DE/studio/pages/${id}`);
  await other.getByRole('button', { name: /^Teaser-Karten/ }).click();
  await other.getByRole('textbox', { name: 'Überschrift' }).fill('Von der anderen');
  await saved(other);

  await page.getByRole('button', { name: 'Die Seite selbst' }).click();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Zwei zugleich, mein Titel');
  const dialog = page.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Modul: Teaser-Karten')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Beides behalten und weiter' }).click();
  await expect(dialog).toBeHidden();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Zwei zugleich, mein Titel');
  await expect(modulesOf(page)).toHaveText([/Von der anderen/]);
  await other.context().close();
});

test('a published page is changed, taken back and restored from its versions', async ({ page }) => {
  test.slow();
  await begin(page, 'Hin und her');
  await addModule(page, /^Rabatte|^Prämien/);
  await saved(page);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht. Leser sehen es jetzt.')).toBeVisible();
  await page.getByRole('button', { name: 'Die Seite selbst' }).click();
  const title = page.getByRole('textbox', { name: 'Titel' });
  await title.fill('Anders');
  await expect(page.getByText('Änderungen nicht veröffentlicht')).toBeVisible();
  await saved(page);
  await chooseAction(page, 'Änderungen verwerfen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(title).toHaveValue('Hin und her');
  await chooseAction(page, 'Versionen');
  const versions = page.getByRole('dialog', { name: 'Versionen' });
  const discarded = versions.getByRole('listitem').filter({ hasText: 'Verworfen' });
  await discarded.getByRole('button', { name: /^Vergleichen/ }).click();
  await expect(discarded.locator('del')).toHaveText([/entfernt/, /Anders/]);
  await expectAccessible(page);
  await discarded.getByRole('button', { name: /^Diese Version wiederherstellen/ }).click();
  await expect(title).toHaveValue('Anders');
});

interface Field {
  properties?: Record<string, Field>;
  items?: Field;
  anyOf?: Field[];
  enum?: unknown[];
  'x-field'?: string;
}

const unseen = ['id', 'kept'];

/** The names of all fields that a form shows, and the choices of each. */
function* fieldsOf(schema: Field, name = ''): Generator<{ name: string; choices: string[] }> {
  const field = schema['x-field'] ?? '';
  const all = [schema, ...(schema.anyOf ?? [])];
  const choices = all.flatMap((each) => each.enum ?? []).filter((each) => typeof each === 'string');
  if (name && !unseen.includes(field)) yield { name, choices };
  for (const each of all.filter((one) => !one['x-field']?.startsWith('localized'))) {
    for (const [key, property] of Object.entries(each.properties ?? {})) yield* fieldsOf(property, key);
    for (const [key, property] of Object.entries(each.items?.properties ?? {})) yield* fieldsOf(property, key);
  }
}

test('every type of modules, each of its fields and every choice has words', async ({ page }) => {
  const answer = await page.request.get('/api/v2/studio/module_types?locale=de_DE');
  const { types } = (await answer.json()) as { types: { type: string; config: Field }[] };
  expect(types.map(({ type }) => type).toSorted()).toEqual(Object.keys(moduleNames).toSorted());
  const wordless = types.flatMap(({ type, config }) =>
    [...fieldsOf(config)].flatMap(({ name, choices }) => [
      ...((fieldWords[`${type}:${name}`] ?? fieldWords[name]) ? [] : [`${type}: ${name}`]),
      ...choices
        .filter((choice) => !(name === 'icon' ? symbolWords[choice] : choiceWords[`${name}.${choice}`]))
        .map((choice) => `${type}: ${name}.${choice}`),
    ]),
  );
  expect(wordless).toEqual([]);
});

test('members find no pages to compose', async ({ browser, server }) => {
  const member = await pageOf(browser, server.url, 'member');
  for (const path of ['pages', 'pages/dashboard', 'pages/dashboard/preview']) {
    expect((await member.goto(`${server.url}/de_DE/studio/${path}`))!.status(), path).toBe(404);
  }
  await member.context().close();
});
