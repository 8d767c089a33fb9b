import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every setting that the server reads is in docs/operating.md, and no other', () => {
  const [, variables = ''] = /const variables = \{\n(.*?)\n\};/s.exec(read('apps/server/src/platform/config.ts')) ?? [];
  const settings = [...variables.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  const documented = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(settings).toContain('PORT');
  expect(documented.sort()).toEqual(settings.sort());
});

test('every command of README.md exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...read('README.md').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
