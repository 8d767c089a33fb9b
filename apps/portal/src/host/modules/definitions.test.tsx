import type { ModuleComponent, ModuleType } from '@foyer/api';
import { everyModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions } from './definitions.gen.ts';
import { moduleSource } from './module-source.ts';
import { definitionOf } from './registry.ts';

const portal = join(import.meta.dirname, '../../..');

// Before the tests, whose time the first import of the design system would take.
const modules = await Promise.all(
  everyModule().map(async (module) => {
    const components = Object.values(await definitionOf(module)!.load()) as ModuleComponent<ModuleType>[];
    const source = (await import(join(portal, moduleSource(module.type)))) as object;
    return [module.type, { module, components, source }] as const;
  }),
);

describe.each(modules)('%s', (_type, { module, components, source }) => {
  it('is loaded from the file by which its built files are found, which exports the component alone', () => {
    expect(components).toEqual(Object.values(source));
    expect(components).toHaveLength(1);
  });

  it('is part of the first view from the server', () => {
    const Component = components[0]!;
    expect(renderOnServer(<Component module={module} />)).toContain(module.title);
  });
});

it('say which types are personal, as the server does', async () => {
  const folder = join(portal, '../server/src/features/pages/modules');
  const files = globSync('*.module.ts', { cwd: folder });
  const personal = files.filter((file) => /^ {2}(?:async )?personal\b/m.test(readFileSync(join(folder, file), 'utf8')));
  const ours = definitions.filter((definition) => definition.personal).map(({ type }) => `${type.replaceAll('_', '-')}.module.ts`);
  expect(personal.length).toBeGreaterThan(0);
  expect(ours.sort()).toEqual(personal.sort());
});
