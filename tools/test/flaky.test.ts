import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, runTool } from './commands.ts';
import { flakyTests, type PlaywrightReport } from './flaky.ts';

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

test('a report without suites names nobody', () => {
  expect(flakyTests({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 } })).toEqual([]);
});
