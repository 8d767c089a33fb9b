const tones = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** One of the six colours people without a photo have. */
export type PersonTone = (typeof tones)[number];

/** "Dr.", "Prof.", "Dipl.-Ing.": two letters or more ahead of the first point. "J." and "A.-M." are names. */
const title = /^\p{L}{2,}\.(-|$)/u;

/** First letters of the first and the last word of a name, without the titles before it; a single word gives one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  while (words.length > 1 && title.test(words[0]!)) words.shift();
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = picked.map((word) => [...(word ?? '').replace(/^[^\p{L}\p{N}]+/u, '')][0] ?? '');
  // Arabic letters would join into a syllable; a zero-width non-joiner keeps them apart.
  return letters.join(letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200c' : '').toLocaleUpperCase('en');
}

/** The same name has the same colour on every screen and at every visit. */
export function toneOf(name: string): PersonTone {
  // FNV-1a: short names that differ in one letter still spread over all colours.
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return tones[(hash >>> 8) % tones.length] ?? 'a';
}
