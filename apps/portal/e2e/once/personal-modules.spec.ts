import type { Schemas } from '@foyer/api';
import { cookieHeader, type DemoUser, login } from '@foyer/tools/server';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

type Scores = Extract<Schemas['Module'], { type: 'scores' }>;

/** What the server says one has gathered. */
async function pointsOf(url: string, user: DemoUser): Promise<string> {
  const answer = await fetch(`${url}/api/v2/pages/benefits`, { headers: { cookie: cookieHeader(await login(url, user)) } });
  const { modules } = (await answer.json()) as Schemas['Page'];
  const [own] = modules.find((module): module is Scores => module.type === 'scores')!.results;
  return own ? own.status_points.toLocaleString('de-DE') : 'noch keine Punkte';
}

async function open(context: BrowserContext, url: string, user: DemoUser): Promise<Page> {
  await context.clearCookies();
  await context.addCookies(Object.entries(await login(url, user)).map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.goto(`${url}/de_DE/page/benefits`);
  return page;
}

test('each member sees their own points, before and after the page is alive, and no one another’s', async ({ server, browser }) => {
  const users = ['member', 'editor', 'superadmin'] as const;
  const points = await Promise.all(users.map((user) => pointsOf(server.url, user)));
  expect(new Set(points).size).toBeGreaterThan(1);

  for (const scripts of [false, true]) {
    const contexts = await Promise.all(users.map(() => browser.newContext({ javaScriptEnabled: scripts })));
    const pages = await Promise.all(users.map((user, index) => open(contexts[index]!, server.url, user)));
    for (const [index, page] of pages.entries()) {
      const module = page.locator('#module_points');
      await expect(module).toContainText(points[index]!);
      const html = await page.content();
      for (const other of points.filter((own) => own !== points[index])) expect(html).not.toContain(other);
    }
    await Promise.all(contexts.map((context) => context.close()));
  }
});

test('a member who logs in after another in the same browser sees nothing of theirs', async ({ server, context, complaints }) => {
  // pictures and a socket that come after the session has changed are no longer for this visitor
  complaints.expect(/401/, /404.*\/media\//);
  const [first, second] = await Promise.all([pointsOf(server.url, 'member'), pointsOf(server.url, 'superadmin')]);
  expect(first).not.toBe(second);
  await expect((await open(context, server.url, 'member')).locator('#module_points')).toContainText(first);
  const page = await open(context, server.url, 'superadmin');
  await expect(page.locator('#module_points')).toContainText(second);
  await expect(page.locator('#module_points')).not.toContainText(first);
  await page.reload();
  await expect(page.locator('#module_points')).not.toContainText(first);
});
