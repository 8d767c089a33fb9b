import { expect, test } from '../fixtures.ts';
import { openOtherSite, type OtherSite } from '../other-site.ts';

let site: OtherSite;
test.beforeAll(async ({ browser, server }) => void (site = await openOtherSite(browser, server.url)));
test.afterAll(() => site.end());

interface Release {
  script: string;
  integrity: string;
  files: Record<string, string>;
}

test('a page that checks what it loads runs the files of its release and no others', async ({ page, server, request, complaints }) => {
  complaints.expect(/Failed to find a valid digest/, /Failed to load|Failed to fetch/, /problems#not_loaded/);
  const { script, integrity, files } = (await (await request.get(`${server.url}/embed/v1/integrity.json`)).json()) as Release;
  const map = { integrity: Object.fromEntries(Object.entries(files).map(([file, digest]) => [`${server.url}/embed/${file}`, digest])) };
  const body = `<script type="importmap" nonce="host">${JSON.stringify(map)}</script>
    <script type="module" nonce="host" src="${server.url}/embed/${script}" integrity="${integrity}" crossorigin></script>
    <foyer-occasions site="${site.id}"></foyer-occasions>`;
  const address = site.page(body, { scripts: [] });
  const occasions = page.locator('foyer-occasions');
  await page.goto(address);
  await expect(occasions.getByRole('heading', { name: 'Geburtstage' })).toBeVisible();

  // One of the files was changed on its way.
  await page.route('**/embed/assets/*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n// changed` });
  });
  await page.goto(address);
  await expect(occasions.getByText('Das konnte nicht geladen werden.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  // And the script itself.
  await page.route(`**/${script}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n// changed` });
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('foyer-occasions') === undefined)).toBe(true);
});
