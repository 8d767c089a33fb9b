import type { Schemas } from '@foyer/api';
import { cookieHeader, login } from '@foyer/tools/server';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { foyer } from '../own-server.ts';

test.use({ user: 'member' });

// The frame tries what it may not, and so does what the tests put into every document (`localStorage`, see fixtures).
test.beforeEach(({ complaints }) => complaints.expect(/SecurityError/));

const place = '/api/v2/pages/welcome/modules/first-day/content';
const script = (mark: string) => `window['${mark}'] = (window['${mark}'] ?? 0) + 1; root.dataset.${mark} = String(window['${mark}']);`;

type Content = Omit<Schemas['EditorContentChange'], 'version'>;

/** Saves what an editor has written, as a member who may write scripts. Returns what was there before. */
async function save(url: string, content: Content): Promise<Content> {
  const session = await login(url, 'superadmin');
  const headers = {
    ...{ cookie: cookieHeader(session), 'x-csrf-token': session['csrf_token'] ?? '' },
    ...{ origin: url, 'content-type': 'application/json' },
  };
  const { version, blocks, scripts } = (await (await fetch(url + place, { headers })).json()) as Schemas['EditorContent'];
  const answer = await fetch(url + place, { method: 'PUT', headers, body: JSON.stringify({ version, ...content }) });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return { blocks, scripts: scripts.map(({ source }) => source) };
}

const html = `<h2 id="section-oben">Selbst geschrieben</h2><script>window.inline = 1</script><p onclick="window.handler = 1">Absatz</p>
  <button data-action="navigate" data-target="/news">Zu den Neuigkeiten</button>
  <button data-action="delete-everything" data-target="/news">Verbotenes</button>
  <button data-action="navigate" data-target="https://evil.example/">Nach draußen</button>`;

const frame = `<p id="report">nichts</p><script>
  const attempt = (name, read) => { try { return name + '=' + read(); } catch (error) { return name + ':' + error.name; } };
  document.getElementById('report').textContent = [
    attempt('cookie', () => document.cookie),
    attempt('parent', () => parent.document.title),
    attempt('top', () => top.location.href),
    attempt('storage', () => localStorage.length),
    attempt('origin', () => origin),
  ].join(' ');
</script>`;

const written = (...scripts: string[]): Content => ({
  blocks: [
    { id: 'text', kind: 'html', html: { de_DE: html } },
    { id: 'rahmen', kind: 'frame', title: { de_DE: 'Fremdes' }, html: { de_DE: frame } },
  ],
  scripts,
});

test('what an editor saves is shown; its scripts run, again after coming back, and no others', async ({ page, server }) => {
  const before = await save(server.url, written(script('gelistet')));
  await page.goto('/de_DE/page/welcome');
  const module = page.locator('#module_first-day');
  await module.scrollIntoViewIfNeeded();
  await expect(module.getByRole('heading', { name: 'Selbst geschrieben' })).toBeVisible();
  const ran = () => page.evaluate(() => (window as unknown as Record<string, unknown>)['gelistet']);
  await expect.poll(ran).toBe(1);

  // Nothing of what was not listed has run, nor does it after a click.
  await module.getByText('Absatz').click();
  await module.getByText('Verbotenes').click();
  await module.getByText('Nach draußen').click();
  expect(
    await page.evaluate(() => ['inline', 'handler'].map((name) => typeof (window as unknown as Record<string, unknown>)[name])),
  ).toEqual(['undefined', 'undefined']);
  await expect(page).toHaveURL('/de_DE/page/welcome');

  // The action of the list goes there without a new document; coming back the script runs once more.
  await module.getByRole('button', { name: 'Zu den Neuigkeiten' }).click();
  await expect(page).toHaveURL('/de_DE/news');
  expect(await ran()).toBe(1);
  await page.goBack();
  await page.locator('#module_first-day').scrollIntoViewIfNeeded();
  await expect.poll(ran).toBe(2);

  // A script that was changed on its way is not the one that was listed.
  await page.goto('/de_DE/news');
  await page.route('**/api/v2/pages/welcome?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('gelistet', 'gefälscht') });
  });
  await goWithin(page, '/de_DE/page/welcome');
  await page.locator('#module_first-day').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Selbst geschrieben' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => typeof (window as unknown as Record<string, unknown>)['gefälscht'])).toBe('undefined');
  await save(server.url, before);
});

test('a frame reaches neither cookies nor the page around it', async ({ page, server }) => {
  const before = await save(server.url, written());
  await page.goto('/de_DE/page/welcome');
  await page.locator('#module_first-day iframe').scrollIntoViewIfNeeded();
  const report = page.frameLocator('iframe[title="Fremdes"]').locator('#report');
  await expect(report).toHaveText('cookie:SecurityError parent:SecurityError top:SecurityError storage:SecurityError origin=null');
  await save(server.url, before);
});

test.describe('without a login', () => {
  test.use({ user: null });

  test('a preview shows a guest the frames of a page that is for members, as closed in as they are there', async ({
    page,
    startOwnServer,
  }) => {
    let path: string | undefined;
    const server = await startOwnServer({
      prepare: async (dataDir) => {
        // A link to a page, unchanged.
        path = (await foyer(dataDir, ['page', 'preview', 'welcome'])).match(/\/de_DE\/previews\/\S+/)?.[0];
      },
    });
    await save(server.url, written());
    await page.goto(server.url + path!);
    const element = page.locator('#module_first-day iframe');
    await element.scrollIntoViewIfNeeded();
    const report = page.frameLocator('iframe[title="Fremdes"]').locator('#report');
    await expect(report).toHaveText('cookie:SecurityError parent:SecurityError top:SecurityError storage:SecurityError origin=null');
    // Without the link the frame is as closed to guests as its page.
    const address = new URL((await element.getAttribute('src'))!, server.url);
    expect((await page.request.get(address.href)).status()).toBe(200);
    address.search = '?locale=de_DE';
    expect((await page.request.get(address.href)).status()).toBe(404);
  });
});
