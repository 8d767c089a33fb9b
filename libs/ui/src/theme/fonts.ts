import type { FontPair, FontRole } from '@foyer/theme';
import { fontFamily } from '@foyer/theme/font-pairs';
import arabic from './fonts/arabic.woff2?url';
import classicHeadline from './fonts/classic-headline-latin.woff2?url';
import classicText from './fonts/classic-text-latin.woff2?url';
import humanistHeadline from './fonts/humanist-headline-latin.woff2?url';
import humanistText from './fonts/humanist-text-latin.woff2?url';
import modernHeadline from './fonts/modern-headline-latin.woff2?url';
import modernText from './fonts/modern-text-latin.woff2?url';
import { fontWeights } from './font-weights.ts';
import { arabic as arabicLetters, latin } from './unicode-ranges.ts';

const files: Record<FontPair, Record<FontRole, string>> = {
  humanist: { text: humanistText, headline: humanistHeadline },
  modern: { text: modernText, headline: modernHeadline },
  classic: { text: classicText, headline: classicHeadline },
};

/**
 * Addresses of the faces a first view needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: the two of the pair (about
 * 40 kB), and one more where the language (`de-DE`) is written in Arabic letters.
 */
export const fontUrls = (pair: FontPair, language: string): string[] => [
  ...Object.values(files[pair]),
  ...(language.startsWith('ar') ? [arabic] : []),
];

/**
 * Puts the faces of a pair into use that came too late for the first view (`font-display: optional` leaves them out for as long as the
 * document lives). Call it at the first navigation inside the app, when the text changes anyway.
 */
export async function adoptFonts(pair: FontPair): Promise<void> {
  const roles: FontRole[] = ['text', 'headline'];
  const faces = roles.map(
    (role) => new FontFace(fontFamily(pair, role), `url(${files[pair][role]})`, { weight: fontWeights[role], unicodeRange: latin }),
  );
  if (document.documentElement.lang.startsWith('ar')) {
    faces.push(new FontFace('Foyer Arabic', `url(${arabic})`, { weight: fontWeights.text, unicodeRange: arabicLetters }));
  }
  await Promise.allSettled(faces.map(async (face) => document.fonts.add(await face.load())));
  // A document whose line was too slow for them (apps/server/src/web/font-head.ts) has named the fallbacks instead.
  for (const role of roles) document.documentElement.style.removeProperty(`--foyer-font-${role}`);
}
