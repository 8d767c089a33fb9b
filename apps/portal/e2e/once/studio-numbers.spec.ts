import { PGlite } from '@electric-sql/pglite';
import { join } from 'node:path';
import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';

const newest = `select id from news where org_id = 'aurelia' and not draft and publish_date <= now() order by publish_date desc limit 2`;
let ids: string[] = [];

/** What three nights have counted of the newest article; nothing of the one before it. */
async function count(dataDir: string): Promise<void> {
  const db = await PGlite.create(join(dataDir, 'db'));
  ids = (await db.query<{ id: string }>(newest)).rows.map(({ id }) => id);
  for (const [day, opened, finished] of [
    ['2026-11-10', 12, 6],
    ['2026-11-11', 20, 11],
    ['2026-11-12', 24, 15],
  ]) {
    const row = [ids[0], day, opened, finished];
    await db.query('insert into news_numbers (news_id, day, audience, opened, finished) values ($1, $2, 40, $3, $4)', row);
  }
  const hotels = await db.query<{ id: string }>(`select id from hotels where org_id = 'aurelia' order by name limit 1`);
  for (const [hotel, audience, opened, finished] of [
    [hotels.rows[0]!.id, 10, 8, 5],
    [null, 30, 16, 10],
  ]) {
    const row = [ids[0], hotel, audience, opened, finished];
    await db.query('insert into news_hotel_numbers (news_id, hotel_id, audience, opened, finished) values ($1, $2, $3, $4, $5)', row);
  }
  await db.close();
}

test('what members open is noted, and editors see how many have', async ({ browser, startOwnServer }) => {
  test.slow();
  const { url } = await startOwnServer({ settings: { articleNumbers: true }, prepare: count });

  // On screen for some seconds, it counts as opened; at its end, as read.
  const member = await pageOf(browser, url, 'member');
  const noted = (what: 'opened' | 'read') =>
    member.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith(`/${ids[0]}/${what}`));
  const opened = noted('opened');
  await member.goto(`/de_DE/news/${ids[0]}`);
  expect((await opened).status()).toBe(204);
  const read = noted('read');
  await member.locator('[data-reading]').evaluate((text) => scrollTo(0, text.getBoundingClientRect().bottom - innerHeight / 2));
  expect((await read).status()).toBe(204);

  const editor = await pageOf(browser, url, 'editor');
  await editor.goto(`/de_DE/studio/articles/${ids[0]}`);
  await editor.waitForLoadState('networkidle');
  await editor.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await editor.getByRole('link', { name: 'Zahlen' }).click();
  await expect(editor.getByRole('heading', { level: 1, name: 'Zahlen' })).toBeVisible();
  await expect(editor.getByText('Stand: 12.11.2026')).toBeVisible();
  await expect(editor.getByText(/60\s%\sderer, die es konnten/)).toBeVisible();
  await expect(editor.getByRole('img', { name: /^Vom 10\.11\.2026 bis zum 12\.11\.2026/ })).toBeVisible();
  await editor.getByText('Als Tabelle').click();
  await expect(editor.getByRole('table', { name: 'Zahlen nach Tag' }).getByRole('rowheader')).toHaveCount(3);
  await expect(editor.getByRole('table', { name: 'Zahlen nach Hotel' }).getByRole('rowheader').last()).toContainText('Alle anderen');
  await expectAccessible(editor);
  const download = editor.waitForEvent('download');
  await editor.getByRole('link', { name: 'Als CSV exportieren' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Zahlen – .*\.csv$/);

  // What no night has counted yet says so.
  await editor.goto(`/de_DE/studio/articles/${ids[1]}/numbers`);
  await expect(editor.getByRole('heading', { name: 'Noch keine Zahlen' })).toBeVisible();

  // Members are shown nothing of it.
  await member.goto(`/de_DE/studio/articles/${ids[0]}/numbers`);
  await expect(member.getByRole('heading', { level: 1, name: 'Zahlen' })).toHaveCount(0);
  for (const page of [member, editor]) await page.context().close();
});
