import { expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

it.each([
  ['theme=dark; language=de_DE', 'language', 'de_DE'],
  ['theme=dark;language=ar', 'language', 'ar'],
  ['xlanguage=de_DE', 'language', undefined],
  ['tz=Europe%2FBerlin', 'tz', 'Europe/Berlin'],
  ['tz=%E0%A4%A', 'tz', undefined],
  ['', 'tz', undefined],
  ['token=a=b', 'token', 'a=b'],
])('reads from %j the cookie %s: %j', (cookies, name, expected) => {
  expect(readCookie(cookies, name)).toBe(expected);
});
