import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readModuleGraph, reachedFrom } from './module-graph.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-graph-')));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const files: Record<string, string> = {
  'src/entry.ts': "import { a } from '../lib/index.ts';\nconsole.log(a);\nvoid import('./late.ts');",
  'src/late.ts': "import { b } from '../lib/index.ts';\nconsole.log(b);",
  'lib/index.ts': "export { a } from './a.ts';\nexport { b } from './b.ts';\nexport { c } from './c.ts';",
  'lib/a.ts': 'export const a = Math.random();',
  'lib/b.ts': "import { a } from './a.ts';\nexport const b = a + Math.random();",
  'lib/c.ts': 'export const c = Math.random();',
  'lib/package.json': '{ "sideEffects": false }',
};

it('knows what a module needs at once and what it loads, through a library’s index and without what is unused', async () => {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), code);
  }
  const graph = await readModuleGraph(root, { root }, 'src/entry.ts');
  const ours = (modules: Iterable<string>) =>
    [...modules].filter((module) => /^(src|lib)\//.test(module) && module !== 'lib/index.ts').toSorted();
  expect(ours(reachedFrom(graph, ['src/entry.ts']))).toEqual(['lib/a.ts', 'src/entry.ts']);
  expect(ours(reachedFrom(graph, ['src/late.ts']))).toEqual(['lib/a.ts', 'lib/b.ts', 'src/late.ts']);
  expect(ours(reachedFrom(graph, ['src/entry.ts'], { withLoads: true }))).toEqual(['lib/a.ts', 'lib/b.ts', 'src/entry.ts', 'src/late.ts']);
  expect(ours(reachedFrom(graph, ['src/entry.ts'], { withLoads: true, but: new Set(['src/late.ts']) }))).toEqual([
    'lib/a.ts',
    'src/entry.ts',
  ]);
});
