import { stopCommands } from './commands.ts';
import { type Listener, type Phase, runPhases } from './runner.ts';
import { keepFlaky, knownFlaky, readRecord } from './flaky-record.ts';
import { closingLine, exitCode, flakyIn, flakyWarning, summaryTable } from './summary.ts';

const listener: Listener = {
  started: ({ title }) => console.log(`▶ ${title}`),
  finished: ({ title, passed, failed, seconds, output, flaky = [], unchanged, note }) => {
    if (unchanged) return console.log(`– ${title}: ${note}`);
    const counts = [`${passed} passed`, `${failed} failed`, ...(flaky.length > 0 ? [`${flaky.length} FLAKY`] : [])].join(', ');
    console.log(`${failed > 0 ? '✗' : '✓'} ${title}: ${counts} in ${seconds.toFixed(1)} s`);
    if (failed > 0 && output) console.log(output.trimEnd().replace(/^/gm, '    '));
  },
};

/** Runs phases on the terminal: what goes on, what failed, a table, the closing line. Sets the exit code. */
export async function report(phases: () => readonly Phase[] | Promise<readonly Phase[]>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopCommands(signal);
      process.exit(130);
    });
  }
  try {
    const results = await runPhases(await phases(), listener);
    keepFlaky(flakyIn(results));
    const parts = ['', summaryTable(results), flakyWarning(results), knownFlaky(readRecord()), closingLine(results)];
    console.log(parts.filter((part) => part !== undefined).join('\n\n'));
    process.exitCode = exitCode(results);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
