import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesWithoutDatabase } from './without-database.ts';

/** Why a test file runs on the embedded database too, as its first line says: `// @embedded: kills the server`. */
export const embeddedReason = (text: string): string | undefined => /^\/\/ @embedded: (\S.*)\n/.exec(text)?.[1];

/** The test files of a folder that are tagged to run on the embedded database too. */
export const taggedFiles = (folder: string, include: readonly string[]): string[] =>
  globSync(include, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => embeddedReason(readFileSync(join(folder, file), 'utf8')) !== undefined)
    .sort();

/** What runs on the embedded database where PostgreSQL has the rest: the tagged files, and those that come to no database. */
export const embeddedFiles = (folder: string, include: readonly string[]): string[] => [
  ...taggedFiles(folder, include),
  ...filesWithoutDatabase(folder, include),
];
