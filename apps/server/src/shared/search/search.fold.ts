import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';

/** Marks above and below letters: accents, and the vowel signs of Arabic; as in the database's `fold`. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670]/g;

/** A text without case and accents. */
export const foldWord = (text: string): string => text.normalize('NFD').replace(marks, '').replaceAll('ß', 'ss').toLowerCase();

const maxWords = 8;

/** The words of what was typed, without case and accents; at most eight count. */
export const searchWords = (text: string): string[] => foldWord(text).split(/\s+/).filter(Boolean).slice(0, maxWords);

/** A text of the database without case and accents, as `searchWords` makes it; empty where it is null. What is looked through often has it stored. */
export const folded = (text: SQLWrapper): SQL<string> => sql`fold(${text})`;

/** A text in the reader's language, as `localizedText` picks it, from a column that holds it folded in all languages: their keys are folded, too. */
export const foldedText = (column: SQLWrapper, locale: Locale): SQL<string> =>
  sql`coalesce(${localizedText(column, locale, (key) => key.toLowerCase())}, '')`;

/** Whether an index of trigrams can find what holds the word. */
export const hasTrigrams = (word: string): boolean => word.length >= 3;

/** A word as a pattern of `like`. */
export const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Whether a folded text holds the word anywhere. */
export const holds = (text: SQLWrapper, word: string): SQL<boolean> => sql`${text} like ${`%${escaped(word)}%`}::text`;

/** Whether a folded text begins with the word. */
export const begins = (text: SQLWrapper, word: string): SQL<boolean> => sql`${text} like ${`${escaped(word)}%`}::text`;

const literally = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a word of a folded text begins with the word. */
export const holdsBeginning = (text: SQLWrapper, word: string): SQL<boolean> =>
  sql`${text} ~ ${`(^|[^[:alnum:]])${literally(word)}`}::text`;
