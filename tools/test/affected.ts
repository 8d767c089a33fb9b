import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, runTool } from './commands.ts';

/** What differs from the main branch, committed or not. */
export interface Affected {
  /** The folders of the packages that changed, and of those that use them. */
  folders: string[];
  /** The files that changed and still exist. */
  files: string[];
}

function foldersByName(): Map<string, string> {
  const manifests = globSync('{apps/*,libs/*,libs/*/*,tools}/package.json', { cwd: root });
  return new Map(manifests.map((file) => [(JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string }).name, dirname(file)]));
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return lines(output);
}

/** Asks Nx and git what changed since `base`. */
export async function findAffected(base: string): Promise<Affected> {
  const { code, output } = await runTool('nx', ['show', 'projects', '--affected', `--base=${base}`, '--json']);
  if (code !== 0) throw new Error(output);
  const folders = foldersByName();
  const names = JSON.parse(output.slice(output.indexOf('['))) as string[];
  const changed = await git('diff', '--name-only', '--diff-filter=d', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return { folders: names.flatMap((name) => folders.get(name) ?? []), files: [...changed, ...added] };
}
