import { PGlite } from '@electric-sql/pglite';
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { enter, expect, test } from '../fixtures.ts';

/** What a change at the database's own prompt may leave behind. */
const garbage = `update orgs set settings = '{"languages": 7, "baseOptions": [], "pages": null, "colour": "red"}', menu = '"nonsense"'
  where id = 'aurelia'`;

async function leaveGarbage(dataDir: string): Promise<void> {
  const db = await PGlite.create(join(dataDir, 'db'));
  await db.query(garbage);
  await db.close();
}

test('settings that cannot be used still give a portal, and superadmins are notified', async ({ page, browser, startOwnServer }) => {
  const server = await startOwnServer({ prepare: leaveGarbage });
  const open = async (page: Page, user: 'member' | 'superadmin') => {
    await enter(page.context(), server.url, user);
    const response = await page.goto(`${server.url}/de_DE`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    return page.getByText('Einstellungen dieses Portals sind unbrauchbar');
  };

  await expect(await open(page, 'superadmin')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'baseOptions' })).toBeVisible();
  const other = await browser.newContext();
  await expect(await open(await other.newPage(), 'member')).toBeHidden();
  await other.close();
});
