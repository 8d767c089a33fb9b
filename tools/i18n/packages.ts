import { globSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '..', '..');

/** The language the code is written in; every other one is translated from it. */
export const sourceLocale = 'en_GB';

/** The folders whose texts are in flat files, key to message, written by hand: the server (problems, labels) and the mails. */
export const flatPackages = ['apps/server', 'libs/mails'];

/** The folders whose texts are in the code, extracted to a `lang` folder of their own: the portal and every other library. */
export function speakingPackages(from = root): string[] {
  return globSync('{apps/portal,libs/*,libs/{modules,widgets}/*}/package.json', { cwd: from })
    .map((file) => dirname(file).split(sep).join('/'))
    .filter((folder) => !flatPackages.includes(folder))
    .sort();
}
