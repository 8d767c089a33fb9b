import { defaultSeed, fontFamily, type FontPair } from '@foyer/theme';
import { sampleThemes } from '@foyer/theme/samples';
import type { StoryLocale } from './globals.ts';

const pairOf = (brand: string): FontPair =>
  (Object.hasOwn(sampleThemes, brand) ? sampleThemes[brand as keyof typeof sampleThemes].seed : defaultSeed).fontPair;

/** A letter of every file that a language needs: faces are cut into files by letters, and loaded by them. */
const letters: Partial<Record<StoryLocale, string>> = { ar: 'aا', pseudo: 'ağ' };
const all = 'ağا';

/**
 * Loads the faces of a customer before a story is shown: stories are judged in them, while a page does without what comes too late
 * (`font-display: optional`). `board` is a page of stories in many languages.
 */
export async function loadFonts(brand: string, locale: StoryLocale | 'board'): Promise<void> {
  const pair = pairOf(brand);
  const text = locale === 'board' ? all : (letters[locale] ?? 'a');
  const faces = [`400 1em '${fontFamily(pair, 'text')}', 'Foyer Arabic'`, `500 1em '${fontFamily(pair, 'headline')}'`];
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
}
