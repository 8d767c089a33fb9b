const earliest = '1900-01-01';
const hour = 3_600_000;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The latest day that is today somewhere on earth, `YYYY-MM-DD`. */
export const latestToday = (now: Date): string => dayOf(now.getTime() + 14 * hour);

/** The latest first day at work: who begins next month is entered this month. */
export const latestFirstDay = (now: Date): string => dayOf(now.getTime() + 366 * 24 * hour);

/** What is wrong with a day in a member's life; undefined where nothing is. */
export function dayFault(day: string | null | undefined, latest: string): 'too_long_ago' | 'in_future' | undefined {
  if (typeof day !== 'string') return undefined;
  if (day < earliest) return 'too_long_ago';
  return day > latest ? 'in_future' : undefined;
}
