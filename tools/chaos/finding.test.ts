import { expect, test } from 'vitest';
import { allHeld, type Finding, type Outcome, table } from './finding.ts';

const held: Finding = { expected: '0 lost', seen: '0 of 9', held: true };
const failed: Finding = { expected: '0 doubled', seen: '2', held: false };
const outcome = (more: Partial<Outcome>): Outcome => ({ scenario: 'kill', database: 'embedded', seconds: 61.4, findings: [held], ...more });

test('all held where nothing failed and nothing broke off; what is left out does not count', () => {
  expect(allHeld([outcome({}), outcome({ findings: [], remark: 'no PostgreSQL', leftOut: true })])).toBe(true);
  expect(allHeld([outcome({}), outcome({ findings: [held, failed] })])).toBe(false);
  expect(allHeld([outcome({ findings: [], remark: 'not finished within 60 s' })])).toBe(false);
});

test('the table names what failed, what is left out and why, and how long each took', () => {
  const outcomes = [
    outcome({ findings: [held, failed] }),
    outcome({ scenario: 'cut', findings: [], remark: 'not ready', database: 'PostgreSQL' }),
    outcome({ scenario: 'pause', findings: [], remark: 'no PostgreSQL', database: 'PostgreSQL', leftOut: true }),
  ];
  expect(
    table(outcomes)
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['scenario', 'expected', 'seen', 'took'],
    ['kill, embedded', 'held', '0 lost', '0 of 9', '61 s'],
    ['', 'FAILED', '0 doubled', '2'],
    ['cut, PostgreSQL', 'FAILED', 'not ready', '61 s'],
    ['pause, PostgreSQL', 'left out', 'no PostgreSQL'],
  ]);
});
