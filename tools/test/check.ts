// `npm run check`: what the changes since the main branch may have broken, without build and end-to-end tests.
import { findAffected, type Affected } from './affected.ts';
import { checks } from './checks.ts';
import { runTool } from './commands.ts';
import { report } from './report.ts';
import { vitest } from './reports.ts';
import type { Phase } from './runner.ts';
import type { Stage } from './stage.ts';
import { browser, contract, postgres, translations, types } from './stages.ts';

const base = process.argv[2] ?? 'main';

const format = (files: string[]): Stage => ({
  id: 'format',
  title: 'Format of the changed files',
  run: () => checks(() => runTool('prettier', ['--check', '--log-level=warn', '--ignore-unknown', ...files])),
});

const lint: Stage = {
  id: 'lint',
  title: 'Lint of the affected packages',
  run: () => checks(() => runTool('nx', ['affected', '-t', 'lint', `--base=${base}`])),
};

const tests = (folders: string[]): Stage => ({
  id: 'tests',
  title: 'Tests of the affected packages',
  needs: ['browser', 'postgres'],
  run: () => vitest('check', ['--passWithNoTests', ...folders.map((folder) => `${folder}/`)]),
});

function phasesFor({ folders, files }: Affected): Phase[] {
  if (files.length === 0) throw new Error(`Nothing differs from ${base}.`);
  const cheap = [contract, types, translations, format(files)];
  if (folders.length === 0) return [cheap];
  return [[browser, postgres], [lint, ...cheap], [tests(folders)]];
}

await report(async () => phasesFor(await findAffected(base)));
