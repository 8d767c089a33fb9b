import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, runTool } from './commands.ts';
import { flakyTests, flakyVitestTests, type PlaywrightReport } from './flaky.ts';
import type { VitestReport } from './reports.ts';

let folder: string;

beforeAll(() => {
  mkdirSync(join(root, '.foyer'), { recursive: true });
  folder = mkdtempSync(join(root, '.foyer/flaky-'));
  writeFileSync(join(folder, 'playwright.config.ts'), `export default { retries: 1, projects: [{ name: 'phone' }] };`);
  writeFileSync(
    join(folder, 'seed.spec.ts'),
    `import { expect, test } from '@playwright/test';
test('passes', () => undefined);
test.describe('a group', () => {
  test.describe('within', () => {
    test('is late', ({}, { retry }) => expect(retry, 'the first try').toBe(1));
  });
});
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what Playwright had to repeat is named, with what went wrong at first', async () => {
  const file = join(folder, 'report.json');
  const args = ['test', '--reporter=json', `--config=${join(folder, 'playwright.config.ts')}`];
  const { code, output } = await runTool('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  expect(code, output).toBe(0);
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  expect(report.stats).toMatchObject({ expected: 1, unexpected: 0, flaky: 1 });
  expect(flakyTests(report)).toEqual(['[phone] seed.spec.ts:5 › a group › within › is late\nError: the first try']);
});

test('what Vitest had to repeat is named, with what went wrong at first', async () => {
  writeFileSync(
    join(folder, 'seed.test.ts'),
    `import { describe, expect, test } from 'vitest';
let tries = 0;
test('passes', () => undefined);
describe('a group', () => {
  test('is late', () => {
    tries += 1;
    expect(tries, 'the first try').toBe(2);
  });
});
`,
  );
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { include: ['*.test.ts'] } };`);
  const file = join(folder, 'vitest.json');
  const args = ['run', '--retry=1', `--root=${folder}`, '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runTool('vitest', args);
  expect(code, output).toBe(0);
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  expect(report).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
  expect(flakyVitestTests(report.testResults!, folder)).toEqual([
    'seed.test.ts › a group is late\nAssertionError: the first try: expected 1 to be 2 // Object.is equality',
  ]);
});

test('of a story the reason is given, not the link to it', () => {
  const failureMessages = [
    'Error: \n\u001B[34mClick to debug the error directly in Storybook: http://a.test/?path=/story\u001B[39m\n\nexpect(it)\n',
  ];
  const file = { name: '/project/libs/a.stories.tsx', assertionResults: [{ fullName: 'Opens', status: 'passed', failureMessages }] };
  expect(flakyVitestTests([file], '/project')).toEqual(['libs/a.stories.tsx › Opens\nexpect(it)']);
});

test('a report without suites names no test', () => {
  expect(flakyTests({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 } })).toEqual([]);
});
