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

const firstLine = (text: string) => stripVTControlCharacters(text).split('\n', 1)[0]!;

function namesIn(suite: Suite, groups: readonly string[]): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => {
        const name = [`[${projectName}] ${file}:${line}`, ...groups, title].join(' › ');
        const reason = results.flatMap(({ errors = [] }) => errors).find(({ message }) => message)?.message;
        return reason ? `${name}\n${firstLine(reason)}` : name;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => namesIn(inner, [...groups, inner.title]))];
}

/** The tests that failed and passed when repeated, each with what its first try failed with in a second line. The outermost suites are files. */
export const flakyTests = ({ suites = [] }: PlaywrightReport): string[] => suites.flatMap((file) => namesIn(file, []));
