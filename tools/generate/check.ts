// What the generators make must pass everything that is asked of the rest: run on a copy of the project as it is.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lean } from '../test/types.ts';
import { copyProject, linkLibrary, rememberContents } from './copy.ts';

const start = performance.now();
const [copy, remove] = copyProject();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const execute = promisify(execFile);
const env = { ...process.env, ...lean.env, NX_DAEMON: 'false', NX_TUI: 'false' };

/** Runs a step in the copy; what it printed is shown where it fails. */
async function step(title: string, script: string, ...args: string[]): Promise<void> {
  const begin = performance.now();
  try {
    await execute(process.execPath, [join(copy, script), ...args], { cwd: copy, env, maxBuffer: 64 * 1024 ** 2 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`✗ ${title}\n${stdout}\n${stderr}`, { cause: error });
  }
  console.log(`✓ ${title}, ${seconds(begin)}`);
}

const generate = (...args: string[]) => step(`npm run generate ${args.join(' ')}`, 'tools/generate/generate.ts', ...args, '--no-link');
const written = ['libs/modules/seed-module', 'libs/widgets/seed-widget', 'libs/ui/src/seed-component'];
const touched = [...written, 'apps/server/src/features/pages/modules'];
const packages = 'node_modules';

/** Generated files name what made them at their beginning; the contract's bundle begins as such. */
const made = (file: string) => /Made by|auto-generated|"openapi":/.test(readFileSync(join(copy, file), 'utf8').slice(0, 200));

/** A new module edits no file but those that commands make. */
async function generateModule(): Promise<void> {
  const changed = rememberContents(copy);
  await generate('module', 'seed-module');
  const edited = changed().filter((file) => !made(file));
  if (edited.length > 0) throw new Error(`✗ a new module edits ${edited.join(', ')}`);
}

/** Writes one of each, with the figures that the generator leaves out where it may not link. */
async function generateAll(): Promise<void> {
  await generateModule();
  linkLibrary(copy, '@foyer/module-seed-module', 'libs/modules/seed-module');
  await generate('widget', 'seed-widget');
  linkLibrary(copy, '@foyer/widget-seed-widget', 'libs/widgets/seed-widget');
  await generate('component', 'seed-component', 'Controls');
  await step('sizes', 'tools/sizes/entries.ts', '--add', '--only', '@foyer/widget-seed-widget');
}

/** What reads the code without running it. */
async function inspect(): Promise<void> {
  await step('contract', `${packages}/@redocly/cli/bin/cli.js`, 'lint', 'v2');
  await step('no breaking change', 'tools/contract/breaking.ts');
  await step('types', `${packages}/typescript-7/bin/tsc`, '-p', '.', ...lean.args);
  await step('types of the server', `${packages}/typescript-7/bin/tsc`, '-p', 'apps/server', ...lean.args);
  await step('lint', `${packages}/eslint/bin/eslint.js`, ...touched);
  await step('format', `${packages}/prettier/bin/prettier.cjs`, '--check', ...touched, 'openapi', 'libs/ui/src/index.ts');
  await step('translations', 'tools/i18n/check.ts');
}

/** The files of tests that must run, each by a part of its path. */
const tests = [
  'apps/portal/src/host/modules/definitions.test.tsx',
  'libs/modules/seed-module/src/seed-module/seed-module.stories.tsx',
  'libs/widgets/seed-widget/src/options.test.ts',
  'libs/widgets/seed-widget/src/element.stories.tsx',
  'libs/widgets/seed-widget/src/seed-widget/seed-widget.stories.tsx',
  'libs/ui/src/seed-component/seed-component.stories.tsx',
  'libs/api/testing/factories/factories.test.ts',
  'apps/server/src/features/pages/modules/seed-module.test.ts',
];

/** All tests in one run, which starts everything once. A file that no project took would be left out in silence. */
async function test(): Promise<void> {
  const report = join(copy, '.foyer-report.json');
  // The server's are in one of its two projects: on PostgreSQL, or where there is none on the embedded database.
  const projects = ['unit', 'server-embedded', 'server-postgres', 'stories'].map((name) => `--project=${name}`);
  await step(
    'tests',
    `${packages}/vitest/vitest.mjs`,
    'run',
    ...projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...tests,
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string }[] };
  const left = tests.filter((file) => !testResults.some(({ name }) => name.replaceAll('\\', '/').endsWith(file)));
  if (left.length > 0) throw new Error(`✗ tests\nThese did not run: ${left.join(', ')}`);
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

try {
  console.log(`✓ copy, ${seconds(start)}`);
  await generateAll();
  // Both to their end: the copy is removed after them.
  const outcomes = await Promise.allSettled([inspect(), test()]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [message(outcome.reason)] : []));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
} catch (error) {
  console.error(message(error));
  process.exitCode = 1;
} finally {
  remove();
  console.log(seconds(start));
}
