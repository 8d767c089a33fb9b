import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('docs/security.md names tests that there are', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const named = [...new Set([...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map((match) => match[1]!))];
  const tests = globSync('{apps,libs,tools}/**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: (path) => path.includes('node_modules') });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !tests.some((test) => `/${test}`.endsWith(`/${name}`)))).toEqual([]);
});
