import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildStamp, isBuilt, markBuilt } from './stamp.mjs';
import { temporaryFolder, writeIn } from './temporary.ts';

const clone = () =>
  temporaryFolder({
    'apps/portal/src/main.tsx': 'one',
    'libs/ui/src/index.ts': 'two',
    'package-lock.json': '{}',
  });

function built(root: string): void {
  writeIn(root, 'apps/portal/dist/client/.vite/manifest.json', '{}');
  writeIn(root, 'apps/portal/dist/server/entry-server.js', '');
  writeIn(root, 'libs/widgets/embed/dist/v1/foyer.js', '');
  markBuilt(root, buildStamp(root));
}

test('a clone without a build is not built', () => {
  expect(isBuilt(clone())).toBe(false);
});

test('a build lasts while nothing changes', () => {
  const root = clone();
  built(root);
  expect(isBuilt(root)).toBe(true);
});

test.each(['apps/portal/src/main.tsx', 'libs/ui/src/index.ts', 'package-lock.json', 'libs/ui/src/new.ts', 'openapi/openapi.yaml'])(
  'a change of %s asks for a new build',
  (path) => {
    const root = clone();
    built(root);
    writeIn(root, path, 'changed');
    expect(isBuilt(root)).toBe(false);
  },
);

test('a change that keeps the size is seen by its time', () => {
  const root = clone();
  built(root);
  writeIn(root, 'libs/ui/src/index.ts', 'owt');
  utimesSync(join(root, 'libs/ui/src/index.ts'), new Date(), new Date(Date.now() + 5000));
  expect(isBuilt(root)).toBe(false);
});

test('a file that went away asks for a new build', () => {
  const root = clone();
  built(root);
  rmSync(join(root, 'libs/ui/src/index.ts'));
  expect(isBuilt(root)).toBe(false);
});

test.each([
  'libs/ui/src/badge/badge.test.tsx',
  'libs/ui/src/badge/badge.stories.tsx',
  'apps/portal/e2e/login.spec.ts',
  'docs/operating.md',
])('%s is no part of the build', (path) => {
  const root = clone();
  built(root);
  writeIn(root, path, 'new');
  expect(isBuilt(root)).toBe(true);
});

test('a build whose output is gone is made again', () => {
  const root = clone();
  built(root);
  rmSync(join(root, 'apps/portal/dist/client'), { recursive: true });
  expect(isBuilt(root)).toBe(false);
});
