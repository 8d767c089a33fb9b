import { join } from 'node:path';
import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';
import { readImports } from './read-imports.ts';

const root = join(import.meta.dirname, '../..');

it('finds a circle, by which way it goes, and nothing where imports run one way', () => {
  const tree = { a: ['b', 'c'], b: ['c'], c: [] as string[] };
  expect(circlesOf(new Map(Object.entries(tree)))).toEqual([]);
  expect(circlesOf(new Map(Object.entries({ ...tree, c: ['a'] })))).toEqual([['a', 'b', 'c', 'a']]);
  expect(circlesOf(new Map([['a', ['a']]]))).toEqual([['a', 'a']]);
});

it.each([
  ['the portal', ['apps/portal/src/**/*.{ts,tsx}', 'apps/portal/e2e/**/*.ts']],
  ['the server', ['apps/server/src/**/*.ts']],
  ['the libraries', ['libs/**/*.{ts,tsx}']],
  ['the tools', ['tools/**/*.ts']],
])('no files of %s import each other in a circle', (_name, patterns) => {
  const imports = readImports(root, patterns);
  expect(imports.size).toBeGreaterThan(100);
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(circlesOf(imports).map((circle) => circle.join(' → '))).toEqual([]);
});
