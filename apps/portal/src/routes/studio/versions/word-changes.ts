import { diffWordsWithSpace } from 'diff';

/** A run of words that is in both texts, or in one of them alone. */
export interface WordRun {
  text: string;
  side: 'both' | 'before' | 'after';
}

/** How long two texts are compared, in ms; beyond that they have nothing in common. */
const timeout = 300;

/** Changes that only spaces and signs stand between are read as one: all that went, then all that came. */
function gathered(runs: readonly WordRun[]): WordRun[] {
  const found: WordRun[] = [];
  let [before, after] = ['', ''];
  const flush = (): void => {
    if (before) found.push({ text: before, side: 'before' });
    if (after) found.push({ text: after, side: 'after' });
    [before, after] = ['', ''];
  };
  for (const [index, { text, side }] of runs.entries()) {
    const between = side === 'both' && before && after && !/[\p{L}\p{N}\n]/u.test(text) && runs[index + 1] !== undefined;
    if (side === 'both' && !between) {
      flush();
      found.push({ text, side });
      continue;
    }
    if (side !== 'after') before += text;
    if (side !== 'before') after += text;
  }
  flush();
  return found;
}

/** What became of a text, word by word as its language has them. */
export function wordChanges(before: string, after: string, tag: string): WordRun[] {
  const intlSegmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  const runs = diffWordsWithSpace(before, after, { timeout, intlSegmenter }) as ReturnType<typeof diffWordsWithSpace> | undefined;
  if (runs)
    return gathered(runs.map(({ value, added, removed }) => ({ text: value, side: removed ? 'before' : added ? 'after' : 'both' })));
  return [
    { text: before, side: 'before' },
    { text: after, side: 'after' },
  ];
}
