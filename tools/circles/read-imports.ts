import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Imports } from './circles.ts';

/** Reads, by paths from the repository's root, what the TypeScript files of some folders import from each other: statically, as types alone, and with `import()`. */
export function readImports(root: string, patterns: readonly string[]): Imports {
  const files = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, false);
      const paths = importedFiles
        .map(({ fileName }) => fileName)
        .filter((name) => name.startsWith('.'))
        .map((name) => join(root, dirname(file), name));
      return [file, paths.filter((path) => existsSync(path)).map((path) => relative(root, path))];
    }),
  );
}
