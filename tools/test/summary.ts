import type { Result } from './stage.ts';

const total = (results: readonly Result[], key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);

/** The table at the end of a run, one line per stage. */
export function summaryTable(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ title }) => title.length));
  const line = ({ title, passed, failed, seconds, note, skipped, flaky = [] }: Result) => {
    const cells = [
      skipped ? '–' : failed > 0 ? '✗' : flaky.length > 0 ? '!' : '✓',
      title.padEnd(width),
      `${passed} passed`.padStart(11),
      `${failed} failed`.padStart(10),
    ];
    const notes = [flaky.length > 0 ? `${flaky.length} FLAKY` : undefined, note].filter((part) => part !== undefined);
    return [...cells, `${seconds.toFixed(1)} s`.padStart(8), ...notes].join('  ');
  };
  return results.map(line).join('\n');
}

/** What was flaky in a run, by name and reason. */
export const flakyIn = (results: readonly Result[]) => results.flatMap(({ flaky = [] }) => flaky);

/** The lines below the table where tests passed only when repeated; undefined where none did. */
export function flakyWarning(results: readonly Result[]): string | undefined {
  const flaky = flakyIn(results);
  if (flaky.length === 0) return undefined;
  const title = `! ${flaky.length} FLAKY: failed at first and passed when repeated. Each is a fault to look into, of the product or of the test:`;
  return [title, ...flaky.map((name) => name.replace(/^/gm, '    ').replace('    ', '  ! '))].join('\n');
}

/** The very last line, which CI reads. */
export function closingLine(results: readonly Result[]): string {
  const flaky = flakyIn(results).length;
  return `${total(results, 'passed')} passed, ${total(results, 'failed')} failed${flaky > 0 ? `, ${flaky} flaky` : ''}`;
}

/** A run that found a failure, or nothing at all, has failed. Flaky tests do not fail it, nor does what was green already. */
export function exitCode(results: readonly Result[]): 0 | 1 {
  const ranNothing = total(results, 'passed') === 0 && !results.some(({ unchanged }) => unchanged);
  return total(results, 'failed') > 0 || ranNothing ? 1 : 0;
}
