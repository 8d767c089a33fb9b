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
  ['host/seed.ts', uses('../routes/login/login-page.tsx'), 'host stands below routes and may not import it.'],
  ['host/links/seed.ts', uses('../../router/routes.tsx'), 'host stands below router and may not import it.'],
  ['routes/login/seed.ts', uses('../../router/document.tsx'), 'routes stands below router and may not import it.'],
  ['host/seed.ts', "import type { A } from '../router/routes.tsx';\nexport type B = A;\n", 'host stands below router'],
  ['host/seed.ts', "export { routes } from '../router/routes.tsx';\n", 'host stands below router'],
  ['host/seed.ts', "export * from '../router/routes.tsx';\n", 'host stands below router'],
  ['host/seed.ts', "export const load = () => import('../routes/login/login-page.tsx');\n", 'host stands below routes'],
  ['host/seed.ts', "export type A = typeof import('../routes/login/login-page.tsx');\n", 'host stands below routes'],
  ['routes/news/seed.ts', uses('../page/page-view.tsx'), 'routes/page is entered by its index.ts alone'],
  ['seed.ts', 'export const a = 1;\n', 'A file belongs on one of the floors: host, routes, router.'],
  ['helpers/seed.ts', 'export const a = 1;\n', 'A file belongs on one of the floors'],
])('%s is refused: %s', async (file, text, message) => {
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
])('%s may hold: %s', async (file, text) => {
  expect(await findings(`${portal}/${file}`, text)).toEqual([]);
});
