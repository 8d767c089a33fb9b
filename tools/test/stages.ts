import { availableParallelism } from 'node:os';
import { findBrowser, thisMachine } from './browser.ts';
import { checks } from './checks.ts';
import { type Finished, runScript, runTool } from './commands.ts';
import { findPostgres } from './postgres.ts';
import { playwright, vitest } from './reports.ts';
import type { Phase } from './runner.ts';
import type { Outcome, Stage } from './stage.ts';
import { typeChecks } from './types.ts';

/** Finds or installs the browser; every later stage and its children read the variable. */
async function prepareBrowser(): Promise<Outcome> {
  process.env['FOYER_CHROMIUM'] = await findBrowser(thisMachine);
  return { passed: 1, failed: 0, note: process.env['FOYER_CHROMIUM'] };
}

/** Finds or installs PostgreSQL. Outside CI a machine may do without: the tests then run on the embedded database alone. */
async function preparePostgres(): Promise<Outcome> {
  try {
    process.env['TEST_DATABASE_URL'] = await findPostgres(process.env);
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (process.env['CI']) throw error;
    return { passed: 0, failed: 0, skipped: true, note: error instanceof Error ? error.message : String(error) };
  }
}

/** What many stages do not read. */
const documents = /^(?:docs|\.github|\.ci)\/|(?:^|\/)README\.md$/;
const tests = /\.(?:test|stories)\.tsx?$/;
const endToEndTests = /^apps\/portal\/e2e\//;
const storybook = /^\.storybook\//;
const serverCode = /^(?:apps\/server|libs\/demo)\//;
const portalCode = /^(?:apps\/portal|libs\/(?:ui|modules|widgets)|\.storybook)\//;
const forServer = [documents, portalCode];
const demo = /^libs\/demo\//;
const specs = /\.spec\.ts$/;

export const browser: Stage = { id: 'browser', title: 'A browser for the tests', run: prepareBrowser };
export const postgres: Stage = { id: 'postgres', title: 'PostgreSQL for the tests', run: preparePostgres };

export const contract: Stage = {
  id: 'contract',
  title: 'Contract, generated files, migrations',
  ignores: [documents],
  run: () =>
    checks(
      () => runTool('redocly', ['lint', 'v2']),
      () => runScript('tools/contract/fresh.ts'),
      () => runScript('tools/contract/breaking.ts'),
      () => runScript('tools/migrations/complete.ts'),
    ),
};

const format: Stage = {
  id: 'format',
  title: 'Format',
  ignores: [],
  run: () => checks(() => runTool('prettier', ['--check', '--log-level=warn', '.'])),
};

/** One process over everything: one per package would load rules and parser 28 times. The import rules read Nx's graph, so it is brought up to date first. */
async function eslint(files: readonly string[]): Promise<Finished> {
  const graph = await runTool('nx', ['show', 'projects']);
  return graph.code === 0 ? runTool('eslint', ['--no-warn-ignored', ...files]) : graph;
}

/** Lint of some files or folders. */
export const lintOf = (files: readonly string[]): Stage => ({
  id: 'lint',
  title: 'Lint and boundaries',
  ignores: [documents],
  run: () => checks(() => eslint(files)),
});
export const lint = lintOf(['.']);

/** Files, exports and packages that nothing uses. */
export const unused: Stage = { id: 'unused', title: 'Unused code', ignores: [documents], run: () => checks(() => runTool('knip', [])) };

export const types: Stage = { id: 'types', title: 'Types', ignores: [documents], run: () => checks(...typeChecks) };

export const translations: Stage = {
  id: 'translations',
  title: 'Translations',
  ignores: [documents],
  run: () => checks(() => runScript('tools/i18n/check.ts')),
};

const unit: Stage = {
  id: 'unit',
  title: 'Unit tests',
  ignores: [demo, specs],
  run: () => vitest('unit', ['--project=unit']),
};

/** Vitest takes one worker less than there are cores. Tests that wait, for processes or for a time to pass, leave theirs idle; while one waits another works. */
const overlapping = [`--maxWorkers=${Math.max(2, availableParallelism() - 1)}`];

// Not in one run with the unit tests: between files of two projects Vitest ends its workers, and what they have loaded is lost.
const tools: Stage = {
  id: 'tools',
  title: 'Tests of the tools',
  ignores: [],
  run: () => vitest('tools', ['--project=tools', ...overlapping]),
};

const server: Stage = {
  id: 'server',
  title: 'Server tests, embedded database',
  // Where there is no PostgreSQL all of them run here.
  needs: ['postgres'],
  // Some hold options and texts to where the portal and the guide have them.
  ignores: [specs, storybook],
  run: () => vitest('server', ['--project=server-embedded', ...overlapping]),
};

const serverPostgres: Stage = {
  id: 'server-postgres',
  title: 'Server tests, PostgreSQL',
  needs: ['postgres'],
  ignores: forServer,
  run: async () =>
    process.env['TEST_DATABASE_URL']
      ? vitest('server-postgres', ['--project=server-postgres'])
      : { passed: 0, failed: 0, skipped: true, note: 'without PostgreSQL all of them ran on the embedded database' },
};

const fuzz: Stage = { id: 'fuzz', title: 'Contract fuzz', ignores: forServer, run: () => vitest('fuzz', ['--project=fuzz']) };

const stories: Stage = {
  id: 'stories',
  title: 'Stories in the browser',
  needs: ['browser'],
  ignores: [serverCode, endToEndTests, /\.test\.tsx?$/],
  run: () => vitest('stories', ['--project=stories', '--project=stories-preact']),
};

/** Nx knows what it reads, and keeps what it made. */
const build: Stage = { id: 'build', title: 'Build', run: () => checks(() => runTool('nx', ['run-many', '-t', 'build'])) };

const sizes: Stage = {
  id: 'sizes',
  title: 'Sizes and built messages',
  needs: ['build'],
  ignores: [documents, tests, endToEndTests, serverCode, storybook],
  run: () =>
    checks(
      () => runScript('tools/sizes/sizes.ts'),
      () => runScript('tools/sizes/entries.ts'),
      () => runScript('tools/i18n/check.ts', ['--built']),
    ),
};

const generated: Stage = {
  id: 'generated',
  title: 'What the generators make',
  needs: ['browser'],
  ignores: [endToEndTests],
  run: () => checks(() => runScript('tools/generate/check.ts')),
};

/** Leaves the built example, which the end-to-end tests open. */
const packed: Stage = {
  id: 'packages',
  title: 'Packages as they are installed',
  needs: ['build'],
  ignores: [documents, tests, endToEndTests, serverCode, storybook],
  run: () => checks(() => runScript('tools/pack/check.ts')),
};

const endToEnd: Stage = {
  id: 'e2e',
  title: 'End to end in the browser',
  needs: ['browser', 'build', 'packages'],
  ignores: [documents, tests, storybook],
  run: () => playwright('e2e', process.env['FOYER_SHARD'] ? [`--shard=${process.env['FOYER_SHARD']}`] : []),
};

/**
 * The whole run. Two stages at once share the two cores as long as nothing measures time, the longest first, so that no core is idle in the end. The
 * stories and the end-to-end tests have the cores to themselves.
 */
export const phases: readonly Phase[] = [
  [browser, postgres],
  [build, server, serverPostgres, generated, tools, fuzz, lint, packed, unused, unit, sizes, format, types, contract, translations],
  [stories],
  [endToEnd],
];
