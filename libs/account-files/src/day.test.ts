import { describe, expect, it } from 'vitest';
import { readDay } from './day.ts';

describe('a day', () => {
  it.each([
    ['24.12.1990', '1990-12-24'],
    ['1.2.1990', '1990-02-01'],
    ['01. 02. 1990', '1990-02-01'],
    ['1990-12-24', '1990-12-24'],
    ['1990-2-1', '1990-02-01'],
    ['1990-12-24T00:00:00', '1990-12-24'],
    ['1990-12-24 00:00:00.000', '1990-12-24'],
    ['29.02.2000', '2000-02-29'],
    ['29.02.1999', undefined],
    ['31.04.1990', undefined],
    ['00.01.1990', undefined],
    ['1990-13-01', undefined],
    ['24.12.90', undefined],
    ['12/24/1990', undefined],
    ['24.12.1899', undefined],
    ['33231', undefined],
    ['', undefined],
    ['gestern', undefined],
  ])('%j is read as %s', (text, expected) => {
    expect(readDay(text)).toBe(expected);
  });
});
