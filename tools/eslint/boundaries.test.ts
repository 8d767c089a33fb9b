import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const eslint = new ESLint({ cwd: root });

/** The findings of one rule in a file of this text at this place, under the real configuration. */
async function findings(ruleId: string, filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, filePath) });
  return result!.messages.filter((message) => message.ruleId === ruleId || message.fatal).map(({ message }) => message);
}

const boundary = '@nx/enforce-module-boundaries';
const restricted = '@typescript-eslint/no-restricted-imports';
const uses = (name: string) => `import { thing } from '${name}';\nexport const used = thing;\n`;

// The rule skips silently without Nx's project graph, so these seeded violations are the proof that it runs at all.
test.each([
  ['libs/ui/src/seed.ts', '@foyer/module-gallery'],
  ['libs/ui/src/seed.ts', '@foyer/api'],
  ['libs/ui/src/seed.ts', '@foyer/i18n'],
  ['libs/theme/src/seed.ts', '@foyer/ui'],
  ['libs/theme/src/seed.ts', '@foyer/api'],
  ['libs/api/src/seed.ts', '@foyer/i18n'],
  ['libs/api/src/seed.ts', '@foyer/theme'],
  ['libs/modules/gallery/src/seed.ts', '@foyer/theme'],
  ['libs/i18n/src/seed.ts', '@foyer/ui'],
  ['libs/links/src/seed.ts', '@foyer/i18n'],
  ['libs/links/src/seed.ts', '@foyer/api'],
  ['libs/locales/src/seed.ts', '@foyer/i18n'],
  ['libs/modules/gallery/src/seed.ts', '@foyer/locales'],
  ['libs/ui/src/seed.ts', '@foyer/links'],
  ['libs/feeds/src/seed.ts', '../../../apps/server/src/platform/context.ts'],
  ['libs/outbound/src/seed.ts', '@foyer/api'],
  ['libs/contract/src/seed.ts', '@foyer/api'],
  ['libs/modules/gallery/src/seed.ts', '@foyer/html'],
  ['libs/mails/src/seed.ts', '@foyer/i18n'],
  ['apps/portal/src/seed.ts', '@foyer/mails'],
  ['apps/portal/src/seed.ts', '@foyer/outbound'],
  ['libs/demo/src/made.ts', '@foyer/links'],
  ['libs/modules/gallery/src/seed.ts', '@foyer/module-downloads'],
  ['libs/modules/gallery/src/seed.ts', '../../../../apps/portal/src/router/routes.tsx'],
  ['apps/server/src/seed.ts', '@foyer/ui'],
  ['apps/server/src/seed.ts', '../../portal/src/router/routes.tsx'],
  ['apps/server/src/seed.ts', '@foyer/demo'],
  ['apps/server/src/seed.ts', '../../cli/src/run.ts'],
  ['apps/cli/src/seed.ts', '@foyer/demo'],
  ['apps/cli/src/seed.ts', '@foyer/links'],
  ['apps/cli/src/seed.ts', '../../server/src/platform/config.ts'],
  ['apps/cli/test/seed.ts', '../../server/test/fixture.ts'],
  ['apps/portal/src/seed.ts', '@foyer/demo'],
  ['libs/modules/gallery/src/seed.ts', '@foyer/demo'],
  ['libs/demo/src/made.ts', '@foyer/theme'],
  ['libs/demo/src/made.ts', '@foyer/api'],
  ['libs/demo/src/made.ts', '../../../apps/server/src/platform/context.ts'],
  ['libs/modules/gallery/src/seed.ts', '../../../ui/src/index.ts'],
  ['libs/modules/gallery/src/seed.ts', '@foyer/widget-element'],
  ['libs/widgets/element/src/seed.ts', '@foyer/module-gallery'],
])('%s may not import %s', async (file, name) => {
  expect(await findings(boundary, file, uses(name))).toHaveLength(1);
});

