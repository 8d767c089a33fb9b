import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../test/commands.ts';

/** Every file that git knows or would add. */
function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file && existsSync(join(root, file)));
}

/** Brings every package but our own, which are looked up in the copy. Hard links where the system has them: the files are the same. */
function bringPackages(copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  rmSync(join(to, '@foyer'), { recursive: true, force: true });
  mkdirSync(join(to, '@foyer'));
}

/** Makes the workspace's library known to the copy, as `npm install` does. */
export function linkLibrary(copy: string, name: string, folder: string): void {
  const link = join(copy, 'node_modules', name);
  rmSync(link, { force: true });
  symlinkSync(join(copy, folder), link);
}

/** A copy of the project as it is, which generators may change. The second value removes it. */
export function copyProject(): [string, () => void] {
  mkdirSync(join(root, '.foyer'), { recursive: true });
  const copy = mkdtempSync(join(root, '.foyer', 'generated-'));
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true, verbatimSymlinks: true });
  }
  bringPackages(copy);
  for (const name of readdirSync(join(root, 'node_modules/@foyer'))) {
    const folder = realpathSync(join(root, 'node_modules/@foyer', name)).slice(root.length + 1);
    linkLibrary(copy, `@foyer/${name}`, folder);
  }
  return [copy, () => rmSync(copy, { recursive: true, force: true })];
}

/** Remembers what the copy holds; what is returned lists the files that have changed since. */
export function rememberContents(copy: string): () => string[] {
  const hash = (file: string) =>
    createHash('sha1')
      .update(readFileSync(join(copy, file)))
      .digest('hex');
  const before = new Map(
    projectFiles()
      .filter((file) => existsSync(join(copy, file)))
      .map((file) => [file, hash(file)]),
  );
  return () => [...before].filter(([file, old]) => hash(file) !== old).map(([file]) => file);
}
