import { globSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '..', '..');

/** The language the code is written in; every other one is translated from it. */
export const sourceLocale = 'en_GB';

/** The folders that have a `lang` folder of their own: the portal and every library. */
export function speakingPackages(from = root): string[] {
  return globSync('{apps/portal,libs/*,libs/{modules,widgets}/*}/package.json', { cwd: from })
    .map((file) => dirname(file).split(sep).join('/'))
    .sort();
}

/** The server's own texts (problems, mails) are in flat files: key to message. */
export const serverPackage = 'apps/server';
