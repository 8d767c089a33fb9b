import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * The work grows with the square of the length and more. This much takes a few milliseconds; more letters make no password weaker, as each part of one
 * is at most as hard to guess.
 */
const judgedLength = 24;

/** In how many ways digits and signs are read as letters (`p4$$w0rd`). The library's 100 take a fifth of a second for a password of nothing else. */
const readings = 10;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The lists of leaked passwords, words and first names weigh 50 MB in memory, so they come with the first new password. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-de'),
  ]);
  return new core.ZxcvbnFactory({
    l33tMaxSubstitutions: readings,
    graphs: common.adjacencyGraphs,
    dictionary: {
      passwords: common.dictionary['passwords-common'],
      englishWords: english.dictionary['commonWords-en'],
      englishNames: english.dictionary['firstnames-en'],
      germanWords: german.dictionary.commonWords,
      germanNames: german.dictionary.firstnames,
    },
  });
}

/** Estimates how many guesses a cracker needs for a password, by its beginning: the work is bounded. `known` are words that others know of its owner. */
export async function guessesFor(password: string, known: readonly string[]): Promise<number> {
  estimator ??= loadEstimator().catch((error: unknown) => {
    estimator = undefined;
    throw error;
  });
  return (await estimator).check(password.slice(0, judgedLength), [...known]).guesses;
}
