import { expect, test } from 'vitest';
import { checkSource, checkTranslation } from './rules.ts';

/** The problems of one translation of one text. */
const problems = (source: string, translation: string, tag: string) =>
  checkTranslation({ a: { defaultMessage: source } }, { a: { defaultMessage: translation } }, tag).map(({ problem }) => problem);

test('a sound translation has no problem', () => {
  const source = '{count, plural, one {# comment by <b>{name}</b>} other {# comments by <b>{name}</b>}}';
  const german = '{count, plural, one {# Kommentar von <b>{name}</b>} other {# Kommentare von <b>{name}</b>}}';
  expect(problems(source, german, 'de-DE')).toEqual([]);
});

test('missing, unknown and empty translations are named', () => {
  const source = { a: { defaultMessage: 'Close' }, b: { defaultMessage: 'Open' } };
  expect(checkTranslation(source, { b: { defaultMessage: ' ' }, c: { defaultMessage: 'Weg' } }, 'de-DE')).toEqual([
    { id: 'a', problem: 'is not translated: “Close”' },
    { id: 'c', problem: 'belongs to no message any more' },
    { id: 'b', problem: 'is empty' },
  ]);
});

test('a message that does not parse is named', () => {
  expect(problems('Hello {name}', 'Hallo {name', 'de-DE')).toEqual([expect.stringContaining('is no ICU message')]);
  expect(problems('Hello', 'Hallo <b>Welt', 'de-DE')).toEqual([expect.stringContaining('is no ICU message')]);
});

test('placeholders and tags must be the same', () => {
  expect(problems('Hello {name}', 'Hallo {nahme}', 'de-DE')).toEqual([
    '{nahme} is in one of the two only',
    '{name} is in one of the two only',
  ]);
  expect(problems('Read <a>more</a>', 'Mehr lesen', 'de-DE')).toEqual(['<a> is in one of the two only']);
});

test('placeholders inside choices count', () => {
  const source = '{n, plural, one {{name} likes this} other {# like this}}';
  expect(problems(source, '{n, plural, one {Gefällt einer Person} other {Gefällt #}}', 'de-DE')).toEqual([
    '{name} is in one of the two only',
  ]);
});

test('the cases of a choice by word are kept', () => {
  const source = '{kind, select, news {News} other {Page}}';
  expect(problems(source, '{kind, select, neues {Neues} other {Seite}}', 'de-DE')).toEqual([
    '{kind} has other cases: neues, other for news, other',
  ]);
});

const english = '{n, plural, one {# hotel} other {# hotels}}';

test('Arabic needs its six forms', () => {
  expect(problems(english, '{n, plural, one {فندق} other {# فندق}}', 'ar')).toEqual(
    ['zero', 'two', 'few', 'many'].map((form) => `{n} lacks the form “${form}” of ar`),
  );
  const all = '{n, plural, zero {أ} one {ب} two {ج} few {د} many {ه} other {و}}';
  expect(problems(english, all, 'ar')).toEqual([]);
});

test('an exact form serves its number', () => {
  const arabic = '{n, plural, =0 {أ} =1 {ب} =2 {ج} few {د} many {ه} other {و}}';
  expect(problems(english, arabic, 'ar')).toEqual([]);
});

test('French needs no form for millions, German needs one', () => {
  expect(problems(english, '{n, plural, one {# hôtel} other {# hôtels}}', 'fr-FR')).toEqual([]);
  expect(problems(english, '{n, plural, other {# Hotels}}', 'de-DE')).toEqual(['{n} lacks the form “one” of de-DE']);
});

test('a form of another language is named', () => {
  expect(problems(english, '{n, plural, one {# Hotel} few {# Hotels} other {# Hotels}}', 'de-DE')).toEqual([
    '{n} has the form “few”, which de-DE does not know',
  ]);
});

test('ordinals follow their own rules', () => {
  const source = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  expect(checkSource({ a: { defaultMessage: source } }, 'en-GB')).toEqual([]);
  expect(problems(source, '{n, selectordinal, other {#.}}', 'de-DE')).toEqual([]);
});

test('a text left in English is found, a short or international one is not', () => {
  expect(problems('Please write something first.', 'Please write something first.', 'nl-NL')).toEqual(['is still in English']);
  expect(problems('Login', 'Login', 'de-DE')).toEqual([]);
  expect(problems('{a} {b} {c} {d}', '{a} {b} {c} {d}', 'de-DE')).toEqual([]);
});

test('the source itself is checked', () => {
  expect(checkSource({ a: { defaultMessage: '{n, plural, other {# hotels}}' } }, 'en-GB')).toEqual([
    { id: 'a', problem: '{n} lacks the form “one” of en-GB' },
  ]);
  expect(checkSource({ a: { defaultMessage: '{n, plural, one {# hotel}}' } }, 'en-GB')).toEqual([
    { id: 'a', problem: expect.stringContaining('is no ICU message') },
  ]);
});
