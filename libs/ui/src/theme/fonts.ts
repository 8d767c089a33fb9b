import type { FontPair, FontRole } from '@foyer/theme';
import arabic from './fonts/arabic.woff2?url';
import classicHeadline from './fonts/classic-headline-latin.woff2?url';
import classicText from './fonts/classic-text-latin.woff2?url';
import humanistHeadline from './fonts/humanist-headline-latin.woff2?url';
import humanistText from './fonts/humanist-text-latin.woff2?url';
import modernHeadline from './fonts/modern-headline-latin.woff2?url';
import modernText from './fonts/modern-text-latin.woff2?url';

/** Addresses of the faces by what they are for. */
export const fontFiles: Record<FontPair, Record<FontRole, string>> = {
  humanist: { text: humanistText, headline: humanistHeadline },
  modern: { text: modernText, headline: modernHeadline },
  classic: { text: classicText, headline: classicHeadline },
};

/**
 * Addresses of the faces a first view needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: the two of the pair (about
 * 40 kB), and one more where the language (`de-DE`) is written in Arabic letters.
 */
export const fontUrls = (pair: FontPair, language: string): string[] => [
  ...Object.values(fontFiles[pair]),
  ...(language.startsWith('ar') ? [arabic] : []),
];
