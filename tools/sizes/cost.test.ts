import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../test/commands.ts';
import { type Bundle, createBundler } from './bundle.ts';
import { costsOf } from './cost.ts';
import { fails, judge } from './entry-budgets.ts';

// About a kilobyte that does not compress well, and differs by name.
const noise = (name: string) => Array.from({ length: 130 }, (_, i) => (Math.sin(i + name.length) * 1e8).toString(36).slice(-9)).join('');

const files = {
  'package.json': JSON.stringify({ name: 'fixture', type: 'module', sideEffects: ['**/*.css', './index.ts'] }),
  'index.ts': `import './base.css';\nexport { Small } from './small.tsx';\nexport { Large } from './large.tsx';\nexport { Lazy } from './lazy.tsx';\nexport type Only = string;\n`,
  'base.css': `:root { --base: '${noise('base')}' }`,
  'small.tsx': `import { useState } from 'react';\nexport const Small = () => <b>{useState('small')[0]}</b>;\n`,
  'large.tsx': `import './large.css';\nexport const Large = () => <b>${noise('large')}</b>;\n`,
  'lazy.tsx': `import { lazy } from 'react';\nexport const Lazy = lazy(() => import('./later.tsx').then(({ Later }) => ({ default: Later })));\n`,
  'later.tsx': `export const Later = () => <b>${noise('later')}</b>;\n`,
  'large.css': `.large { content: '${noise('large style')}' }`,
};

let folder: string;
const bundle = createBundler();

beforeAll(() => {
  mkdirSync(join(root, '.foyer'), { recursive: true });
  folder = mkdtempSync(join(root, '.foyer/sizes-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an export costs what it brings alone: its own script and style, neither React nor its neighbours nor the shared base', async () => {
  const entry = join(folder, 'index.ts');
  const shared = await bundle(`import '${entry}'`);
  expect(shared.scripts.trim()).toBe('');

  const costs = await costsOf(entry, {}, bundle, shared);
  expect(Object.keys(costs)).toEqual(['(base)', 'Large', 'Lazy', 'Lazy, loaded later', 'Small']);
  expect(costs['Small']).toBeLessThan(0.3);
  expect(costs['Large']).toBeGreaterThan(0.9);
  expect(costs['(base)']).toBeGreaterThan(0.4);
  expect(costs['Lazy, loaded later']).toBeGreaterThan(0.4);
});

test('an export that became dearer is named', async () => {
  const entry = join(folder, 'index.ts');
  const costs = await costsOf(entry, {}, bundle, await bundle(`import '${entry}'`));
  const dearer = judge(costs, { '(base)': 2, Small: 0.3, Large: 0.5, Lazy: 2, 'Lazy, loaded later': 2 }).filter(fails);
  expect(dearer.map(({ name }) => name)).toEqual(['Large']);
});

test('what is no side effect stays out of the button of the design system', async () => {
  const { modules } = await bundle(`export { Button } from '@foyer/ui'`);
  const folders = new Set(modules.flatMap((file) => /libs\/ui\/src\/([^/]+)\//.exec(file)?.[1] ?? []));
  expect([...folders].sort()).toEqual(['button', 'class-names', 'spinner', 'theme', 'visually-hidden']);
});

// By its path the barrel is read whole, as any other file.
test.each(['Button', 'DateField'])('read in halves, the barrel gives the same %s', async (name) => {
  const path = join(root, 'libs/ui/src/index.ts');
  const [whole, halved] = [await bundle(`export { ${name} } from '${path}'`), await bundle(`export { ${name} } from '@foyer/ui'`)];
  const files = ({ modules }: Bundle) => modules.filter((file) => !file.startsWith(path)).sort();
  expect(files(halved)).toEqual(files(whole));
  expect(files(halved).some((file) => file.includes('/theme/base.css.ts'))).toBe(true);
  // The order of the files may differ, and with it a name or what two rules share.
  const length = ({ scripts, styles, later }: Bundle) => [scripts, styles, later.scripts, later.styles].join('').length;
  expect(length(halved) / length(whole)).toBeCloseTo(1, 2);
});

test('an import from the barrel gets its styles, but not for types alone', async () => {
  const stylesOf = async (line: string) => {
    const file = join(folder, 'importer.tsx');
    writeFileSync(file, line);
    return (await bundle(`export * from '${file}'`)).styles;
  };
  const { styles } = await bundle(`import '@foyer/ui'`);
  expect(await stylesOf(`import { Button } from '@foyer/ui';\nexport const Own = () => <Button />;\n`)).toContain(styles.slice(0, 1000));
  expect(await stylesOf(`import type { ButtonProps } from '@foyer/ui';\nexport const own = (props: ButtonProps) => props;\n`)).toBe('');
});

test('a button alone costs at most 12 kB, base styles included', () => {
  const budgets = JSON.parse(readFileSync(join(dirname(import.meta.filename), 'entries.json'), 'utf8')) as Record<
    string,
    Record<string, number>
  >;
  const { '(base)': base, Button } = budgets['@foyer/ui']!;
  expect(base! + Button!).toBeLessThanOrEqual(12);
});
