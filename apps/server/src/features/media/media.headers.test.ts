import { describe, expect, it } from 'vitest';
import { contentDisposition, isFresh } from '../../platform/http/content-headers.ts';
import { isSlide, opensInline, typeOfFile } from '../../platform/storage/media.types.ts';

describe('a file’s kind', () => {
  it.each([
    ['a.JPG', 'image/jpeg', true, true],
    ['a.jpeg', 'image/jpeg', true, true],
    ['a.png', 'image/png', true, true],
    ['a.gif', 'image/gif', true, true],
    ['a.webp', 'image/webp', true, false],
    ['a.avif', 'image/avif', true, false],
    ['a.pdf', 'application/pdf', true, false],
    ['a.svg', 'image/svg+xml', false, false],
    ['a.txt', 'text/plain', false, false],
    ['a.vtt', 'text/vtt', false, false],
    ['a.mp4', 'video/mp4', false, false],
    ['a.webm', 'video/webm', false, false],
    ['a.html', 'application/octet-stream', false, false],
    ['a.js', 'application/octet-stream', false, false],
    ['jpg', 'application/octet-stream', false, false],
    ['a.pdf.exe', 'application/octet-stream', false, false],
  ])('of %s is %s, opens in the browser: %s, is a slide: %s', (fileName, type, inline, slide) => {
    expect(typeOfFile(fileName)).toBe(type);
    expect(opensInline(type)).toBe(inline);
    expect(isSlide(type)).toBe(slide);
  });
});

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
