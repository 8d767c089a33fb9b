import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { NpmPackage } from './packages.ts';

/** The package that an import takes: `react/jsx-runtime` is `react`. */
const packageOf = (id: string): string => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** The packages that built files import, in the alphabet's order. */
export function importsOf(sources: readonly string[]): string[] {
  const ids = sources.flatMap((source) => ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName));
  const names = ids.filter((id) => !id.startsWith('.')).map(packageOf);
  return [...new Set(names)].sort();
}

const needed = (peer: string) => peer.replace('?', '');

/** What the built package imports comes with it, in the versions that the project is tested with. Throws for an import that the project itself has no version of. */
function dependenciesOf(sources: readonly string[], { peers }: NpmPackage, versions: Readonly<Record<string, string>>) {
  const brought = Object.keys(peers).map(needed);
  const names = importsOf(sources).filter((name) => !brought.includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (!version) throw new Error(`A built file imports ${name}, which package.json does not name.`);
      return [name, `^${version}`];
    }),
  );
}

/** What describes a package to npm and to bundlers; `folder` is its library's `dist/package`, `extra` are doors that are no scripts. */
export function manifestOf(one: NpmPackage, folder: string, versions: Readonly<Record<string, string>>, extra: readonly string[]) {
  const files = globSync('**/*.{js,d.ts}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const doors = Object.keys(one.doors).map((door) => [
    door === 'index' ? '.' : `./${door}`,
    { types: `./${door}.d.ts`, default: `./${door}.js` },
  ]);
  const { version } = JSON.parse(readFileSync(join(folder, '../../package.json'), 'utf8')) as { version: string };
  const optional = Object.keys(one.peers).filter((peer) => peer.endsWith('?'));
  return {
    name: one.name,
    version,
    description: one.description,
    keywords: one.keywords,
    license: 'UNLICENSED',
    type: 'module',
    exports: Object.fromEntries([...doors, ...[...extra, 'package.json'].map((file) => [`./${file}`, `./${file}`])]) as unknown,
    ...(extra.includes('custom-elements.json') && { customElements: 'custom-elements.json' }),
    // Importing the elements defines them; all else does nothing by being imported.
    sideEffects: extra.includes('custom-elements.json') ? true : ['**/*.css'],
    dependencies: dependenciesOf(files, one, versions),
    peerDependencies: Object.fromEntries(Object.entries(one.peers).map(([peer, range]) => [needed(peer), range])),
    peerDependenciesMeta: Object.fromEntries(optional.map((peer) => [needed(peer), { optional: true }])),
    engines: { node: '>=20' },
  };
}
