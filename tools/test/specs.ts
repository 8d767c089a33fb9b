import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './commands.ts';
import type { RunImports } from './imports.ts';

const folder = 'apps/portal/e2e/';
const routes = /path: '([^']*)'[^}]*?import\('\.\.\/([^']+)'\)/g;
/** The frame around every page, and what starts them. */
const around = /^apps\/portal\/src\/(?:router\/|(?:entry|main|start|client)[\w.-]*\.tsx?$)/;

/** How a test writes the address of a route, by its first part. */
const addressOf = (path: string): RegExp => {
  const [first] = path.split('/');
  return first ? new RegExp(`/${first}(?![\\w-])`) : /\/de_DE['"`?#]/;
};

/**
 * The end-to-end specs that open a route which runs one of these files, or are named like a feature of the server that does. Only a list to begin
 * with: what a spec comes across on its way is not written in it.
 */
export function specsFor(
  reached: ReadonlySet<string>,
  imports: RunImports,
  read = (file: string) => readFileSync(join(root, file), 'utf8'),
): string[] {
  const specs = [...imports.keys()].filter((file) => file.startsWith(folder) && file.endsWith('.spec.ts'));
  const text = (spec: string) =>
    [spec, ...(imports.get(spec) ?? [])]
      .filter((file) => file.startsWith(folder))
      .map(read)
      .join('\n');
  const addresses = [...read('apps/portal/src/router/table.ts').matchAll(routes)]
    .filter(([, , source]) => reached.has(`apps/portal/src/${source}`))
    .map(([, path]) => addressOf(path!));
  const isAll = [...reached].some((file) => around.test(file) && !file.endsWith('table.ts'));
  const names = new Set([...reached].flatMap((file) => /^apps\/server\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? []));
  return specs
    .filter(
      (spec) =>
        isAll || reached.has(spec) || names.has(basename(spec, '.spec.ts')) || addresses.some((address) => address.test(text(spec))),
    )
    .map((spec) => spec.slice(folder.length))
    .sort();
}
