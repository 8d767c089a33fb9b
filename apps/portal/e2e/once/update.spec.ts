import { expect, test } from '../fixtures.ts';
import { installed } from './installed.ts';
import { nextDeployment } from './next-deployment.ts';

test.use({ serviceWorkers: 'allow' });

const version = (page: import('@playwright/test').Page) => page.locator('meta[name="foyer-version"]').getAttribute('content');

test('open tabs are notified of the next deployment, and reload when their reader wants it', async ({
  context,
  startOwnServer,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const server = await startOwnServer({ user: 'member' });
  const [reading, writing] = [await context.newPage(), await context.newPage()];
  for (const page of [reading, writing]) {
    await page.goto(`${server.url}/de_DE`);
    await installed(page);
  }
  const first = await version(writing);
  await writing.evaluate(() => void (document.body.dataset['here'] = 'yes'));

  const { folder, remove } = await nextDeployment();
  try {
    await server.stop();
    const next = await startOwnServer({ deployment: folder, port: server.port, dataDir: server.dataDir });
    const opened = await context.newPage();
    await opened.goto(`${next.url}/de_DE/news`);
    const second = await version(opened);
    expect(second).not.toBe(first);

    const notice = 'Eine neue Version des Portals ist bereit.';
    await expect(reading.getByText(notice)).toBeVisible({ timeout: 20_000 });
    await reading.getByRole('button', { name: 'Später' }).click();
    await expect(reading.getByText(notice)).toBeHidden();
    await expect(opened.getByText(notice)).toBeHidden();

    await expect(writing.getByText(notice)).toBeVisible();
    await expect(writing.locator('body')).toHaveAttribute('data-here', 'yes');
    await writing.getByRole('button', { name: 'Neu laden' }).click();
    await expect(writing.locator('body')).not.toHaveAttribute('data-here', 'yes');
    expect(await version(writing)).toBe(second);
    // Before the folder that both have used is removed.
    await next.stop();
  } finally {
    await remove();
  }
});
