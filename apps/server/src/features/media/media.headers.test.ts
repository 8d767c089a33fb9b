import { describe, expect, it } from 'vitest';
import { contentDisposition, isFresh } from '../../platform/http/content-headers.ts';

describe('Content-Disposition', () => {
  it.each([
    ['plan.pdf', `filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
    ['Übersicht (neu).pdf', `filename="_bersicht (neu).pdf"; filename*=UTF-8''%C3%9Cbersicht%20%28neu%29.pdf`],
    ['a"b\\c%41.txt', `filename="a_b_c_41.txt"; filename*=UTF-8''a%22b%5Cc%2541.txt`],
    ['a\r\nx: y.txt', `filename="a__x: y.txt"; filename*=UTF-8''a%0D%0Ax%3A%20y.txt`],
    ['\ud800.txt', `filename="_.txt"; filename*=UTF-8''%EF%BF%BD.txt`],
  ])('names %j', (fileName, expected) => {
    expect(contentDisposition('attachment', fileName)).toBe(`attachment; ${expected}`);
  });
});

it.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['*', true],
  ['"abcd"', false],
  ['abc', false],
])('a copy tagged %s is fresh: %s', (header, fresh) => {
  expect(isFresh(header, '"abc"')).toBe(fresh);
});
