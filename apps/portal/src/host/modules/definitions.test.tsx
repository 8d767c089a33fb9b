import type { ModuleComponent, ModuleType } from '@foyer/api';
import { everyModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleSource } from './module-source.ts';
import { definitionOf } from './registry.ts';

const portal = join(import.meta.dirname, '../../..');

describe.each(everyModule().map((module) => [module.type, module] as const))('%s', (type, module) => {
  const load = async () => Object.values(await definitionOf(module)!.load()) as ModuleComponent<ModuleType>[];

  it('is loaded from the file by which its built files are found, which exports the component alone', async () => {
    const source = (await import(join(portal, moduleSource(type)))) as Record<string, unknown>;
    expect(await load()).toEqual(Object.values(source));
    expect(Object.keys(source)).toHaveLength(1);
  });

  it('is part of the first view from the server', async () => {
    const Component = (await load())[0]!;
    expect(renderOnServer(<Component module={module} />)).toContain(module.title);
  });
});
