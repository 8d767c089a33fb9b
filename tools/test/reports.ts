import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, type Finished } from './commands.ts';
import type { Outcome } from './stage.ts';

/** What we read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
}

/** What we read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const skippedNote = (count: number) => (count > 0 ? `${count} skipped` : undefined);

/** The counts of a Vitest run. A file that could not be loaded has no failed test, yet the run failed. */
export function vitestOutcome(report: VitestReport, { code, output }: Finished): Outcome {
  const broken = (!report.success || code !== 0) && report.numFailedTests === 0 ? 1 : 0;
  const note = skippedNote(report.numPendingTests + report.numTodoTests);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, output, note };
}

/** The counts of a Playwright run. A test that passed only when repeated has failed. */
export function playwrightOutcome({ stats }: PlaywrightReport, { code, output }: Finished): Outcome {
  const failed = stats.unexpected + stats.flaky;
  const broken = code !== 0 && failed === 0 ? 1 : 0;
  return { passed: stats.expected, failed: failed + broken, output, note: skippedNote(stats.skipped) };
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

/** Runs Vitest on some of its projects or files. */
export async function vitest(name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = reportFile(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return read(file, await runTool('vitest', ['run', ...args, ...reporters], env), vitestOutcome);
}

/** Runs Playwright's tests. */
export async function playwright(name: string, args: readonly string[] = []): Promise<Outcome> {
  const file = reportFile(name);
  const finished = await runTool('playwright', ['test', '--reporter=list,json', ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return read(file, finished, playwrightOutcome);
}
