import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runStage, type Outcome, type Stage } from './stage.ts';
import { phases } from './stages.ts';
import { unlessUnchanged } from './unchanged.ts';

/** A tree of files that a test edits, with a stage that reads all but its documents. */
function project(outcome: Partial<Outcome> = {}, more: Partial<Stage> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-green-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = new Map([
    ['a.ts', 'one'],
    ['docs/a.md', 'one'],
  ]);
  let runs = 0;
  const run = async () => {
    runs += 1;
    return { passed: 7, failed: 0, ...outcome };
  };
  const stage = unlessUnchanged(
    { id: 'unit', title: 'Unit', ignores: [/^docs\//], run, ...more },
    { file: join(folder, 'green.json'), files: async () => new Map(files) },
  );
  return { files, run: () => runStage(stage), runs: () => runs };
}

test('a stage that was green is left out until a file that it reads changes, and says so', async () => {
  const { files, run, runs } = project();
  expect(await run()).toMatchObject({ passed: 7 });
  files.set('docs/a.md', 'two');
  expect(await run()).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: true,
    unchanged: true,
    note: expect.stringMatching(/^unchanged since 7 passed/),
  });
  files.set('a.ts', 'two');
  expect(await run()).toMatchObject({ passed: 7 });
  files.set('new.ts', '');
  await run();
  files.delete('new.ts');
  await run();
  expect(runs()).toBe(4);
});

test.each([
  ['failed', { failed: 1 }, {}],
  ['was flaky', { flaky: ['a › opens'] }, {}],
  ['was left out', { passed: 0, skipped: true }, {}],
  ['says nothing of what it reads', {}, { ignores: undefined }],
])('one that %s runs again', async (_, outcome, more) => {
  const { run, runs } = project(outcome, more);
  await run();
  await run();
  expect(runs()).toBe(2);
});

test('one during which a file was edited runs again', async () => {
  const seed = project({}, { run: async () => (seed.files.set('a.ts', String(Math.random())), { passed: 1, failed: 0 }) });
  await seed.run();
  expect(await seed.run()).toMatchObject({ passed: 1 });
});

test('another Node, database or browser is another run', async () => {
  const { run, runs } = project();
  await run();
  const before = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = 'postgres://elsewhere';
  await run();
  if (before === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = before;
  expect(runs()).toBe(2);
});

/** The stages that run again after a change of a file. */
const reached = (path: string) =>
  phases
    .flat()
    .filter(({ ignores }) => ignores && !ignores.some((pattern) => pattern.test(path)))
    .map(({ id }) => id);

test.each([
  ['docs/operating.md', ['generated', 'tools', 'unit', 'stories', 'format'], ['server-postgres', 'e2e', 'types']],
  [
    'apps/server/src/features/news/news.service.ts',
    ['server', 'server-postgres', 'fuzz', 'unit', 'e2e', 'generated', 'lint', 'types'],
    ['stories'],
  ],
  ['libs/demo/src/articles/a.md', ['server', 'server-postgres', 'fuzz', 'e2e'], ['unit', 'stories']],
  ['libs/ui/src/button/button.tsx', ['unit', 'stories', 'e2e', 'sizes', 'lint', 'server'], ['server-postgres', 'fuzz']],
  ['libs/ui/src/button/button.stories.tsx', ['stories', 'unit', 'lint'], ['server-postgres', 'sizes', 'e2e']],
  ['apps/portal/e2e/once/shop.spec.ts', ['e2e', 'lint', 'format'], ['server', 'unit', 'stories', 'sizes']],
  ['libs/api/openapi.gen.json', ['server', 'server-postgres', 'fuzz', 'unit', 'stories', 'e2e', 'contract', 'sizes'], []],
  ['package-lock.json', ['server', 'server-postgres', 'fuzz', 'unit', 'stories', 'e2e', 'tools', 'lint', 'types', 'sizes'], []],
])('%s', (path, runs, left) => {
  expect(reached(path)).toEqual(expect.arrayContaining(runs));
  expect(reached(path).filter((id) => left.includes(id))).toEqual([]);
});
