import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { clothes, type EveryLanguage, everyLanguage, type gender, locales } from '../schemas.ts';

export type Gender = z.infer<typeof gender>;

const position = z.strictObject({
  key: z.string(),
  clothes,
  /** How many of a hundred colleagues in a hotel do this; 0 for the head office. */
  share: z.number(),
  /** `feminine|masculine` where the language asks for it; one form where both are the same. */
  title: everyLanguage,
});

/** What a member does. */
export type Position = z.infer<typeof position>;

/** The positions of hotel life and of the head office. */
export const positions: readonly Position[] = readJson('people/positions.json', z.array(position));

const byKey = new Map(positions.map((one) => [one.key, one]));

/** Whether there is a position of that key. */
export const isPosition = (key: string): boolean => byKey.has(key);

/** A position by its key. */
export function positionOf(key: string): Position {
  const found = byKey.get(key);
  if (!found) throw new Error(`There is no position "${key}".`);
  return found;
}

/** The title of a position for a person. */
export function titleOf({ title }: Position, gender: Gender): EveryLanguage {
  const formOf = (forms: string): string => {
    const [feminine = '', masculine = feminine] = forms.split('|');
    return gender === 'f' ? feminine : masculine;
  };
  return Object.fromEntries(locales.map((locale) => [locale, formOf(title[locale])])) as EveryLanguage;
}
