interface Contract {
  components: { schemas: { Module: { discriminator: { mapping: Record<string, string> } } } };
}

/** The portal's list of module types. Each type of the contract has a library; a missing one is a type error in the list. */
export function portalModules(bundle: string): string {
  const { mapping } = (JSON.parse(bundle) as Contract).components.schemas.Module.discriminator;
  const types = Object.keys(mapping).sort();
  const imports = types.map((type) => `import { definition as ${type} } from '@foyer/module-${type.replaceAll('_', '-')}';`);
  return `// Made by \`npm run generate contract\` from the types of modules in the contract. Do not edit.
import type { ModuleDefinition } from '@foyer/api';
${imports.join('\n')}

/** The definition of every module type. */
export const definitions = [
${types.map((type) => `  ${type} satisfies ModuleDefinition<'${type}'>,`).join('\n')}
];
`;
}
