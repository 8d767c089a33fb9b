import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { stemOf, type Token, tokensOf } from '../../shared/search/search.terms.ts';
import type { QueryWord } from './search.query.ts';

type Mark = Schemas['SearchMark'];

const shortestBeginning = 2;
const longestPassage = 220;
/** So much stands before the first word that fits. */
const lead = 60;
/** More would not make the passage a better one. */
const mostPlaces = 300;

/** What was meant, where words of the best result were found by a slip of the keys: what was typed with those words in place. Null where there is none. */
export function meantBy(text: string, words: readonly QueryWord[], best: { title: string; body: string; locale: Locale }): string | null {
  const source = `${best.title}\n${best.body}`;
  const tokens = tokensOf(source);
  const wordOf = ({ start, end }: Token): string => source.slice(start, end).toLocaleLowerCase();
  let meant = false;
  const replaced = words.map((word) => {
    const matches = createMatcher([{ ...word, splits: [], slips: [] }], best.locale);
    if (tokens.some(({ key }) => matches(key) === 0)) return word.key;
    const slip = word.slips.map((one) => tokens.find(({ key }) => key === one)).find((token) => token !== undefined);
    if (!slip) return word.key;
    meant = true;
    return wordOf(slip);
  });
  if (!meant) return null;
  const typed = tokensOf(text);
  // From the end, so that places before stay where they are.
  return [...typed].reverse().reduce((whole, { key, start, end }) => {
    const index = words.findIndex((word) => word.key === key);
    return index < 0 || replaced[index] === key ? whole : whole.slice(0, start) + replaced[index]! + whole.slice(end);
  }, text);
}

/** Which of the words that were typed a word of a text fits; -1 for none. */
function createMatcher(words: readonly QueryWord[], locale: Locale) {
  const asked = words.map(({ key, stems, holders, splits, slips }) => {
    const other = new Set([...holders, ...slips, ...splits.flat(2)]);
    // To look for the stem of every word of a text takes long: those that begin otherwise have another one, but in Arabic, where words grow in front.
    const beginnings = new Set([key, ...other].map((word) => word.replace(/^..\//, '').slice(0, shortestBeginning)));
    return { key, stems: new Set([...stems, ...other]), other, beginnings };
  });
  const fits = (token: string, { key, stems, other, beginnings }: (typeof asked)[number]): boolean => {
    if (token === key || other.has(token)) return true;
    if (key.length >= shortestBeginning && token.startsWith(key)) return true;
    return (locale === 'ar' || beginnings.has(token.slice(0, shortestBeginning))) && stems.has(stemOf(token, locale));
  };
  return (token: string): number => asked.findIndex((word) => fits(token, word));
}

/** A text with what of it fits. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/** Marks texts by what was typed. */
export function createMarker(words: readonly QueryWord[], locale: Locale) {
  const matches = createMatcher(words, locale);
  const fitting = (text: string): { token: Token; word: number }[] =>
    tokensOf(text)
      .map((token) => ({ token, word: matches(token.key) }))
      .filter(({ word }) => word >= 0);

  const marksIn = (text: string): Mark[] => fitting(text).map(({ token: { start, end } }) => ({ start, length: end - start }));

  /** The passage of a text that holds the most of the words, on one line; how it begins where it holds none. */
  function passage(body: string): MarkedText {
    const text = body.replace(/\s+/g, ' ').trim();
    const places = fitting(text).slice(0, mostPlaces);
    let best = { at: 0, words: 0 };
    places.forEach(({ token }, index) => {
      const within = places.slice(index).filter((one) => one.token.end <= token.start + longestPassage - lead);
      const count = new Set(within.map(({ word }) => word)).size;
      if (count > best.words) best = { at: token.start, words: count };
    });
    const from = best.at <= lead * 2 ? 0 : text.lastIndexOf(' ', best.at - lead) + 1;
    const to = endOf(text, from + longestPassage);
    const part = `${from > 0 ? '… ' : ''}${text.slice(from, to).trimEnd()}${to < text.length ? ' …' : ''}`.toWellFormed();
    return { text: part, marks: marksIn(part) };
  }
  return { marksIn, passage };
}

/** The end of the last whole word before a place. */
function endOf(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const space = text.lastIndexOf(' ', most);
  return space > most / 2 ? space : most;
}
