/** Why what was typed is no date that can be taken. */
export type DateProblem =
  /** It does not consist of day, month and year. */
  | 'format'
  /** There is no such day, as with 31 April. */
  | 'impossible'
  /** Before the earliest date. */
  | 'tooEarly'
  /** After the latest date. */
  | 'tooLate';

export interface DateRules {
  /** Its century completes years of two digits. */
  currentYear: number;
  /** Earliest and latest date, `YYYY-MM-DD`, both included. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A date as `YYYY-MM-DD`; empty when nothing was typed or when there is a problem. */
export interface ReadDate {
  value: string;
  problem?: DateProblem;
}

const separator = /[-./]/;

/**
 * Reads a typed date (content §5): day, month and year with `-`, `.` or `/` between them, the year first or last, days and months of one or
 * two digits, years of two digits in the current century. Spaces do not matter, and Arabic digits are digits.
 *
 * The year is first where it has four digits, or where the first of two could be no day (`85-12-31`); of everything else it is last. Nothing
 * is guessed beyond that: 30/02/01 is an error and not 1 February 2030.
 */
export function readDate(text: string, rules: DateRules): ReadDate {
  const plain = westernDigits(text).replace(bidiMarks, '').trim();
  if (!plain) return { value: '' };
  const parts = plain.split(separator).map((part) => part.trim());
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return { value: '', problem: 'format' };
  const [first, month, last] = parts as [string, string, string];
  const yearFirst = first.length === 4 || (first.length === 2 && Number(first) > 31 && last.length <= 2);
  const [year, day] = yearFirst ? [first, last] : [last, first];
  if (month.length > 2 || day.length > 2 || (year.length !== 2 && year.length !== 4)) return { value: '', problem: 'format' };
  return judge(inFull(year, rules.currentYear), Number(month), Number(day), rules);
}

function judge(year: number, month: number, day: number, { min, max }: DateRules): ReadDate {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(month, year)) return { value: '', problem: 'impossible' };
  const value = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  if (min && value < min) return { value: '', problem: 'tooEarly' };
  if (max && value > max) return { value: '', problem: 'tooLate' };
  return { value };
}

/** What a language writes between day, month and year, by a pattern such as `TT.MM.JJJJ`. */
export const separatorOf = (pattern = ''): string => separator.exec(pattern)?.[0] ?? '/';

/** `YYYY-MM-DD` as the field shows it: `DD/MM/YYYY`, with the language's own sign between the parts. Empty for anything else. */
export function showDate(value: string, between = '/'): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year ? [day, month, year].join(between) : '';
}

const inFull = (year: string, currentYear: number) =>
  year.length === 4 ? Number(year) : Math.floor(currentYear / 100) * 100 + Number(year);

const digits = (number: number, count: number) => String(number).padStart(count, '0');

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (month: number, year: number) => [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

/** Marks of direction, which come along when a date is pasted from a right-to-left page. */
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Turns Arabic (٠–٩) and Persian (۰–۹) digits into those of the value. */
const westernDigits = (text: string) => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
