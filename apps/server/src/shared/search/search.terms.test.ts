import { describe, expect, it } from 'vitest';
import { keyOf, queryWords, stemOf, tokensOf } from './search.terms.ts';

describe('words are the same', () => {
  it.each([
    ['Müller', 'Mueller', 'Muller', 'MÜLLER'],
    ['Straße', 'strasse', 'STRASSE'],
    ['Café', 'cafe', 'CAFÉ'],
    ['Hygiëne', 'hygiene'],
    ['Œuvre', 'oeuvre'],
    ['إجازة', 'اجازه', 'إِجازة'],
  ])('%s', (...words) => {
    expect(new Set(words.map(keyOf)).size).toBe(1);
  });

  it.each([
    ['neue', 'nu'],
    ['Feuer', 'fur'],
    ['Quelle', 'qulle'],
    ['Steuer', 'stur'],
  ])('but "%s" is not "%s"', (word, other) => {
    expect(keyOf(word)).not.toBe(keyOf(other));
  });
});

it.each([
  ['de_DE', 'Anträge', 'Antrag'],
  ['de_DE', 'Schulungen', 'Schulung'],
  ['en_GB', 'bicycles', 'bicycle'],
  ['fr_FR', 'équipes', 'équipe'],
  ['it_IT', 'ricette', 'ricetta'],
  ['nl_NL', 'kamers', 'kamer'],
  ['ar', 'الموظفين', 'موظف'],
] as const)('in %s "%s" has the stem of "%s"', (locale, word, other) => {
  expect(stemOf(keyOf(word), locale)).toBe(stemOf(keyOf(other), locale));
});

it('words stand where they are found, whatever is between them', () => {
  expect(tokensOf('L’été, 100 %: <b>„Küche“</b>')).toEqual([
    { key: 'l', start: 0, end: 1 },
    { key: 'ete', start: 2, end: 5 },
    { key: '100', start: 7, end: 10 },
    { key: 'b', start: 15, end: 16 },
    { key: 'kuche', start: 18, end: 23 },
    { key: 'b', start: 26, end: 27 },
  ]);
});

it.each([
  ['Antrag auf Urlaub', ['antrag', 'urlaub']],
  ['auf', ['auf']],
  ['die der das', ['die', 'der', 'das']],
  ['Hotel hotel HOTEL', ['hotel']],
  ['a b c d e f g h i j k', ['b', 'c', 'd', 'f', 'g', 'h', 'j', 'k']],
  ['&|!:*()', []],
  ['x'.repeat(100), ['x'.repeat(64)]],
])('of %j the words %j are looked for', (text, words) => {
  expect(queryWords(text)).toEqual(words);
});
