import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** The files whose code each file runs, by their paths from the repository's root: imports of types alone are none. */
export type RunImports = ReadonlyMap<string, ReadonlySet<string>>;

const typesAlone = /^(?:import|export) type\b[^;]*;/gm;
const named = /^(?:import|export)\s*\{([^}]*)\}\s*from\s*'([^']+)'/gm;
const sideEffect = /^import '(\.[^']+)'/gm;

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ') as [string, string?]);

/** What one gets from a package by its name and `exports`: `@foyer/ui/theme` → `libs/ui/src/theme/index.ts`. */
function readEntries(root: string): Map<string, string> {
  const manifests = globSync('{apps/*,libs/*,libs/*/*,tools}/package.json', { cwd: root, exclude: ['**/node_modules/**'] });
  return new Map(
    manifests.flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name: string;
        exports?: Record<string, unknown>;
      };
      return Object.entries(exports).flatMap(([path, target]): [string, string][] =>
        typeof target === 'string' ? [[`${name}${path.slice(1)}`, join(dirname(file), target)]] : [],
      );
    }),
  );
}

interface Source {
  text: string;
  /** The file that each name comes from, where it is handed on from another. */
  handsOn: Map<string, string>;
}

/**
 * Reads what the code of the given files runs. What is imported by name through a file that hands it on, as a library's index does, leads to where it
 * is from and not to all that the index knows.
 */
export function readRunImports(root: string, patterns: readonly string[]): RunImports {
  const entries = readEntries(root);
  const files = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  const target = (file: string, specifier: string): string | undefined => {
    const path = specifier.startsWith('.')
      ? relative(root, join(root, dirname(file), specifier.split('?', 1)[0]!))
      : entries.get(specifier);
    return path !== undefined && existsSync(join(root, path)) ? path : undefined;
  };
  const sources = new Map(
    files.map((file): [string, Source] => {
      const text = readFileSync(join(root, file), 'utf8').replace(typesAlone, '');
      const handsOn = new Map<string, string>();
      for (const [statement, list, specifier] of text.matchAll(named)) {
        const from = statement.startsWith('export') ? target(file, specifier!) : undefined;
        if (from) for (const [name, as = name] of namesIn(list!)) handsOn.set(as, from);
      }
      return [file, { text, handsOn }];
    }),
  );
  const origin = (file: string, name: string): string => {
    const next = sources.get(file)?.handsOn.get(name);
    return next === undefined ? file : origin(next, name);
  };
  const importsOf = (file: string, { text }: Source): Set<string> => {
    const found = new Set<string>();
    const rest = text.replace(named, (statement, list: string, specifier: string) => {
      const from = target(file, specifier);
      // What an index hands on is its own import only for those who take everything of it.
      if (from) for (const [name] of namesIn(list)) found.add(statement.startsWith('export') ? from : origin(from, name));
      for (const [, effect] of sources.get(from ?? '')?.text.matchAll(sideEffect) ?? []) {
        const path = target(from!, effect!);
        if (path) found.add(path);
      }
      return '';
    });
    for (const { fileName } of ts.preProcessFile(rest, true, false).importedFiles) {
      const path = target(file, fileName);
      if (path) found.add(path);
    }
    return found;
  };
  return new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
}

/** The changed files and all that run them, directly or not. What is found at a roof, which composes everything, does not go on from there. */
export function runBy(imports: RunImports, changed: Iterable<string>, roofs: readonly string[] = []): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file]);
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    if (!roofs.includes(file)) importers.get(file)?.forEach(visit);
  };
  for (const file of changed) visit(file);
  return reached;
}
