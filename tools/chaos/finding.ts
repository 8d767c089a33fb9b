/** One thing that a scenario looked at. */
export interface Finding {
  /** What was expected, in few words. */
  expected: string;
  /** What was seen. */
  seen: string;
  held: boolean;
}

/** What one scenario came to on one database. */
export interface Outcome {
  scenario: string;
  database: string;
  seconds: number;
  findings: Finding[];
  /** Why it could not be run, or how it broke off. */
  remark?: string;
  /** Left out because the machine lacks something; counts neither as held nor as not. */
  leftOut?: boolean;
}

/** Whether nothing that was run failed. */
export const allHeld = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ findings, remark, leftOut }) => leftOut || (remark === undefined && findings.every(({ held }) => held)));

function linesOf({ scenario, database, seconds, findings, remark, leftOut }: Outcome): string[][] {
  const name = `${scenario}, ${database}`;
  const rows = findings.map(({ expected, seen, held }) => [held ? 'held' : 'FAILED', expected, seen]);
  if (remark !== undefined) rows.push([leftOut ? 'left out' : 'FAILED', remark, '']);
  return rows.map((row, index) => [index === 0 ? name : '', ...row, index === 0 && !leftOut ? `${seconds.toFixed(0)} s` : '']);
}

/** The outcomes as a table for the terminal. */
export function table(outcomes: readonly Outcome[]): string {
  const rows = [['scenario', '', 'expected', 'seen', 'took'], ...outcomes.flatMap(linesOf)];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
