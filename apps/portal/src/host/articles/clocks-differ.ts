const wallClock = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

/** Whether clocks in two time zones show different times around a moment. Without a zone there is nothing to compare. */
export function clocksDiffer(timeZone: string, other: string | undefined, moment: string): boolean {
  const date = new Date(moment);
  if (!other || Number.isNaN(date.getTime())) return false;
  try {
    return wallClock(timeZone, date) !== wallClock(other, date);
  } catch {
    return false; // a browser that lacks the zone
  }
}
