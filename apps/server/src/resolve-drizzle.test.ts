import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { resolveDrizzle } from './resolve-drizzle.ts';

const folder = dirname(createRequire(import.meta.url).resolve('drizzle-orm'));
const byNode = { url: 'file:///by-node.js' };
const resolve = (specifier: string, parent: string, condition: 'import' | 'require' = 'import') =>
  resolveDrizzle(specifier, { parentURL: pathToFileURL(parent).href, conditions: ['node', condition], importAttributes: {} }, () => byNode);

it('finds what drizzle-orm imports of itself beside the module that imports it', () => {
  const url = pathToFileURL(join(folder, 'entity.js')).href;
  expect(resolve('./entity.js', join(folder, 'index.js'))).toEqual({ url, format: 'module', shortCircuit: true });
  expect(resolve('../entity.js', join(folder, 'pg-core/table.js'))).toEqual({ url, format: 'module', shortCircuit: true });
});

it('leaves to Node what others import, other packages, files of another kind and what is required', () => {
  expect(resolve('./entity.js', join(folder, '../pg/index.js'))).toBe(byNode);
  expect(resolve('pg', join(folder, 'node-postgres/driver.js'))).toBe(byNode);
  expect(resolve('./entity.cjs', join(folder, 'index.js'))).toBe(byNode);
  expect(resolve('./entity.js', join(folder, 'index.js'), 'require')).toBe(byNode);
});

it('rests on a package of which every file is a module', () => {
  const { type } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { type: string };
  expect(type).toBe('module');
});
