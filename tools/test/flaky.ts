import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One try of a test. */
interface Try {
  errors?: { message?: string }[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: Try[] }[];
}

interface Suite {
  title: string;
  specs?: Spec[];
  suites?: Suite[];
}

/** What we read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: Suite[];
}

/** What we read of Vitest's JSON report about single tests. */
export interface VitestFile {
  /** Its absolute path. */
  name: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
}

/** Storybook puts a link above what went wrong. */
const saysNothing = (line: string) => /^(\w*Error:|Click to debug the error .*|)$/.test(line.trim());
const firstLine = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .find((line) => !saysNothing(line)) ?? '';
const named = (name: string, reason: string | undefined) => (reason ? `${name}\n${firstLine(reason)}` : name);

function namesIn(suite: Suite, groups: readonly string[]): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => {
        const name = [`[${projectName}] ${file}:${line}`, ...groups, title].join(' › ');
        const reason = results.flatMap(({ errors = [] }) => errors).find(({ message }) => message)?.message;
        return named(name, reason);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => namesIn(inner, [...groups, inner.title]))];
}

/**
 * Playwright's tests that failed and passed when repeated, each with what its first try failed with in a second line. The outermost suites
 * are files.
 */
export const flakyTests = ({ suites = [] }: PlaywrightReport): string[] => suites.flatMap((file) => namesIn(file, []));

/** Vitest's tests that failed and passed when repeated, in the same form. It leaves what went wrong at first with a test that passed. */
export const flakyVitestTests = (files: readonly VitestFile[], root: string): string[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map(({ fullName, failureMessages }) => named(`${relative(root, name)} › ${fullName}`, failureMessages![0])),
  );
