import type { Locale } from '@foyer/server/seed';
import type { Sitter } from '../../art/people/features.ts';

/** Names of one language, with what goes with them. Arabic names are written `Latin:Arabic`. */
export interface Culture {
  origin: Sitter['origin'];
  /** The language such a person writes in where the hotel's own is not theirs. */
  language: Locale;
  /** It is their mother tongue: they write in it wherever they work. */
  native?: true;
  f: readonly string[];
  m: readonly string[];
  last: readonly string[];
  /** Surnames that differ for women, as in Polish: the feminine form by the masculine. */
  feminine?: (last: string) => string;
}

export const words = (text: string): string[] => text.split(',').map((word) => word.trim());
