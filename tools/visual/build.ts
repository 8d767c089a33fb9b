import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { capture } from '../launch/commands.mjs';
import { root } from '../test/commands.ts';
import { type Commit, withWorktree } from './commit.ts';

const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');

interface BuildOptions {
  /** Leaves out documentation and source maps. */
  quick?: boolean;
  /** Storybook's frames around elements: it reads the style of every element whenever one comes, in the story's own task. */
  highlight?: boolean;
}

/** Builds the Storybook of a checkout into a folder. */
export async function buildStorybook(
  checkout: string,
  folder: string,
  { quick = true, highlight = true }: BuildOptions = {},
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const args = [storybook, 'build', '--quiet', '--output-dir', folder, ...(quick ? ['--test'] : [])];
  const env = {
    ...process.env,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NO_COLOR: '1',
    NODE_ENV: 'production',
    STORIES_HIGHLIGHT: highlight ? 'on' : 'off',
  };
  await capture(process.execPath, args, { cwd: checkout, env });
}

/**
 * Gives a checkout inside of this one its packages. Those of others are found on the way up; our own must be the checkout's, where they
 * would else be found in this one.
 */
export function linkOwnPackages(checkout: string): void {
  const manifest = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const file of globSync(
    manifest.workspaces.map((folder) => `${folder}/package.json`),
    { cwd: checkout },
  )) {
    const { name } = JSON.parse(readFileSync(join(checkout, file), 'utf8')) as { name: string };
    const link = join(checkout, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(checkout, dirname(file))), link);
  }
}

/** Builds the Storybook of a commit, with today's packages of others. */
export async function buildStorybookOf(commit: Commit, folder: string): Promise<void> {
  const checkout = join(root, '.foyer/visual/checkout');
  await withWorktree(commit, checkout, async () => {
    linkOwnPackages(checkout);
    await buildStorybook(checkout, folder);
  });
}
