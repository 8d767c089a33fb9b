/** When a member is celebrated next. */
export interface Celebration {
  /** The day, `YYYY-MM-DD`. */
  on: string;
  /** How many years are complete on that day; at least one. */
  years: number;
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day of a year on which a stored day is celebrated: 28 February replaces a 29th that the year does not have. */
function celebratedIn(year: number, day: string): string {
  const monthAndDay = day.slice(5);
  return `${year}-${monthAndDay === '02-29' && !isLeapYear(year) ? '02-28' : monthAndDay}`;
}

/** The first celebration of a day (`YYYY-MM-DD`) from today on. The day itself is none: there is a year to complete first. */
export function nextCelebration(day: string, today: string): Celebration {
  const [began, now] = [day, today].map((one) => Number(one.slice(0, 4))) as [number, number];
  const soonest = Math.max(now, began + 1);
  const year = celebratedIn(soonest, day) >= today ? soonest : soonest + 1;
  return { on: celebratedIn(year, day), years: year - began };
}
