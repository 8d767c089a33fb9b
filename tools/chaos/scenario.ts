import type { Finding } from './finding.ts';
import type { Place } from './places.ts';

/** A fault that is caused on purpose, and what has to hold meanwhile. */
export interface Scenario {
  title: string;
  /** The databases it is run on; `cluster` is a PostgreSQL that may be paused and stopped. */
  on: readonly ('embedded' | 'postgres' | 'cluster')[];
  /** It is given up after so many seconds. */
  limit: number;
  run(place: Place): Promise<Finding[]>;
}

/** How long a recovery may take (docs/operating.md), in seconds. */
export const recovery = 10;

/** A finding about a time in seconds. */
export const within = (expected: string, seconds: number, most: number): Finding => ({
  expected: `${expected} within ${most} s`,
  seen: `${seconds.toFixed(1)} s`,
  held: seconds <= most,
});
