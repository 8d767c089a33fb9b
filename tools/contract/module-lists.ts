import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Artifacts } from './artifacts.ts';

const root = join(import.meta.dirname, '..', '..');
const made = (from: string) => `Made by \`npm run generate contract\` from ${from}: do not edit.`;

/** A file that defines something of a module type: the part of its name before the end that all such files share, and its text. */
interface Part {
  name: string;
  text: string;
}

function partsIn(from: string, folder: string, end: string): Part[] {
  const names = readdirSync(join(from, folder)).filter((file) => file.endsWith(end) && file !== end);
  return names.sort().map((file) => ({ name: file.slice(0, -end.length), text: readFileSync(join(from, folder, file), 'utf8') }));
}

/** The one match in a file that has to hold one. */
function find({ name, text }: Part, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (!found) throw new Error(`${name}: nothing in it matches ${pattern}.`);
  return found;
}

interface ModuleSchema {
  /** `StaffSurveyModule`. */
  name: string;
  type: string;
  text: string;
}

const schemasIn = (from: string): ModuleSchema[] =>
  partsIn(from, 'openapi/schemas', 'Module.yaml').map((part) => ({
    name: `${part.name}Module`,
    text: part.text,
    type: find(part, /^ {2}type: \{ type: string, const: (\w+),/m),
  }));

/** The schema of all modules: one of those in files `<Type>Module.yaml`, distinguished by their types. */
function contractOf(schemas: readonly ModuleSchema[]): string {
  return `# ${made('<Type>Module.yaml')}
description: >-
  A module of a page, told apart by \`type\` (content §2). New types are added without a new API version; a reader skips a type it
  does not know.
oneOf:
${schemas.map(({ name }) => `  - $ref: ${name}.yaml`).join('\n')}
discriminator:
  propertyName: type
  mapping:
${schemas.map(({ name, type }) => `    ${type}: ${name}.yaml`).join('\n')}
examples:
  - { id: downloads-1, type: downloads, title: Forms and plans, options: {}, results: [] }
`;
}

/** The definitions of all types on the server, complete by type. */
function definitionsOf(from: string, folder: string): string {
  const types = partsIn(from, folder, '.module.ts').map(({ name }) => ({ name, type: name.replaceAll('-', '_') }));
  return `// ${made('<type>.module.ts')}
import type { ModuleType } from './define-module.ts';
${types.map(({ name, type }) => `import { definition as ${type} } from './${name}.module.ts';`).join('\n')}

/** Every type of modules by its name. */
export const definitions = {
${types.map(({ type }) => `  ${type},`).join('\n')}
} satisfies { [Type in ModuleType]: { type: Type } };
`;
}

/** How pages show the types of the contract; a missing library is a type error. */
function portalOf(schemas: readonly ModuleSchema[]): string {
  const types = schemas.map(({ type }) => type);
  return `// ${made('the types of the contract and their libraries')}
import type { ModuleDefinition } from '@foyer/api';
${types.map((type) => `import { definition as ${type} } from '@foyer/module-${type.replaceAll('_', '-')}';`).join('\n')}

/** How pages show each type of modules. */
export const definitions = [
${types.map((type) => `  ${type} satisfies ModuleDefinition<'${type}'>,`).join('\n')}
];
`;
}

/** What the function is called that makes a sample of a schema. */
export const sampleName = (schema: string): string => `a${/^[AEIOU]/.test(schema) ? 'n' : ''}${schema}`;

/** A sample of a type that has none of its own: the first example of its schema. */
function exampleOf({ name, text }: ModuleSchema): string {
  const [example] = (parse(text) as { examples: [unknown] }).examples;
  return `
/** The example in the contract. */
export const ${sampleName(name)} = (overrides: Partial<Schemas['${name}']> = {}): Schemas['${name}'] => ({
  ...${JSON.stringify(example)},
  ...overrides,
});
`;
}

/** The samples of all types, complete by type: each type's own (`<type>-module.ts`), or else its example in the contract. */
function samplesOf(from: string, folder: string, schemas: readonly ModuleSchema[]): string {
  const own = partsIn(from, folder, '-module.ts').map((part) => ({
    name: part.name,
    type: part.name.replaceAll('-', '_'),
    sample: find(part, /^export const (an?[A-Z]\w*Module)\b/m),
  }));
  const others = schemas.filter(({ type }) => !own.some((sample) => sample.type === type));
  const all = [...own, ...others.map(({ name, type }) => ({ type, sample: sampleName(name) }))];
  return `// ${made('<type>-module.ts and the examples of <Type>Module.yaml')}
import type { Schemas } from './overrides.ts';
${own.map(({ name, sample }) => `import { ${sample} } from './${name}-module.ts';`).join('\n')}

${own.map(({ name }) => `export * from './${name}-module.ts';`).join('\n')}
${others.map(exampleOf).join('')}
const samples: { [Type in Schemas['Module']['type']]: () => Extract<Schemas['Module'], { type: Type }> } = {
${all.map(({ type, sample }) => `  ${type}: ${sample},`).join('\n')}
};

/** One module of every type. */
export const everyModule = (): Schemas['Module'][] => Object.values(samples).map((sample) => sample());
`;
}

/** Everything that lists the types of modules, by path: made from the files that each type has of its own. */
export function makeModuleLists(from = root): Artifacts {
  const [server, testing] = ['apps/server/src/features/pages/modules', 'libs/api/testing/factories'];
  const schemas = schemasIn(from);
  return {
    'openapi/schemas/Module.yaml': contractOf(schemas),
    'apps/portal/src/host/modules/definitions.gen.ts': portalOf(schemas),
    [`${server}/registry.gen.ts`]: definitionsOf(from, server),
    [`${testing}/modules.gen.ts`]: samplesOf(from, testing, schemas),
  };
}
