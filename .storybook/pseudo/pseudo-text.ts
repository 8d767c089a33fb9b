// Only letters that the design's own faces have, so that the pseudo-locale is judged in them.
const accents: Record<string, string> = Object.fromEntries(
  [...'aåcçdđeégğhĥiîjĵkķlļnñoörŕsštţuûwŵyýzžAÅCÇDĐEÉGĞHĤIÎJĴKĶLĻNÑOÖRŔSŠTŢUÛWŴYÝZŽ'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1]!]] : [],
  ),
);

const fillers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How much longer the texts become: German and French run that much longer than English where it hurts. */
const growth = 0.4;

/** The letters with accents; everything else stays. */
export const accented = (text: string): string => [...text].map((letter) => accents[letter] ?? letter).join('');

/** Words that make a text of this length 40 % longer: `one two`. Empty for no text. */
export function filler(length: number): string {
  const words: string[] = [];
  while (words.join(' ').length < length * growth) words.push(fillers[words.length % fillers.length]!);
  return words.join(' ');
}

/** Around every text, so that a cut-off end is seen. */
export const brackets = { open: '[', close: ']' } as const;

/**
 * A text of the pseudo-locale: accented, 40 % longer and bracketed, `[Šåvé one two]`. What has no letters stays, and so does what was
 * changed before.
 */
export function pseudoText(text: string): string {
  const trimmed = text.trim();
  if (!/\p{L}/u.test(trimmed) || (trimmed.startsWith(brackets.open) && trimmed.endsWith(brackets.close))) return text;
  return text.replace(trimmed, () => `${brackets.open}${accented(trimmed)} ${filler(trimmed.length)}${brackets.close}`);
}
