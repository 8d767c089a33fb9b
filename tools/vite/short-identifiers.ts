import hash from '@emotion/hash';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

// Not at the beginning: an "a", for blockers of advertisements hide classes such as `ad1`.
const first = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const second = `aA0123456789${first}`;
const places = first.length * second.length;

/** Two characters for each file: those of its hash, or the next that are free, so that a new file rarely changes another's. */
function assign(hashes: readonly string[]): Map<string, string> {
  const prefixes = new Map<string, string>();
  const taken = new Set<number>();
  for (const fileHash of [...hashes].sort()) {
    let place = Number.parseInt(fileHash, 36) % places;
    while (taken.has(place)) place = (place + 1) % places;
    taken.add(place);
    prefixes.set(fileHash, first[place % first.length]! + second[Math.floor(place / first.length)]!);
  }
  return prefixes;
}

/**
 * The classes of a build in three or four characters, where vanilla-extract takes eight: a document names thousands. The same in every build of the same
 * files, since server and browser are built apart. `folder` is that of the package that is built.
 */
export function shortIdentifiers(root: string, folder: string): (options: { hash: string }) => string {
  const { name: built } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  // What vanilla-extract makes a file's hash of.
  const scopeOf = (file: string) => `${built}${relative(folder, join(root, file)).split(sep).join('/')}`;
  const files = globSync('{apps,libs}/**/*.css.ts', { cwd: root, exclude: (name) => name.includes('node_modules') });
  if (files.length > places) throw new Error(`There are more style files than ${places} names.`);
  const prefixes = assign(files.map((file) => hash(scopeOf(file))));
  return ({ hash: identifier }) => {
    // What follows the file's hash counts within the file.
    const length = [6, 7, 5, 4].find((characters) => prefixes.has(identifier.slice(0, characters)));
    return length === undefined ? `_${identifier}` : prefixes.get(identifier.slice(0, length))! + identifier.slice(length);
  };
}
