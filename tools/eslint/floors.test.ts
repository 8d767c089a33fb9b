import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const eslint = new ESLint({ cwd: root });

/** What the rule says of a file of this text at this place, under the real configuration. */
async function findings(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, filePath) });
  return result!.messages.filter(({ ruleId, fatal }) => ruleId === 'foyer/floors' || fatal).map(({ message }) => message);
}

const portal = 'apps/portal/src';
const uses = (path: string) => `import { thing } from '${path}';\nexport const used = thing;\n`;

test.each([
  ['host/seed.ts', uses('../routes/login/login-page.tsx'), 'host is below routes and may not import it.'],
  ['host/links/seed.ts', uses('../../router/routes.tsx'), 'host is below router and may not import it.'],
  ['routes/login/seed.ts', uses('../../router/document.tsx'), 'routes is below router and may not import it.'],
  ['host/seed.ts', "import type { A } from '../router/routes.tsx';\nexport type B = A;\n", 'host is below router'],
  ['host/seed.ts', "export { routes } from '../router/routes.tsx';\n", 'host is below router'],
  ['host/seed.ts', "export * from '../router/routes.tsx';\n", 'host is below router'],
  ['host/seed.ts', "export const load = () => import('../routes/login/login-page.tsx');\n", 'host is below routes'],
  ['host/seed.ts', "export type A = typeof import('../routes/login/login-page.tsx');\n", 'host is below routes'],
  ['routes/news/seed.ts', uses('../page/content-page.tsx'), 'routes/page is entered by its index.ts alone'],
  ['seed.ts', 'export const a = 1;\n', 'A file belongs on one of the floors: host, routes, router.'],
  ['helpers/seed.ts', 'export const a = 1;\n', 'A file belongs on one of the floors'],
])('%s of the portal is refused: %s', async (file, text, message) => {
  expect(await findings(`${portal}/${file}`, text)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['router/seed.ts', uses('../routes/login/login-page.tsx')],
  ['router/shell/seed.ts', uses('../../host/app/state.ts')],
  ['routes/news/seed.ts', uses('../../host/app/state.ts')],
  ['routes/news/seed.ts', uses('./news-card.tsx')],
  ['routes/news/seed.ts', uses('../page/index.ts')],
  ['host/app/seed.ts', uses('../links/redirects.ts')],
  ['host/app/seed.ts', "import { locales } from '@foyer/i18n';\nexport const all = locales;\n"],
])('%s of the portal may hold: %s', async (file, text) => {
  expect(await findings(`${portal}/${file}`, text)).toEqual([]);
});

const server = 'apps/server/src';

test.each([
  ['platform/db/seed.ts', uses('../../shared/audit/audit.ts'), 'platform is below shared and may not import it.'],
  ['platform/http/seed.ts', uses('../../features/auth/index.ts'), 'platform is below features and may not import it.'],
  ['platform/seed.ts', "import type { Web } from '../app.ts';\nexport type A = Web;\n", 'platform is below app.ts'],
  ['shared/media/seed.ts', uses('../../features/media/index.ts'), 'shared is below features and may not import it.'],
  ['shared/people/seed.ts', "export const load = () => import('../../operate/feeds.ts');\n", 'shared is below operate'],
  ['features/news/seed.ts', uses('../../features.ts'), 'features is below features.ts'],
  ['features/news/seed.ts', uses('../shell/shell.repository.ts'), 'features/shell is entered by its index.ts alone'],
  ['features/pages/modules/seed.ts', uses('../../news/news.presenter.ts'), 'features/news is entered by its index.ts alone'],
  ['features/media/seed.ts', uses('../shop/shop.tables.ts'), 'features/shop is entered by its index.ts alone'],
  ['operate/seed.ts', uses('../features/accounts/accounts.service.ts'), 'features/accounts is entered by its index.ts alone'],
  ['app.ts', uses('./features/news/news.handlers.ts'), 'features/news is entered by its index.ts alone'],
  ['seed.ts', uses('./features/news/news.html.ts'), 'features/news is entered by its index.ts alone'],
  ['features/shop/index.ts', "export { createCoins } from './coins.repository.ts';\n", 'features/shop/coins.repository.ts stays inside'],
  ['features/shop/index.ts', "export type { Coins } from './coins.repository.ts';\n", 'features/shop/coins.repository.ts stays inside'],
  ['features/shop/index.ts', "export * from './shop.presenter.ts';\n", 'features/shop/shop.presenter.ts stays inside'],
  ['features/shop/index.ts', "import { a } from './shop.presenter.ts';\nexport { a };\n", 'features/shop/shop.presenter.ts stays inside'],
])('%s of the server is refused: %s', async (file, text, message) => {
  expect(await findings(`${server}/${file}`, text)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['platform/http/seed.ts', uses('../db/client.ts')],
  ['shared/audit/seed.ts', uses('../people/people.tables.ts')],
  ['features/news/seed.ts', uses('../shell/index.ts')],
  ['features/pages/modules/seed.ts', uses('../pages.service.ts')],
  ['features/news/seed.test.ts', uses('../activities/activities.tables.ts')],
  ['operate/seed.ts', uses('../features/accounts/index.ts')],
  ['seed.ts', "export * from './features/shop/shop.tables.ts';\n"],
  ['features/shop/index.ts', "export { createShop } from './shop.service.ts';\n"],
])('%s of the server may hold: %s', async (file, text) => {
  expect(await findings(`${server}/${file}`, text)).toEqual([]);
});
