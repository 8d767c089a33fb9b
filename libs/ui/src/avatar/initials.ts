const tones = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** One of the six colours people without a photo have. */
export type PersonTone = (typeof tones)[number];

/** First letters of the first and the last word; a single word gives one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '').replace(/^[^\p{L}\p{N}]+/u, '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/** The same name has the same colour on every screen and at every visit. */
export function toneOf(name: string): PersonTone {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return tones[hash % tones.length] ?? 'a';
}
