// `npm run check`: what the changes since the main branch can reach, by file, without build and end-to-end tests; it names those that are due.
import { allImports, changedFiles, reach, type Reached } from './affected.ts';
import { checks } from './checks.ts';
import { runTool } from './commands.ts';
import { report } from './report.ts';
import { vitest } from './reports.ts';
import type { Phase } from './runner.ts';
import { specsFor } from './specs.ts';
import type { Stage } from './stage.ts';
import { browser, contract, lint, lintOf, postgres, translations, types, unused } from './stages.ts';

const base = process.argv[2] ?? 'main';

const format = (files: string[]): Stage => ({
  id: 'format',
  title: 'Format of the changed files',
  run: () => checks(() => runTool('prettier', ['--check', '--log-level=warn', '--ignore-unknown', ...files])),
});

const inBrowser = /\.stories\.tsx$/;
const onServer = /^(?:apps\/server|libs\/demo)\//;

/** One run for each kind: between files of two projects Vitest ends its workers, and what they have loaded is lost. */
function tests({ tests: files, everything }: Reached): Record<'stories' | 'others', Stage[]> {
  const run = (id: string, title: string, projects: string[], some: string[], needs: string[] = []): Stage[] => {
    if (!everything && some.length === 0) return [];
    const args = projects.map((project) => `--project=${project}`);
    const chosen = everything ? [] : some;
    return [
      {
        id,
        title: `${title}${everything ? '' : `, ${some.length} files`}`,
        needs,
        run: () => vitest(id, ['--passWithNoTests', ...args, ...chosen]),
      },
    ];
  };
  const server = files.filter((file) => onServer.test(file));
  const tools = files.filter((file) => file.startsWith('tools/'));
  const stories = files.filter((file) => inBrowser.test(file));
  const rest = files.filter((file) => ![server, tools, stories].some((others) => others.includes(file)));
  return {
    stories: run('stories', 'Stories in the browser', ['stories', 'stories-preact'], stories, ['browser']),
    others: [
      ...run('server', 'Server tests', ['server-embedded', 'server-postgres'], server, ['postgres']),
      ...run('unit', 'Unit tests', ['unit'], rest),
      ...run('tools', 'Tests of the tools', ['tools'], tools),
    ],
  };
}

function phasesFor(files: string[]): Phase[] {
  if (files.length === 0) throw new Error(`Nothing differs from ${base}.`);
  const imports = allImports();
  const reached = reach(imports, files);
  if (reached.everything) console.log(`${reached.everything} reaches everything.\n`);
  const specs = specsFor(reached.files, imports);
  if (specs.length > 0)
    console.log(`End-to-end tests that open what changed:\n  npm run build && npm run test:e2e -- ${specs.join(' ')}\n`);
  const code = files.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
  const rules = files.some((file) => /^(?:eslint\.config|tools\/eslint\/)/.test(file));
  const declared = files.some((file) =>
    /^(?:openapi|libs\/api|apps\/server\/drizzle|tools\/contract|tools\/migrations)\/|\.tables\.ts$/.test(file),
  );
  const linted = rules || reached.everything ? [lint] : code.length > 0 ? [lintOf(code)] : [];
  const { stories, others } = tests(reached);
  return [
    [browser, postgres],
    [...others, ...linted, ...(code.length > 0 ? [unused] : []), types, translations, ...(declared ? [contract] : []), format(files)],
    stories,
  ];
}

await report(async () => phasesFor(await changedFiles(base)));
