import type { Tree } from '@nx/devkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeContract } from '../contract/generate.ts';
import { capture, npmCommand } from '../launch/commands.mjs';
import { root, runScript, runTool } from '../test/commands.ts';
import { generateComponent, groups } from './component.ts';
import { generateModule } from './module.ts';
import type { Names } from './names.ts';
import { translateTemplate } from './translations.ts';
import { generateWidget } from './widget.ts';

/** One thing that can be generated. */
interface Kind {
  /** Where it will live; must not exist yet. */
  folder: (names: Names) => string;
  write: (tree: Tree, names: Names, detail?: string) => void;
  /** What the written files need to be complete. */
  finish: (folder: string, paths: string[], mayLink: boolean) => Promise<void>;
  /** What its author does next. */
  next: (names: Names) => string;
}

async function format(paths: string[]): Promise<void> {
  const { code, output } = await runTool('prettier', ['--write', '--log-level=warn', ...paths]);
  if (code !== 0) throw new Error(output);
}

/** Links the new package into `node_modules` and the lockfile. */
async function link(): Promise<void> {
  const [command, args] = npmCommand(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']);
  await capture(command, args, { cwd: root });
}

/** Gives a library's new exports a budget a little above what they weigh now. */
async function budget(library: string): Promise<void> {
  const { code, output } = await runScript('tools/sizes/entries.ts', ['--add', '--only', library]);
  if (code !== 0) throw new Error(output);
}

/** A library of its own: linked, with its texts in every language. */
async function finishLibrary(folder: string, paths: string[], mayLink: boolean): Promise<void> {
  if (mayLink) await link();
  await translateTemplate(folder);
  await format(paths);
  if (!mayLink) return;
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string };
  await budget(name);
}

const groupOf = (detail = 'Display') => {
  const group = groups.find((known) => known.toLowerCase() === detail.toLowerCase());
  if (!group) throw new Error(`"${detail}" is no group of Storybook. Take one of ${groups.join(', ')}.`);
  return group;
};

/** Everything that `npm run generate` makes from templates. */
export const kinds = {
  module: {
    folder: ({ fileName }) => `libs/modules/${fileName}`,
    write: generateModule,
    async finish(_folder, paths, mayLink) {
      await writeContract();
      if (mayLink) await link();
      await format(paths);
    },
    next: ({ className }) =>
      `give openapi/schemas/${className}Module.yaml its fields and an example, run npm run generate contract, and follow the types.`,
  },
  component: {
    folder: ({ fileName }) => `libs/ui/src/${fileName}`,
    write: (tree, names, detail) => generateComponent(tree, names, groupOf(detail)),
    async finish(_folder, paths) {
      await format(paths);
      await budget('@foyer/ui');
    },
    next: ({ className }) => `npm run storybook, and look at ${className}.`,
  },
  widget: {
    folder: ({ fileName }) => `libs/widgets/${fileName}`,
    write: generateWidget,
    finish: finishLibrary,
    next: ({ fileName }) => `give the widget its options in libs/widgets/${fileName}/src/options.ts.`,
  },
} satisfies Record<string, Kind>;
