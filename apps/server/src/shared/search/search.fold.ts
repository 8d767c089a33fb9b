import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Marks above and below letters: accents, and the vowel signs of Arabic. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670]/g;

const foldWord = (text: string): string => text.normalize('NFD').replace(marks, '').replaceAll('ß', 'ss').toLowerCase();

const maxWords = 8;

/** The words of what was typed, without case and accents; at most eight count. */
export const searchWords = (text: string): string[] => foldWord(text).split(/\s+/).filter(Boolean).slice(0, maxWords);

/**
 * A text of the database without case and accents, as `searchWords` makes it; empty where it is null. Letters are parted from their marks before
 * `lower`, which in some locales of PostgreSQL knows the letters of ASCII alone.
 */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql`replace(lower(regexp_replace(normalize(coalesce(${text}, ''), NFD), ${marks.source}::text, '', 'g')), 'ß', 'ss')`;

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Whether a folded text holds the word anywhere. */
export const holds = (text: SQLWrapper, word: string): SQL<boolean> => sql`${text} like ${`%${escaped(word)}%`}::text`;

/** Whether a folded text begins with the word. */
export const begins = (text: SQLWrapper, word: string): SQL<boolean> => sql`${text} like ${`${escaped(word)}%`}::text`;

/** Whether a word of a folded text begins with the word. */
export const holdsBeginning = (text: SQLWrapper, word: string): SQL<boolean> =>
  sql`regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g') like ${`% ${escaped(word)}%`}::text`;
