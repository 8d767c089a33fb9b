import { PGlite } from '@electric-sql/pglite';
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { expectAccessible } from '../accessible.ts';
import { enter, expect, test } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';

const title = { de_DE: 'Formulare', en_GB: 'Forms' };
const block = (id: string, text: string) => ({
  ...{ id, type: 'editor', title: { de_DE: text } },
  config: { version: 0, blocks: [{ id: 'b', kind: 'html', title: null, html: { de_DE: `<p>Text ${text}</p>` } }] },
});
const broken = [
  { id: 'oben', type: 'gallery', title: { de_DE: 'Geheime Bilder' }, config: { mediaIds: 'kein Bild' } },
  block('eins', 'Erstens'),
  { id: 'mitte', type: 'hologram', title, config: {} },
  { type: 'downloads', title, config: { mediaIds: [] } },
  block('zwei', 'Zweitens'),
  block('eins', 'Doppelt'),
];

/** What editing the database by hand leaves behind. */
async function breakModules(dataDir: string): Promise<void> {
  const db = await PGlite.create(join(dataDir, 'db'));
  await db.query(`update pages set modules = $1 where org_id = 'aurelia' and id in ('benefits', 'dashboard')`, [JSON.stringify(broken)]);
  await db.close();
}

/** The distances between what is below one another in the page's list of modules. */
const gaps = (page: Page) =>
  page.locator('#main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('section[id^="module_"]')]
      .map((section) => section.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
  });

/** What each card says: the module's type, its title or place, and what is wrong where. */
const said = [
  ['gallery', 'oben', '1', 'config.mediaIds', 'Hier muss eine Liste stehen; da steht ein Text.'],
  ['hologram', 'mitte', '3', 'Es gibt kein Modul dieses Typs.'],
  ['downloads', '4', 'id', 'Das fehlt.'],
  ['editor', 'eins', '6', 'Diese Kennung steht hier zweimal'],
];

test('broken modules are nothing to members and a card to editors, in their places', async ({ page, context, startOwnServer }) => {
  const server = await startOwnServer({ prepare: breakModules, user: 'member' });
  for (const path of ['page/benefits', '']) {
    await page.goto(`${server.url}/de_DE/${path}`);
    await expect(page.getByText('Text Zweitens')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/Geheime Bilder|Formulare|Doppelt|nicht angezeigt/)).toHaveCount(0);
    expect(new Set(await gaps(page)).size, 'no gap is wider than the others').toBeLessThanOrEqual(1);
  }

  await page.goto('about:blank');
  await enter(context, server.url, 'editor');
  for (const path of ['page/benefits', '']) {
    await page.goto(`${server.url}/de_DE/${path}`);
    const cards = page.getByRole('region', { name: /Dieses Modul wird nicht angezeigt/ });
    await expect(cards).toHaveCount(4);
    for (const [index, texts] of said.entries()) for (const text of texts) await expect(cards.nth(index)).toContainText(text);
    const order = await page.locator('#main').innerText();
    const places = ['gallery', 'Text Erstens', 'hologram', 'downloads', 'Text Zweitens', 'zweimal'].map((text) => order.indexOf(text));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    await expectAccessible(page);
  }
});

for (const user of ['member', 'editor'] as const) {
  test.describe(`what fails in the browser of a ${user}`, () => {
    test.use({ user });
    test('takes nothing of the page with it and shows nothing of the error', async ({ page, complaints }) => {
      // A component that fails, and a type of a newer server.
      complaints.expect(/TypeError|error occurred|is not iterable|Cannot read properties/);
      await page.route('**/api/v2/pages/benefits?*', async (route) => {
        const answer = await route.fetch();
        const known = (await answer.json()) as { modules: object[] };
        const modules = [
          { id: 'bricht', type: 'downloads', title: 'Bricht', options: {}, results: [null] },
          { id: 'neu', type: 'hologram', title: 'Neues', options: {}, results: [] },
          ...known.modules,
        ];
        await route.fulfill({ response: answer, json: { ...known, modules } });
      });
      await page.goto('/de_DE/news');
      await goWithin(page, '/de_DE/page/benefits');
      await expect(page.getByRole('heading', { level: 1, name: 'Vorteile' })).toBeVisible();
      const cards = page.getByRole('region', { name: /Dieses Modul wird nicht angezeigt/ });
      if (user === 'member') {
        await page.waitForLoadState('networkidle');
        await expect(cards).toHaveCount(0);
      } else {
        await expect(cards).toHaveCount(2);
        await expect(cards.first()).toContainText(/downloads.*bricht.*Fehler im Modul selbst/s);
        await expect(cards.last()).toContainText(/hologram.*neu.*kennt keine Module dieses Typs/s);
      }
      await expect(page.getByText(/TypeError|Bricht|Neues|undefined/)).toHaveCount(0);
    });
  });
}
