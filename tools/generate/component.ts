import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { insert } from './insert.ts';
import type { Names } from './names.ts';

/** The groups of the design system in Storybook. */
export const groups = ['Foundations', 'Controls', 'Overlays', 'Display', 'Shell'] as const;

/** A component of the design system: component, recipe, stories, its export, and the start of what its page says. */
export function generateComponent(tree: Tree, names: Names, group: (typeof groups)[number]): void {
  const { fileName, className } = names;
  generateFiles(tree, join(import.meta.dirname, 'files/component'), '.', { ...names, group });
  insert(
    tree,
    'libs/ui/src/index.ts',
    'before',
    /^export \{ Icon,/m,
    `export { ${className}, type ${className}Props } from './${fileName}/${fileName}.tsx';\n`,
  );
  insert(
    tree,
    `.storybook/docs/guidance/${group.toLowerCase()}.ts`,
    'before',
    /^\};$/m,
    `  ${className}: {\n    use: 'For what it is meant; write it here.',\n    avoid: 'Do not leave this line as it is: name what it is not for.',\n  },\n`,
  );
}
