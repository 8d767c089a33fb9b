import { expect, test } from 'vitest';
import { allImports, reach } from './affected.ts';
import { specsFor } from './specs.ts';

const imports = allImports();
const features = 'apps/server/src/features/';

test('a service of the server reaches the tests of its feature and of the whole, not those of its neighbours', () => {
  const { tests, everything } = reach(imports, [`${features}shop/shop.service.ts`]);
  expect(tests).toEqual(expect.arrayContaining([`${features}shop/shop.test.ts`, 'apps/server/test/app.test.ts']));
  expect(tests.filter((file) => /features\/(?:auth|search|news)\//.test(file))).toEqual([]);
  expect(everything).toBeUndefined();
});

test('the ground of the server reaches every feature', () => {
  const { tests } = reach(imports, ['apps/server/src/platform/db/pool.ts']);
  for (const feature of ['auth', 'news', 'shop']) expect(tests.some((file) => file.startsWith(features + feature))).toBe(true);
});

test('a component reaches its stories and those of who shows it', () => {
  const { tests } = reach(imports, ['libs/ui/src/pagination/pagination.tsx']);
  expect(tests).toContain('libs/ui/src/pagination/pagination.stories.tsx');
  expect(tests.filter((file) => file.startsWith('apps/server/'))).toEqual([]);
  expect(tests.filter((file) => file.endsWith('.stories.tsx')).length).toBeLessThan(70);
});

test('what is no code is read by its package, a document by no test, and the lockfile by everything', () => {
  expect(reach(imports, ['apps/server/lang/de_DE.json']).tests).toContain('apps/server/test/app.test.ts');
  expect(reach(imports, ['docs/operating.md']).tests).toEqual([]);
  expect(reach(imports, ['package-lock.json']).everything).toBe('package-lock.json');
});

test('the end-to-end specs of a route, of a feature of the server, and changed ones are named', () => {
  const specs = (...changed: string[]) => specsFor(reach(imports, changed).files, imports);
  expect(specs('apps/portal/src/routes/search/search-results.route.tsx')).toEqual(expect.arrayContaining(['search.spec.ts']));
  expect(specs('apps/portal/src/routes/search/search-results.route.tsx')).not.toContain('once/password.spec.ts');
  expect(specs(`${features}shop/shop.service.ts`)).toEqual(['once/shop.spec.ts']);
  expect(specs('apps/portal/e2e/once/fonts.spec.ts')).toEqual(['once/fonts.spec.ts']);
});
