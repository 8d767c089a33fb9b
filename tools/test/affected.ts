import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './commands.ts';
import { readRunImports, runBy, type RunImports } from './imports.ts';

/** What a change can reach, by file. */
export interface Reached {
  /** Files with tests and stories. */
  tests: string[];
  /** All files that run what was changed, itself included. */
  files: ReadonlySet<string>;
  /** A changed file that everything depends on: all tests are reached. */
  everything?: string;
}

/** Here each application is composed of its parts: what lies on the other side is the parts' neighbours, not what they run. */
const roofs = ['apps/server/src/features.ts', 'apps/portal/src/router/table.ts'];
/** The tests of the composed server. */
const wholeServer = /^apps\/server\/test\/(?:app|contract|authorisation\/.*)\.test\.ts$/;

const wide =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|\.npmrc|tools\/vite\/|\.storybook\/preview\.tsx|apps\/server\/test\/setup\/)/;
const isTest = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file);
const isCode = (file: string) => /\.(?:tsx?|mjs)$/.test(file);
const isDocument = (file: string) => /^docs\/|(?:^|\/)README\.md$/.test(file);

/** The package that a file belongs to: `libs/modules/gallery`. */
const packageOf = (file: string) => /^(?:apps\/[^/]+|libs\/(?:modules|widgets)\/[^/]+|libs\/[^/]+|tools|\.storybook)\//.exec(file)?.[0];
const featureOf = (file: string) => /^apps\/server\/src\/features\/[^/]+\//.exec(file)?.[0];

/** Follows changed files through the imports to the tests that run them. */
export function reach(imports: RunImports, changed: readonly string[]): Reached {
  const files = runBy(
    imports,
    changed.filter((file) => isCode(file)),
    roofs,
  );
  // What is no code is read by its package; a feature's tests ask the composed server for it.
  const folders = changed.filter((file) => !isCode(file) && !isDocument(file)).flatMap((file) => packageOf(file) ?? []);
  const features = [...files].filter((file) => !isTest(file)).flatMap((file) => featureOf(file) ?? []);
  const within = [...new Set([...folders, ...features])];
  const composed = roofs.some((roof) => roof.startsWith('apps/server/') && files.has(roof));
  const tests = [...imports.keys()].filter(
    (file) => isTest(file) && (files.has(file) || within.some((folder) => file.startsWith(folder)) || (composed && wholeServer.test(file))),
  );
  return { tests: tests.sort(), files, everything: changed.find((file) => wide.test(file)) };
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return lines(output);
}

/** What differs from `base`, committed or not, and still exists. */
export async function changedFiles(base: string): Promise<string[]> {
  const since = await git('merge-base', base, 'HEAD');
  const changed = await git('diff', '--name-only', '--no-renames', since[0]!);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(root, file)));
}

/** The imports of everything in the checkout. */
export const allImports = (): RunImports => readRunImports(root, ['{apps,libs,tools,.storybook}/**/*.{ts,tsx,mjs}', '*.ts']);
