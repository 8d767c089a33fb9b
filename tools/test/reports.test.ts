import { expect, test } from 'vitest';
import { playwrightOutcome, vitestOutcome, type VitestReport } from './reports.ts';

const report = (counts: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  ...counts,
});

test('passed and failed tests are counted, left-out ones are noted', () => {
  const outcome = vitestOutcome(report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, success: false }), {
    code: 1,
    output: '',
  });
  expect(outcome).toMatchObject({ passed: 7, failed: 2, note: '1 skipped' });
});

test('a test file that cannot be loaded is a failure though no test failed', () => {
  expect(vitestOutcome(report({ numPassedTests: 7, success: false }), { code: 1, output: '' })).toMatchObject({ passed: 7, failed: 1 });
  expect(vitestOutcome(report({ numPassedTests: 7 }), { code: 1, output: 'unhandled error' })).toMatchObject({ passed: 7, failed: 1 });
});

test('an end-to-end test that passed only when repeated has passed and is named', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  const tests = [{ projectName: 'phone', status: 'flaky' as const, results: [] }];
  const suites = [{ title: 'a.spec.ts', specs: [{ title: 'opens', file: 'a.spec.ts', line: 3, tests }] }];
  expect(playwrightOutcome({ stats, suites }, { code: 1, output: '' })).toMatchObject({
    passed: 6,
    failed: 1,
    flaky: ['[phone] a.spec.ts:3 › opens'],
  });
  expect(playwrightOutcome({ stats: { ...stats, unexpected: 0 } }, { code: 0, output: '' })).toMatchObject({ passed: 6, failed: 0 });
});

test('an end-to-end run that broke off is a failure', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
  expect(playwrightOutcome({ stats }, { code: 1, output: '' })).toMatchObject({ passed: 5, failed: 1 });
});
