import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, type Finished } from './commands.ts';
import { flakyTests, flakyVitestTests, type PlaywrightReport, type VitestFile } from './flaky.ts';
import type { Outcome } from './stage.ts';

/** What we read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
  testResults?: VitestFile[];
}

const skippedNote = (count: number) => (count > 0 ? `${count} skipped` : undefined);

/** The counts of a Vitest run. A test that passed only when repeated has passed, and is named. A file that could not be loaded has no failed test, yet the run failed. */
export function vitestOutcome(report: VitestReport, { code, output }: Finished): Outcome {
  const broken = (!report.success || code !== 0) && report.numFailedTests === 0 ? 1 : 0;
  const note = skippedNote(report.numPendingTests + report.numTodoTests);
  const flaky = flakyVitestTests(report.testResults ?? [], root);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, output, note, flaky };
}

/** The counts of a Playwright run. A test that passed only when repeated has passed, and is named. */
export function playwrightOutcome(report: PlaywrightReport, { code, output }: Finished): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const broken = code !== 0 && unexpected === 0 ? 1 : 0;
  return { passed: expected + flaky, failed: unexpected + broken, output, note: skippedNote(skipped), flaky: flakyTests(report) };
}

function reportFile(name: string): string {
  const folder = join(root, '.foyer', 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function read<Report>(file: string, finished: Finished, outcome: (report: Report, finished: Finished) => Outcome): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, output: `${finished.output}\nNo report was written.` };
  return outcome(JSON.parse(readFileSync(file, 'utf8')) as Report, finished);
}

/** What fails gets one second try: nothing waits for a busy machine's luck, and the run names and counts it (flaky-record.ts). */
const tries = 1;

/** Runs Vitest on some of its projects or files. */
export async function vitest(name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = reportFile(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const once = () => runTool('vitest', ['run', ...args, `--retry=${tries}`, ...reporters], env);
  const first = await once();
  if (!first.stalled) return read(file, first, vitestOutcome);
  // A browser that dies takes no test with it: Vitest waits for it for ever. This does not repeat tests that fail, and the note stays to be seen.
  const outcome = read(file, await once(), vitestOutcome);
  return { ...outcome, note: [outcome.note, 'stalled once and was run again'].filter(Boolean).join(', ') };
}

/** Runs Playwright's tests. */
export async function playwright(name: string, args: readonly string[] = []): Promise<Outcome> {
  const file = reportFile(name);
  const finished = await runTool('playwright', ['test', '--reporter=list,json', `--retries=${tries}`, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return read(file, finished, playwrightOutcome);
}
