import { createProjectGraphAsync } from '@nx/devkit';
import { expect, test } from 'vitest';

// Nx keeps what it built until something changes that the project depends on: a dependency that it does not know of leaves an old build in use.
test('Nx knows what a project imports of the others, from the code alone', async () => {
  const { dependencies } = await createProjectGraphAsync({ exitOnError: true });
  const of = (name: string) => new Set(dependencies[name]?.map(({ target }) => target).filter((target) => target.startsWith('@foyer/')));
  for (const name of ['@foyer/ui', '@foyer/api', '@foyer/i18n', '@foyer/module-gallery']) expect(of('@foyer/portal')).toContain(name);
  expect(of('@foyer/module-gallery')).toContain('@foyer/ui');
  expect(of('@foyer/ui')).toContain('@foyer/theme');
  expect(of('@foyer/server')).toContain('@foyer/theme');
  expect(of('@foyer/server')).toContain('@foyer/links');
  expect(of('@foyer/theme')).toEqual(new Set());
});
