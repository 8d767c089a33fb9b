import { expect, it } from 'vitest';
import { rowsOf } from './search.document.ts';
import { createMarker, meantBy } from './search.marks.ts';
import { indexQueries, knownSplits, plainWords } from './search.query.ts';

it.each([
  ['urlaubsantrag', ['urlaub', 'antrag'], [[['urlaub'], ['antrag']]]],
  ['urlaubsantrage', ['urlaub', 'de/antrag'], [[['urlaub'], ['de/antrag']]]],
  ['kuchenhygiene', ['kuche', 'hygiene'], [[['kuche'], ['hygiene']]]],
  ['vakantiegeld', ['vakantie', 'geld'], [[['vakantie'], ['geld']]]],
  ['hotel', ['hot'], []],
  ['antrag', ['ant', 'trag'], []],
])('%s is parted by the words %j into %j', (key, known, parts) => {
  expect(knownSplits(key, new Set(known))).toEqual(parts);
});

it('what is typed cannot leave its quotes', () => {
  const [word] = plainWords('x');
  expect(indexQueries([{ ...word!, key: "a'|'b", stems: ['c\\'], holders: [], splits: [], slips: [] }]).inflected).toBe(
    "('a''|''b'|'c\\\\')",
  );
});

it('an entry has a row for each language, each for the readers who would be shown it', () => {
  const rows = rowsOf({ id: 'x', title: { de_DE: 'Küche', fr_FR: 'Cuisine' }, body: [{ de_DE: 'Rezepte' }, 'Hygiene', null] });
  expect(rows).toMatchObject([
    { locale: 'de_DE', readers: ['de_DE', 'en_GB', 'it_IT', 'nl_NL', 'ar'], titleWords: ['kuche', 'de/kuch'], body: 'Rezepte\nHygiene' },
    { locale: 'fr_FR', readers: ['fr_FR'], titleKey: 'cuisine' },
  ]);
  expect(rowsOf({ id: 'x', title: 'Annika', body: [] })).toMatchObject([{ locale: 'de_DE', readers: { length: 6 } }]);
  expect(rowsOf({ id: 'x', title: '', body: ['…', {}] })).toEqual([]);
});

const { passage, marksIn } = createMarker(plainWords('kueche hygiene'), 'de_DE');
const marked = ({ text, marks }: ReturnType<typeof passage>) => marks.map(({ start, length }) => text.slice(start, start + length));

it('a passage is cut round the place that holds the most, on whole words', () => {
  const found = passage(`${'Vorher steht viel. '.repeat(30)}In der Küche gilt der Hygieneplan.\n${'Danach auch. '.repeat(30)}`);
  expect(marked(found)).toEqual(['Küche', 'Hygieneplan']);
  expect(found.text).toMatch(/^… .*viel\. In der Küche gilt der Hygieneplan\. Danach auch\..* …$/);
  expect(found.text.length).toBeLessThan(240);
});

it('a text that holds nothing is shown from its beginning, and nothing breaks a sign in two', () => {
  expect(passage('Kurz.')).toEqual({ text: 'Kurz.', marks: [] });
  expect(passage('👩‍🍳'.repeat(200)).text.isWellFormed()).toBe(true);
  expect(marksIn('<b>Küchen</b>')).toEqual([{ start: 3, length: 6 }]);
});

it('what was meant stands where a slip was, and nowhere else', () => {
  const words = plainWords('Die anika, Berger!').map((word) => (word.key === 'anika' ? { ...word, slips: ['annika'] } : word));
  expect(meantBy('Die anika, Berger!', words, { title: 'Annika Berger', body: '', locale: 'de_DE' })).toBe('Die annika, Berger!');
  expect(meantBy('Berger', plainWords('Berger'), { title: 'Berger', body: '', locale: 'de_DE' })).toBeNull();
});
