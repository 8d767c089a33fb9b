import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const eslint = new ESLint({ cwd: root });

async function ruleIds(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, filePath) });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const seed = (folder: string, extension = 'tsx') => `${folder}/seed.${extension}`;

// Each ban is seeded where it matters: a rule that is only switched on for the wrong files finds nothing.
test.each([
  [seed('libs/modules/gallery/src'), 'export const A = () => <p>Good morning</p>;', 'formatjs/no-literal-string-in-jsx'],
  [seed('apps/portal/src'), 'export const A = () => <p>Good morning</p>;', 'formatjs/no-literal-string-in-jsx'],
  [
    seed('apps/portal/src'),
    'import { FormattedMessage } from \'react-intl\';\nexport const A = () => <FormattedMessage defaultMessage="Hi" />;',
    'formatjs/enforce-description',
  ],
  [
    seed('apps/portal/src'),
    'import { FormattedMessage } from \'react-intl\';\nexport const A = () => <FormattedMessage id="x" defaultMessage="Hi" description="A" />;',
    'formatjs/no-id',
  ],
  [seed('libs/ui/src'), 'export const A = () => <p style={{ top: 0 }} />;', 'foyer/no-inline-style'],
  [seed('libs/ui/src', 'css.ts'), "export const a = { color: '#fff' };", 'foyer/no-raw-colors'],
  [seed('apps/portal/src', 'css.ts'), 'export const a = { marginLeft: 4 };', 'foyer/logical-properties'],
  [seed('libs/modules/gallery/src', 'stories.tsx'), 'export default { parameters: { a11y: { disable: true } } };', 'foyer/no-a11y-off'],
  [seed('apps/server/src', 'test.ts'), "test.only('a', () => {});", 'foyer/no-skipped-tests'],
  [seed('apps/portal/e2e', 'spec.ts'), "test.skip('a', () => {});", 'foyer/no-skipped-tests'],
  [seed('libs/api/src', 'ts'), "export const a = () => console.warn('a');", 'no-console'],
  [seed('libs/ui/src/dialog'), "export { m } from 'framer-motion';", 'no-restricted-imports'],
  [seed('apps/portal/src'), "export const load = () => import('framer-motion/m');", 'no-restricted-syntax'],
  [
    seed('apps/server/src/features/news', 'ts'),
    "export { drizzle } from 'drizzle-orm/node-postgres';",
    '@typescript-eslint/no-restricted-imports',
  ],
  [seed('libs/demo/src', 'ts'), "export { drawTheme } from './art/themes/index.ts';", 'no-restricted-imports'],
  [seed('apps/server/src/platform/db', 'ts'), "export { schemas } from '@foyer/api';", '@typescript-eslint/no-restricted-imports'],
  [seed('apps/server/src', 'ts'), `export const a = 1;${'\n// line'.repeat(401)}`, 'max-lines'],
  [seed('tools/sizes', 'ts'), `export function a() {${'\n// line'.repeat(81)}\n}`, 'max-lines-per-function'],
  [seed('apps/server/src', 'ts'), String.raw`export const a = /\S+@\S+\.\S+/;`, 'regexp/no-super-linear-backtracking'],
  [seed('apps/portal/src'), String.raw`export const a = /\S+@\S+\.\S+/;`, 'regexp/no-super-linear-move'],
  [seed('apps/portal/src', 'test.ts'), String.raw`export const a = /\s+$/;`, 'regexp/no-super-linear-move'],
  [seed('libs/api/src', 'ts'), String.raw`export const a = new RegExp('^(\\w+ ?)+$');`, 'regexp/no-super-linear-backtracking'],
  [seed('tools/sizes', 'ts'), String.raw`export const a = /\[.*\]/;`, 'regexp/no-super-linear-move'],
  [seed('libs/modules/gallery/src', 'ts'), 'export const a = (b: string) => new RegExp(b);', 'foyer/no-built-expressions'],
  [seed('apps/server/src', 'ts'), 'export const a = (b: string) => RegExp(`^${b}$`);', 'foyer/no-built-expressions'],
])('%s: %s', async (file, text, rule) => {
  expect(await ruleIds(file, text)).toContain(rule);
});

test('the query builder meets its driver in one place', async () => {
  const text = "export { drizzle } from 'drizzle-orm/node-postgres';";
  expect(await ruleIds('apps/server/src/platform/db/queries.ts', text)).not.toContain('@typescript-eslint/no-restricted-imports');
});

test('colours are made in the theme alone', async () => {
  expect(await ruleIds('libs/ui/src/theme/seed.css.ts', "export const a = { color: '#fff' };")).not.toContain('foyer/no-raw-colors');
});

test('motion is made in its folder alone', async () => {
  expect(await ruleIds('libs/ui/src/motion/seed.ts', "export { m } from 'framer-motion';")).not.toContain('no-restricted-imports');
});
