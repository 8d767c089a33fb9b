import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import type { Locale } from '../../platform/db/types.ts';
import { foldWord } from './search.fold.ts';

/** The languages whose words have stems, each by two letters. */
const stemmers = { de: german, en: english, fr: french, it: italian, nl: dutch, ar: arabic };
type Language = keyof typeof stemmers;
const languages = Object.keys(stemmers) as Language[];

const languageOf = (locale: Locale): Language => locale.slice(0, 2) as Language;

/** Longer ones are cut: no one types them, and the database takes no words without end. */
const longest = 64;

/** A word as it stands in a text. */
export interface Token {
  key: string;
  start: number;
  end: number;
}

/** A folded text in which umlauts that were written as two letters are one. */
export const withPlainUmlauts = (folded: string): string => folded.replaceAll(/(?<![aeiouq])([aou])e/g, '$1');

/**
 * A word as words are compared: without case and accents, umlauts the same whether they are written as one letter, as two or without their dots. In "Feuer",
 * "neue" and "Quelle" the letters stand for themselves. Letters of Arabic that are written in one of two ways become one.
 */
export const keyOf = (word: string): string =>
  withPlainUmlauts(foldWord(word).replaceAll('æ', 'a').replaceAll(/[œø]/g, 'o'))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ـ', '')
    .slice(0, longest)
    .toWellFormed();

/** The words of a text in order, letters and digits; whatever stands between them does not count. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640]*/gu)) {
    const key = keyOf(word);
    if (key) tokens.push({ key, start: index, end: index + word.length });
  }
  return tokens;
}

const mostKept = 10_000;
const kept = new Map<string, string>();

/** The stem of a word in a language, marked as such: "de/antrag". A stem is no word, and two languages have none in common. */
function stemIn(language: Language, key: string): string {
  const word = `${language}/${key}`;
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const stem = `${language}/${stemmers[language](key)}`;
  kept.set(word, stem);
  return stem;
}

/** The stem of a word of a text in that language; numbers are their own. */
export const stemOf = (key: string, locale: Locale): string => stemIn(languageOf(locale), key);

/** The stems of a word whose language is not known. */
export const stemsOf = (key: string): string[] => languages.map((language) => stemIn(language, key));

/** The stems in the languages that make one word of several. */
export const compoundStemsOf = (key: string): string[] => [stemIn('de', key), stemIn('nl', key)];

/** Words that say nothing of what is looked for: left out of a search that has others. */
const fillers = new Set(
  `am an auf aus bei das dem den der des die ein eine einen einer fur im in ist mit nach und vom von zu zum zur
  a and are at by for from is of on or the to with
  au aux avec dans de du en est et la le les ou par pour sur un une
  al alla con da dal dei del della di e gli i il lo nel per sul
  bij een het met naar op te van voor`.split(/\s+/),
);

const mostWords = 8;

/** The words of what was typed; at most eight count. */
export function queryWords(text: string): string[] {
  const words = [...new Set(tokensOf(text).map(({ key }) => key))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}
