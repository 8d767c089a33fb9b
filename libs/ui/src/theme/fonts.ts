import arabic from './fonts/arabic.woff2?url';
import sans from './fonts/sans-latin.woff2?url';
import serif from './fonts/serif-latin.woff2?url';
import { arabic as arabicLetters, latin } from './unicode-ranges.ts';

/**
 * Addresses of the faces a first view needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`:
 * `sans` and `serif` everywhere (about 40 kB), `arabic` in addition where the language is written in Arabic letters.
 */
export const fontUrls = { sans, serif, arabic };

/**
 * Puts the faces into use that came too late for the first view (`font-display: optional` leaves them out for as long as the document
 * lives). Call it at the first navigation inside the app, when the text changes anyway.
 */
export async function adoptFonts(): Promise<void> {
  const faces = [
    new FontFace('Foyer Sans', `url(${sans})`, { weight: '400 600', unicodeRange: latin }),
    new FontFace('Foyer Serif', `url(${serif})`, { weight: '500', unicodeRange: latin }),
  ];
  if (document.documentElement.lang.startsWith('ar')) {
    faces.push(new FontFace('Foyer Arabic', `url(${arabic})`, { weight: '400 600', unicodeRange: arabicLetters }));
  }
  await Promise.allSettled(faces.map(async (face) => document.fonts.add(await face.load())));
}
