const second = 1000;
const minute = 60 * second;

/** How long the content counts as the present one, in ms. */
const everyMs = 5 * minute;
const [firstRetryMs, mostRetryMs] = [5 * second, 5 * minute];

type Random = () => number;

/** Between `share` and all of it: many screens that began together do not ask together. */
const spread = (ms: number, share: number, random: Random): number => ms * (share + (1 - share) * random());

/** How long to wait after that many failures in a row, in ms: five minutes after none, then from five seconds doubling to five minutes. */
export const refreshDelay = (failures: number, random: Random = Math.random): number =>
  failures === 0 ? spread(everyMs * 1.1, 0.8, random) : spread(Math.min(mostRetryMs, firstRetryMs * 2 ** (failures - 1)), 0.5, random);

/**
 * How long until the next day begins in a time zone, in ms, with some seconds for clocks that disagree. On the two days a year that have
 * other than 24 hours it is wrong by one, and the usual refresh has to do.
 */
export function untilNextDay(timeZone: string, now: number, random: Random = Math.random): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' })
    .formatToParts(now)
    .filter(({ type }) => type === 'hour' || type === 'minute' || type === 'second')
    .map(({ value }) => Number(value));
  const [hours, minutes, seconds] = parts as [number, number, number];
  return 24 * 60 * minute - (hours * 60 + minutes) * minute - seconds * second + spread(20 * second, 0.25, random);
}
