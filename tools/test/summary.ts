import type { Result } from './stage.ts';

const total = (results: readonly Result[], key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);

/** The table at the end of a run, one line per stage. */
export function summaryTable(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ title }) => title.length));
  const line = ({ title, passed, failed, seconds, note, skipped }: Result) => {
    const cells = [
      skipped ? '–' : failed > 0 ? '✗' : '✓',
      title.padEnd(width),
      `${passed} passed`.padStart(11),
      `${failed} failed`.padStart(10),
    ];
    return [...cells, `${seconds.toFixed(1)} s`.padStart(8), note].filter((cell) => cell !== undefined).join('  ');
  };
  return results.map(line).join('\n');
}

/** The very last line, which CI reads. */
export const closingLine = (results: readonly Result[]) => `${total(results, 'passed')} passed, ${total(results, 'failed')} failed`;

/** A run that found a failure, or nothing at all, has failed. */
export const exitCode = (results: readonly Result[]) => (total(results, 'failed') > 0 || total(results, 'passed') === 0 ? 1 : 0);
