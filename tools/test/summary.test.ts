import { expect, test } from 'vitest';
import { closingLine, exitCode, flakyWarning, summaryTable } from './summary.ts';

const lint = { id: 'lint', title: 'Lint', passed: 1, failed: 0, seconds: 12.34 };
const unit = { id: 'unit', title: 'Unit tests', passed: 40, failed: 2, seconds: 3 };
const postgres = { id: 'postgres', title: 'PostgreSQL', passed: 0, failed: 0, seconds: 0, skipped: true, note: 'none answers' };

test('one line per stage, and the sum in the closing line', () => {
  expect(summaryTable([lint, unit, postgres]).split('\n')).toEqual([
    '✓  Lint           1 passed    0 failed    12.3 s',
    '✗  Unit tests    40 passed    2 failed     3.0 s',
    '–  PostgreSQL     0 passed    0 failed     0.0 s  none answers',
  ]);
  expect(closingLine([lint, unit, postgres])).toBe('41 passed, 2 failed');
});

test('a failure, or no test at all, ends with 1', () => {
  expect(exitCode([lint])).toBe(0);
  expect(exitCode([lint, unit])).toBe(1);
  expect(exitCode([postgres])).toBe(1);
  expect(exitCode([postgres, { ...unit, passed: 0, failed: 0, skipped: true, unchanged: true }])).toBe(0);
});

test('flaky tests are in their row, below the table by name, and in the closing line, and fail nothing', () => {
  const e2e = {
    id: 'e2e',
    title: 'E2E',
    passed: 9,
    failed: 0,
    seconds: 3,
    note: '1 skipped',
    flaky: ['[phone] a.spec.ts:3 › opens\nToo late', 'b'],
  };
  expect(summaryTable([lint, e2e]).split('\n')[1]).toBe('!  E2E      9 passed    0 failed     3.0 s  2 FLAKY  1 skipped');
  expect(flakyWarning([lint, e2e])?.split('\n')).toEqual([
    expect.stringMatching(/^! 2 FLAKY: .*Each is a fault to look into/) as string,
    '  ! [phone] a.spec.ts:3 › opens',
    '    Too late',
    '  ! b',
  ]);
  expect(flakyWarning([lint, unit])).toBeUndefined();
  expect(closingLine([lint, e2e])).toBe('10 passed, 0 failed, 2 flaky');
  expect(exitCode([lint, e2e])).toBe(0);
});
