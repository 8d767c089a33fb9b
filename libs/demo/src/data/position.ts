import type { LocalizedText } from '@foyer/server/seed';
import type { Clothes } from '../art/people/features.ts';

export type Gender = 'f' | 'm';

type Forms = readonly [feminine: string, masculine: string];

/** What somebody does. Titles agree with the person's gender where the language asks for it. */
export interface Position {
  key: string;
  clothes: Clothes;
  /** How many of a hundred colleagues in a hotel do this; 0 for the head office. */
  share: number;
  de: Forms;
  en: string;
  fr: Forms;
  it: Forms;
  nl: string;
  ar: Forms;
}

/** The title of a position for a person. */
export function titleOf(position: Position, gender: Gender): Required<LocalizedText> {
  const form = gender === 'f' ? 0 : 1;
  return {
    de_DE: position.de[form],
    en_GB: position.en,
    fr_FR: position.fr[form],
    it_IT: position.it[form],
    nl_NL: position.nl,
    ar: position.ar[form],
  };
}

/** `feminine|masculine`; one form where both are the same. */
const forms = (text: string): readonly [string, string] => {
  const [feminine = '', masculine = feminine] = text.split('|');
  return [feminine, masculine];
};

/** Writes a position down in one line; forms as `feminine|masculine`. */
export function position<const Key extends string>(
  key: Key,
  clothes: Clothes,
  share: number,
  de: string,
  en: string,
  fr: string,
  it: string,
  nl: string,
  ar: string,
): Position & { key: Key } {
  return { key, clothes, share, de: forms(de), en, fr: forms(fr), it: forms(it), nl, ar: forms(ar) };
}
