import { expect, it } from 'vitest';
import { markWords } from './marks.ts';

const show = (text: string, search: string) =>
  markWords(text, search)
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Hotel am Kurpark', 'kur', 'Hotel am [Kur]park'],
  ['Hotel am Kurpark', 'park hot', '[Hot]el am Kur[park]'],
  ['Ein Café für alle', 'cafe fur', 'Ein [Café] [für] alle'],
  ['Große Straße', 'strasse', 'Große [Straße]'],
  ['Große', 'gros', '[Groß]e'],
  ['aaa', 'aa', '[aa]a'],
  ['<b>fett</b>', 'b', '<[b]>fett</[b]>'],
  ['Nichts', 'x', 'Nichts'],
  ['Nichts', ' ', 'Nichts'],
  ['😀 Feier', 'feier', '😀 [Feier]'],
  ['فندق المدينة', 'فندق', '[فندق] المدينة'],
  ['', 'x', ''],
])('in %j the words %j are %j', (text, search, expected) => {
  expect(show(text, search)).toBe(expected);
});
