import { PGlite } from '@electric-sql/pglite';
import type { Page } from '@playwright/test';
import { demoCopy, login, startServer } from '@foyer/tools/server';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';

/** What somebody at the database's own prompt may leave behind. */
const garbage = `update orgs set settings = '{"languages": 7, "baseOptions": [], "pages": null, "colour": "red"}', menu = '"nonsense"'
  where id = 'aurelia'`;

test('settings that nobody can use still give a portal, and superadmins are told', async ({ page, browser }) => {
  const data = await demoCopy();
  const db = await PGlite.create(join(data.dataDir, 'db'));
  await db.query(garbage);
  await db.close();
  const server = await startServer({ dataDir: data.dataDir });
  const enter = async (page: Page, who: 'member' | 'superadmin') => {
    const session = await login(server.url, who);
    await page.context().addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url: server.url })));
    const response = await page.goto(`${server.url}/de_DE`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    return page.getByText('Einstellungen dieses Portals sind unbrauchbar');
  };

  await expect(await enter(page, 'superadmin')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'baseOptions' })).toBeVisible();
  const other = await browser.newContext();
  await expect(await enter(await other.newPage(), 'member')).toBeHidden();
  await other.close();
  // It may still be loading pictures, and would complain of a server that is gone.
  await page.close();
  await server.stop();
  await data.remove();
});
