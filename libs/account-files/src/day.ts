const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/;
const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;

/**
 * Reads a day as people and spreadsheets write it: `24.12.1990`, `1.2.1990` or `1990-12-24`, also with a time behind it. Gives `YYYY-MM-DD`;
 * undefined where it is something else, no day of the calendar, or a year before 1900. Days with slashes mean two things, and years of two
 * digits two centuries: neither is guessed.
 */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = iso.exec(text) ?? [];
  const [, germanDay, germanMonth, germanYear] = german.exec(text) ?? [];
  const parts = [year ?? germanYear, month ?? germanMonth, day ?? germanDay];
  if (parts.some((part) => part === undefined)) return undefined;
  const written = parts.map((part) => part!.padStart(2, '0')).join('-');
  const date = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return exists && date.getUTCFullYear() >= 1900 ? written : undefined;
}
