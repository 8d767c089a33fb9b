import { describe, expect, it } from 'vitest';
import { readDate, separatorOf, showDate, type DateProblem } from './date-rules.ts';

const currentYear = 2026;

describe('readDate', () => {
  it.each([
    ['31/12/1990', '1990-12-31', 'as it is shown'],
    ['31.12.1990', '1990-12-31', 'dots'],
    ['31-12-1990', '1990-12-31', 'hyphens'],
    ['31.12/1990', '1990-12-31', 'mixed separators'],
    ['1/2/1990', '1990-02-01', 'single digits'],
    [' 1. 2. 1990 ', '1990-02-01', 'spaces'],
    ['1990-12-31', '1990-12-31', 'year first, as browsers fill in birthdays'],
    ['1990/2/1', '1990-02-01', 'year first, single digits'],
    ['1990.02.01', '1990-02-01', 'year first, dots'],
    ['31/12/26', '2026-12-31', 'two digits in the current century'],
    ['31/12/85', '2085-12-31', 'also where that lies ahead'],
    ['1.2.00', '2000-02-01', 'year 00'],
    ['85-12-31', '2085-12-31', 'two digits first, which can be no day'],
    ['99-1-2', '2099-01-02', 'two digits first, single digits'],
    ['10/11/12', '2012-11-10', 'the year is last where it could be either'],
    ['29/02/2024', '2024-02-29', 'leap year'],
    ['29/02/2000', '2000-02-29', 'leap century'],
    ['٣١/١٢/١٩٩٠', '1990-12-31', 'Arabic digits'],
    ['۳۱-۱۲-۱۹۹۰', '1990-12-31', 'Persian digits'],
    ['\u200f31/12/1990\u200e', '1990-12-31', 'marks of direction'],
    ['01/01/0001', '0001-01-01', 'the first year'],
    ['', '', 'nothing'],
    ['   ', '', 'blank'],
  ])('takes %j for %j: %s', (text, value) => {
    expect(readDate(text, { currentYear })).toEqual({ value });
  });

  it.each<[string, DateProblem, string]>([
    ['heute', 'format', 'words'],
    ['31/12', 'format', 'no year'],
    ['31/12/', 'format', 'no year yet'],
    ['31121990', 'format', 'no separators'],
    ['31 12 1990', 'format', 'spaces for separators'],
    ['31,12,1990', 'format', 'commas'],
    ['31/12/1990/1', 'format', 'four parts'],
    ['31/12/990', 'format', 'a year of three digits'],
    ['31/12/9', 'format', 'a year of one digit'],
    ['31/12/19900', 'format', 'a year of five digits'],
    ['1990/12/1990', 'format', 'two years'],
    ['311/12/1990', 'format', 'a day of three digits'],
    ['31/121/1990', 'format', 'a month of three digits'],
    ['31/Dez/1990', 'format', 'a month in letters'],
    ['31/12/1990 12:00', 'format', 'a time behind it'],
    ['-1/12/1990', 'format', 'a sign'],
    ['31//1990', 'format', 'a month left out'],
    ['31/04/1990', 'impossible', '31 April'],
    ['29/02/2023', 'impossible', 'no leap year'],
    ['29/02/1900', 'impossible', 'no leap century'],
    ['30/02/01', 'impossible', 'nothing is turned round to make it fit'],
    ['12/31/1990', 'impossible', 'month first'],
    ['00/12/1990', 'impossible', 'day 0'],
    ['31/00/1990', 'impossible', 'month 0'],
    ['01/01/0000', 'impossible', 'year 0'],
    ['32/12/1990', 'impossible', 'day 32 before a full year'],
  ])('refuses %j as %s: %s', (text, problem) => {
    expect(readDate(text, { currentYear })).toEqual({ value: '', problem });
  });

  const range = { currentYear, min: '1906-01-01', max: '2026-11-21' };

  it.each<[string, string, DateProblem | undefined]>([
    ['01/01/1906', '1906-01-01', undefined],
    ['31/12/1905', '', 'tooEarly'],
    ['21/11/2026', '2026-11-21', undefined],
    ['22/11/2026', '', 'tooLate'],
    ['31/12/85', '', 'tooLate'],
  ])('takes the limits for allowed: %j', (text, value, problem) => {
    expect(readDate(text, range)).toEqual(problem ? { value, problem } : { value });
  });

  it('completes years by the century that it is given', () => {
    expect(readDate('1/2/34', { currentYear: 2099 }).value).toBe('2034-02-01');
    expect(readDate('1/2/34', { currentYear: 2100 }).value).toBe('2134-02-01');
  });

  it('reads what it shows', () => {
    for (let time = Date.UTC(1899, 0, 1); time < Date.UTC(2105, 0, 1); time += 13 * 86_400_000) {
      const value = new Date(time).toISOString().slice(0, 10);
      expect(readDate(showDate(value), { currentYear })).toEqual({ value });
    }
  });
});

describe('showDate', () => {
  it.each([
    ['1990-12-31', '31/12/1990'],
    ['', ''],
    ['31/12/1990', ''],
    ['1990-12-31T00:00:00Z', ''],
  ])('shows %j as %j', (value, text) => {
    expect(showDate(value)).toBe(text);
  });

  it.each([
    ['TT.MM.JJJJ', '31.12.1990'],
    ['DD/MM/YYYY', '31/12/1990'],
    [undefined, '31/12/1990'],
  ])('writes it as %j does', (pattern, text) => {
    expect(showDate('1990-12-31', separatorOf(pattern))).toBe(text);
  });
});
