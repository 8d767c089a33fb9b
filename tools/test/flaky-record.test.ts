import { expect, test } from 'vitest';
import { type FlakyEntry, knownFlaky, readRecord, recordedName, withFlaky } from './flaky-record.ts';

const [yesterday, today] = ['2026-11-22', '2026-11-23'];
const entry = (test: string, more: Partial<FlakyEntry> = {}): FlakyEntry => ({
  test,
  count: 1,
  first: yesterday,
  last: yesterday,
  ...more,
});

test('a test is recorded by file and title, of whatever width, line and reason', () => {
  expect(recordedName('[phone] once/a.spec.ts:3 › a group › opens\nError: too late')).toBe('once/a.spec.ts › a group › opens');
  expect(recordedName('libs/a.test.ts › counts 1:2 › 3')).toBe('libs/a.test.ts › counts 1:2 › 3');
});

test('what was flaky is counted once a run, also where both widths were, and comes last', () => {
  const names = ['[phone] a.spec.ts:3 › opens', '[desktop] a.spec.ts:3 › opens\nError', '[desktop] new.spec.ts:1 › shuts'];
  expect(withFlaky([entry('a.spec.ts › opens'), entry('b.spec.ts › stays')], names, today)).toEqual([
    entry('b.spec.ts › stays'),
    entry('a.spec.ts › opens', { count: 2, last: today }),
    entry('new.spec.ts › shuts', { first: today, last: today }),
  ]);
});

test('a repair that did not help is no longer taken for one', () => {
  const mended = entry('a.spec.ts › opens', { cause: 'a dialog', mended: yesterday });
  expect(withFlaky([mended], ['[phone] a.spec.ts:3 › opens'], today)).toEqual([
    entry('a.spec.ts › opens', { count: 2, last: today, cause: `a dialog; repaired on ${yesterday}, in vain` }),
  ]);
});

test('the summary names what is not repaired, the most frequent first', () => {
  const record = [entry('a › one'), entry('b › two', { count: 3, cause: 'not known' }), entry('c › three', { mended: today })];
  expect(knownFlaky(record)?.split('\n').slice(1)).toEqual([
    '  3 ×, last on 2026-11-22: b › two (not known)',
    '  1 ×, last on 2026-11-22: a › one',
  ]);
  expect(knownFlaky([entry('c › three', { mended: today })])).toBeUndefined();
});

test('the record in the repository is readable', () => {
  for (const { test: name, count, first, last } of readRecord()) {
    expect(name).toMatch(/^\S+\.(?:spec|test|stories)\.tsx? › /);
    expect(count).toBeGreaterThan(0);
    expect([first, last].join()).toMatch(/^(?:\d{4}-\d\d-\d\d,?){2}$/);
  }
});
