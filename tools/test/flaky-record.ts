import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test that has passed only when it was repeated. */
export interface FlakyEntry {
  /** File and title, without the line, which moves. */
  test: string;
  count: number;
  /** Days as `2026-11-23`. */
  first: string;
  last: string;
  /** What is known of why. */
  cause?: string;
  /** The day of its repair; gone as soon as it fails again. */
  mended?: string;
}

const file = join(import.meta.dirname, 'flaky.json');

/** The name by which a test is recorded, of what a run says about it: `[phone] a.spec.ts:3 › opens`, then what went wrong. */
export const recordedName = (flaky: string): string =>
  flaky
    .split('\n', 1)[0]!
    .replace(/^\[\w+\] /, '')
    .replace(/^(\S+):\d+ › /, '$1 › ');

/** The record with what was flaky in a run, the newest last. */
export function withFlaky(record: readonly FlakyEntry[], names: readonly string[], today: string): FlakyEntry[] {
  const found = new Set(names.map(recordedName));
  const again = [...found].map((test): FlakyEntry => {
    const known = record.find((entry) => entry.test === test);
    const { mended, ...kept } = known ?? { test, count: 0, first: today, last: today };
    const cause = [kept.cause, mended && `repaired on ${mended}, in vain`].filter(Boolean).join('; ');
    return { ...kept, count: kept.count + 1, last: today, ...(cause && { cause }) };
  });
  return [...record.filter(({ test }) => !found.has(test)), ...again];
}

/** What a summary says of tests that are known to be flaky and not repaired; undefined where there are none. */
export function knownFlaky(record: readonly FlakyEntry[]): string | undefined {
  const open = record.filter(({ mended }) => mended === undefined).sort((one, other) => other.count - one.count);
  if (open.length === 0) return undefined;
  const lines = open.map(({ test, count, last, cause }) => `  ${count} ×, last on ${last}: ${test}${cause ? ` (${cause})` : ''}`);
  return [`Known to be flaky, to be repaired first (tools/test/flaky.json):`, ...lines].join('\n');
}

/** The record that is kept in the repository. */
export const readRecord = (): FlakyEntry[] => JSON.parse(readFileSync(file, 'utf8')) as FlakyEntry[];

/** Adds what was flaky in a run to the record, to be committed. CI, which commits nothing, only names it. */
export function keepFlaky(names: readonly string[]): void {
  if (names.length === 0 || process.env['CI']) return;
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify(withFlaky(readRecord(), names, today), null, 2)}\n`);
}
