import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { commonWords } from './common-words.ts';

/** How hard a password is to guess: 0 at once, 1 easily, 2 with some effort, 3 hardly, 4 not in a lifetime. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const estimator = new ZxcvbnFactory({ dictionary: { commonWords } });

/**
 * Guesses below which a password has the strength of its place: those for 8, 10 and 12 random letters are in it. Stricter than the
 * library's own bounds, because our list of words is shorter.
 */
const bounds = [1e4, 1e8, 1e10, 1e12] as const;

/** Estimates the strength of a password; `ownWords` are those that others know of the person, such as name and e-mail address. */
export function passwordStrength(password: string, ownWords: readonly string[] = []): Strength {
  const parts = ownWords.flatMap((word) => [word, ...word.split('@'), ...word.split(/[^\p{L}\p{N}]+/u)]);
  const { guesses } = estimator.check(
    password,
    parts.filter((part) => part.length > 2),
  );
  const place = bounds.findIndex((bound) => guesses < bound);
  return (place < 0 ? 4 : place) as Strength;
}
