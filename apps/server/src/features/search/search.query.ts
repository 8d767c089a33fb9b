import { compoundStemsOf, queryWords, stemsOf } from '../../shared/search/search.terms.ts';

/** A word that was typed, and the words it is found by. */
export interface QueryWord {
  key: string;
  /** Its stems in every language. */
  stems: string[];
  /** Longer words that hold it or its stem. */
  holders: string[];
  /** What it is made of, as pairs of which both are to be found; each side in several forms. */
  splits: (readonly [left: string[], right: string[]])[];
  /** Words that it may have been meant to be. */
  slips: string[];
}

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const either = (words: readonly string[]): string => `(${words.join('|')})`;
const all = (parts: readonly string[]): string => parts.join('&');

const exact = ({ key }: QueryWord): string[] => [quoted(key)];
const inflected = (word: QueryWord): string[] => [...exact(word), ...word.stems.map(quoted)];
const near = (word: QueryWord): string[] => [...inflected(word), `${quoted(word.key)}:*`, ...word.holders.map(quoted)];
const parted = (word: QueryWord): string[] => [
  ...near(word),
  ...word.splits.map(([left, right]) => `(${either(left.map(quoted))}&${either(right.map(quoted))})`),
];
const slipped = (word: QueryWord): string[] => [...parted(word), ...word.slips.map(quoted)];

/** What is asked of the index, from the closest to the widest; each is a query in the database's language that holds the ones before it. */
export interface IndexQueries {
  /** The words as they are compared, for whole titles. */
  phrase: string;
  exact: string;
  inflected: string;
  near: string;
  /** One of the words, inflected. */
  some: string;
  parted: string;
  slipped: string;
}

/** Words the query of none would match nothing, but there is none without words. */
export const indexQueries = (words: readonly QueryWord[]): IndexQueries => {
  const every = (forms: (word: QueryWord) => string[]): string => all(words.map((word) => either(forms(word))));
  return {
    phrase: words.map(({ key }) => key).join(' '),
    exact: every(exact),
    inflected: every(inflected),
    near: every(near),
    some: either(words.flatMap(inflected)),
    parted: every(parted),
    slipped: every(slipped),
  };
};

const shortestPart = 3;
/** What German and Dutch put between the parts. */
const links = ['s', 'n', 'en', 'es', 'er', 'e'];

/** Every way to part a word in two, with the forms either side may be known by. */
export function possibleSplits(key: string): { left: string[]; right: string[] }[] {
  const splits: { left: string[]; right: string[] }[] = [];
  for (let at = shortestPart; at <= key.length - shortestPart; at += 1) {
    const before = key.slice(0, at);
    const right = key.slice(at);
    const unlinked = links.filter((link) => before.endsWith(link) && before.length - link.length >= shortestPart);
    const lefts = [before, ...unlinked.map((link) => before.slice(0, -link.length))];
    splits.push({ left: lefts.flatMap((left) => [left, ...compoundStemsOf(left)]), right: [right, ...compoundStemsOf(right)] });
  }
  return splits;
}

const mostSplits = 4;

/** The ways to part a word whose both sides are known words; the most even ones first, for they are the least by chance. */
export function knownSplits(key: string, known: ReadonlySet<string>): QueryWord['splits'] {
  const evenness = (index: number): number => Math.abs(key.length / 2 - (index + shortestPart));
  return possibleSplits(key)
    .map(({ left, right }, index) => ({ sides: [left.filter(isKnown), right.filter(isKnown)] as const, index }))
    .filter(({ sides: [left, right] }) => left.length > 0 && right.length > 0)
    .sort((a, b) => evenness(a.index) - evenness(b.index))
    .slice(0, mostSplits)
    .map(({ sides }) => sides);
  function isKnown(word: string): boolean {
    return known.has(word);
  }
}

/** Fewer letters stand in the middle of most words by chance. */
const shortestHeld = { texts: 3, titles: 4 };
const shortestStem = 5;

/** What longer words are looked for by: the word and its stems in the languages of compounds, where they are long enough to mean something; while a title is
 * still being typed they have to be longer. */
export const heldBy = (key: string, within: keyof typeof shortestHeld): string[] => [
  ...(key.length >= shortestHeld[within] ? [key] : []),
  ...new Set(
    compoundStemsOf(key)
      .map((stem) => stem.slice(3))
      .filter((stem) => stem !== key && stem.length >= shortestStem),
  ),
];

/** The words of what was typed, before the customer's words are looked at. */
export const plainWords = (text: string): QueryWord[] =>
  queryWords(text).map((key) => ({ key, stems: stemsOf(key), holders: [], splits: [], slips: [] }));