test.each([
  ['libs/modules/gallery/src/seed.ts', '@foyer/ui'],
  ['libs/modules/gallery/src/seed.ts', '@foyer/api'],
  ['apps/portal/src/seed.ts', '@foyer/module-gallery'],
  ['apps/portal/src/seed.ts', '@foyer/i18n'],
  ['apps/portal/src/seed.ts', '@foyer/links'],
  ['apps/server/src/seed.ts', '@foyer/links'],
  ['apps/server/src/seed.ts', '@foyer/outbound'],
  ['libs/feeds/src/seed.ts', '@foyer/html'],
  ['libs/mails/src/seed.ts', '@foyer/theme'],
  ['libs/i18n/src/seed.ts', '@foyer/links'],
  ['libs/i18n/src/seed.ts', '@foyer/locales'],
  ['libs/widgets/element/src/seed.ts', '@foyer/ui'],
  ['libs/demo/src/made.ts', '@foyer/server/seed'],
  ['apps/cli/src/seed.ts', '@foyer/server/operate'],
])('%s may import %s', async (file, name) => {
  expect(await findings(boundary, file, uses(name))).toEqual([]);
});

test('the server takes types and the bundled contract from @foyer/api, nothing else', async () => {
  const file = 'apps/server/src/seed.ts';
  expect(await findings(restricted, file, `import type { operations } from '@foyer/api';\nexport type All = operations;\n`)).toEqual([]);
  expect(await findings(restricted, file, uses('@foyer/api/openapi.json'))).toEqual([]);
  expect(await findings(restricted, file, uses('@foyer/api'))).toHaveLength(1);
  expect(await findings(restricted, file, uses('@foyer/api/testing'))).toHaveLength(1);
});

test('the derivation of themes and its colour library stay out of what browsers load', async () => {
  const types = `import type { FontPair } from '@foyer/theme';\nexport type Pair = FontPair;\n`;
  for (const folder of ['libs/ui/src', 'apps/portal/src']) {
    expect(await findings(restricted, `${folder}/seed.ts`, uses('@foyer/theme'))).toHaveLength(1);
    expect(await findings(restricted, `${folder}/seed.ts`, types)).toEqual([]);
    expect(await findings(restricted, `${folder}/seed.stories.tsx`, uses('@foyer/theme'))).toEqual([]);
  }
  expect(await findings(restricted, 'libs/ui/src/theme/seed.css.ts', uses('@foyer/theme'))).toEqual([]);
  expect(await findings(restricted, 'libs/ui/src/theme/seed.css.ts', uses('@foyer/api/testing'))).toHaveLength(1);
});

test('each package comes to the server by its own door', async () => {
  for (const door of ['operate', 'operate/feeds']) {
    expect(await findings(restricted, 'apps/cli/src/seed.ts', uses(`@foyer/server/${door}`))).toEqual([]);
    expect(await findings(restricted, 'libs/demo/src/made.ts', uses(`@foyer/server/${door}`))).toHaveLength(1);
  }
  for (const door of ['seed', 'testing']) {
    expect(await findings(restricted, 'apps/cli/src/seed.ts', uses(`@foyer/server/${door}`))).toHaveLength(1);
    expect(await findings(restricted, 'apps/cli/test/seed.ts', uses(`@foyer/server/${door}`))).toEqual([]);
    expect(await findings(restricted, 'libs/demo/src/made.ts', uses(`@foyer/server/${door}`))).toEqual([]);
  }
});

test('the tools stay in tests', async () => {
  expect(await findings(restricted, 'apps/portal/src/seed.ts', uses('@foyer/tools/server'))).toHaveLength(1);
  expect(await findings(boundary, 'apps/portal/e2e/seed.ts', uses('@foyer/tools/server'))).toEqual([]);
  expect(await findings(boundary, 'libs/ui/src/seed.ts', uses('@foyer/tools/server'))).toHaveLength(1);
});

test('sample data stays in stories and tests', async () => {
  const folder = 'libs/modules/gallery/src';
  for (const name of ['@foyer/api/testing', '@foyer/links/testing']) {
    expect(await findings(restricted, `${folder}/seed.tsx`, uses(name))).toHaveLength(1);
    expect(await findings(restricted, `${folder}/seed.test.tsx`, uses(name))).toEqual([]);
  }
  expect(await findings(restricted, `${folder}/seed.stories.tsx`, uses('@foyer/api/testing'))).toEqual([]);
});
