const day = 86_400_000;

/** Dates of the demo, all counted from the moment it is made. Days are those of UTC. */
export interface Calendar {
  now: Date;
  /** Midnight of the day that lies `days` before today. */
  daysAgo(days: number): Date;
  /** `YYYY-MM-DD` of the day that lies `days` from today. */
  dayAhead(days: number): string;
}

export const isoDay = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (date: Date, days: number) => new Date(date.getTime() + days * day);

export function createCalendar(now: Date): Calendar {
  const today = new Date(`${isoDay(now)}T00:00:00.000Z`);
  return { now, daysAgo: (days) => addDays(today, -days), dayAhead: (days) => isoDay(addDays(today, days)) };
}
