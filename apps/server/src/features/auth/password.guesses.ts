import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** More letters do not make the estimate better, only slower. */
const judgedLength = 100;

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

/** Estimates how many guesses a cracker needs for a password. `known` are words that others know of its owner. */
export async function guessesFor(password: string, known: readonly string[]): Promise<number> {
  estimator ??= loadEstimator().catch((error: unknown) => {
    estimator = undefined;
    throw error;
  });
  return (await estimator).check(password.slice(0, judgedLength), [...known]).guesses;
}
