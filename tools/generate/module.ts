import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { insert } from './insert.ts';
import type { Names } from './names.ts';

const entry = '{ id: string; title: LocalizedText; text: LocalizedText }';

/**
 * A dashboard module: its library, its schemas in the contract, its resolver on the server, its samples, and its line in each list of
 * modules. It shows entries with a title and a text, which is where the work on the real module begins.
 */
export function generateModule(tree: Tree, names: Names): void {
  const { fileName, className, type } = names;
  generateFiles(tree, join(import.meta.dirname, 'files/module'), '.', names);

  const contract = 'openapi/schemas/Module.yaml';
  insert(tree, contract, 'before', /^discriminator:$/m, `  - $ref: ${className}Module.yaml\n`);
  insert(tree, contract, 'before', /^examples:$/m, `    ${type}: ${className}Module.yaml\n`);

  const server = 'apps/server/src';
  const resolvers = `${server}/features/pages/modules/registry.ts`;
  insert(
    tree,
    `${server}/shared/content/module-config.ts`,
    'before',
    /^\);$/m,
    `  | { type: '${type}'; config: { entries: ${entry}[] } }\n`,
  );
  insert(tree, resolvers, 'after', /^import .*\n/m, `import { resolve${className} } from './${fileName}.ts';\n`);
  insert(tree, resolvers, 'before', /^};$/m, `  ${type}: resolve${className},\n`);
  const schemas = `${server}/shared/content/config.schemas.ts`;
  insert(tree, schemas, 'before', /^};$/m, `  ${type}: z.object({ entries: entries({ title, text }) }),\n`);

  const testing = 'libs/api/testing';
  const { modules, samples, index } = {
    modules: `${testing}/factories/modules.ts`,
    samples: `${testing}/factories/factories.test.ts`,
    index: `${testing}/index.ts`,
  };
  insert(tree, index, 'after', /^export \* from '.\/factories\/modules.ts';\n/m, `export * from './factories/${fileName}-module.ts';\n`);
  insert(tree, modules, 'after', /^import .*\n/m, `import { a${className}Module } from './${fileName}-module.ts';\n`);
  insert(tree, modules, 'after', /everyModule = [^;]*?,(?=\n\];)/, `\n  a${className}Module(),`);
  insert(
    tree,
    samples,
    'after',
    /const samples: .*\n/,
    `  ${className}Module: [sample.a${className}Module()],\n  ${className}Entry: [sample.a${className}Entry()],\n`,
  );

  insert(
    tree,
    'apps/portal/src/host/modules/registry.ts',
    'before',
    /^};$/m,
    `  ${type}: deferred(async () => (await import('@foyer/module-${fileName}')).${className}Module),\n`,
  );
}
