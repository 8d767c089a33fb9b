import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepTemporaryFilesInMemory } from './memory.ts';

test('temporary files go to a folder of the run’s own', () => {
  const env: NodeJS.ProcessEnv = {};
  keepTemporaryFilesInMemory(env, tmpdir());
  expect(env['TMPDIR']).toMatch(/foyer-\w+$/);
  expect(existsSync(env['TMPDIR']!)).toBe(true);
  expect(env['NODE_COMPILE_CACHE']).toBe(join(env['TMPDIR']!, 'compile-cache'));
});

test.each([
  ['a folder is named already', { TMPDIR: '/var/tmp' }, tmpdir()],
  ['there is no such place', {}, '/no/such/place'],
])('nothing changes where %s', (_, env, folder) => {
  const before = { ...env };
  keepTemporaryFilesInMemory(env, folder);
  expect(env).toEqual(before);
});
