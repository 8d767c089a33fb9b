/** One figure of the benchmark. */
export interface Measurement {
  name: string;
  value: number;
  unit: 'requests/s' | 'ms' | 'kB' | 'MB' | 'requests' | '%' | '';
  /** The figure to reach: at least where more is better, at most otherwise. */
  budget?: number;
  /** What NodeBB took for the like of it, beside an earlier version on one machine (docs/performance.md). */
  peer?: number;
}

const moreIsBetter = (unit: Measurement['unit']) => unit === 'requests/s';

/** Whether a figure is within its budget; undefined where it has none. */
export function isReached({ value, unit, budget }: Measurement): boolean | undefined {
  if (budget === undefined) return undefined;
  return moreIsBetter(unit) ? value >= budget : value <= budget;
}

/** The middle one; of an even number the mean of the middle two. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}

const written = (value: number) => value.toFixed(value >= 100 || Number.isInteger(value) ? 0 : value >= 1 ? 1 : 3);

/** The figures as a table for the terminal and for docs/performance.md. */
export function table(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const { name, value, unit, budget, peer } = measurement;
    const reached = isReached(measurement);
    const goal = budget === undefined ? '' : `${moreIsBetter(unit) ? '≥' : '≤'} ${written(budget)} ${unit}`.trim();
    return [
      name,
      `${written(value)} ${unit}`.trim(),
      goal,
      reached === undefined ? '' : reached ? 'yes' : 'NO',
      peer === undefined ? '' : `${written(peer)} ${unit}`,
    ];
  });
  const all = [['What', 'Measured', 'Budget', 'Reached', 'NodeBB'], ...rows];
  const widths = all[0]!.map((_, column) => column).map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(all[0]!), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}
