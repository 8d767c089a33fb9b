import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const relativeImport = /(?:\bfrom|\bimport)\s*(?:\(\s*)?['"](\.[^'"]+)['"]/g;

/** The files that a file imports by their path. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(relativeImport)].map(([, path]) => join(dirname(file), path!));

/** The ways to the database of the running project: a copy of its template, one made beside it, and what other packages' tests use. */
const opensDatabase = (file: string, text: string): boolean =>
  text.includes("inject('template')") || text.includes("'@foyer/server/testing'") || file === join('test', 'databases.ts');

interface Source {
  opensDatabase: boolean;
  imports: string[];
}

function read(folder: string, file: string): Source {
  const path = join(folder, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return { opensDatabase: opensDatabase(file, text), imports: importsOf(file, text) };
}

/**
 * The test files of a folder that never come to the database their project is about, not through any import: rules, parsers, texts, and what opens a
 * database of its own kind. Running them for each database would prove nothing more.
 */
export function filesWithoutDatabase(folder: string, include: readonly string[] = ['{src,test}/**/*.test.ts']): string[] {
  const known = new Map<string, Source>();
  const comesToDatabase = (file: string, seen: Set<string>): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const source = known.get(file) ?? read(folder, file);
    known.set(file, source);
    return source.opensDatabase || source.imports.some((imported) => comesToDatabase(imported, seen));
  };
  return globSync(include, { cwd: folder })
    .filter((file) => !comesToDatabase(file, new Set()))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
