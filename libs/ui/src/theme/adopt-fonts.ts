import type { FontPair, FontRole } from '@foyer/theme';
import { fontFamily } from '@foyer/theme/font-pairs';
import arabic from './fonts/arabic.woff2?url';
import { fontWeights } from './font-weights.ts';
import { fontFiles } from './fonts.ts';
import { arabic as arabicLetters, latin } from './unicode-ranges.ts';

const roles: FontRole[] = ['text', 'headline'];
/** How many hold the faces of a pair's role in this document, which is one for all: the pages of an app, and every widget on another site. */
const holders = new Map<string, { count: number; release: () => void }>();

/** Loads the faces of a role, for one that has not been taken up; the Arabic one belongs to the text. */
async function load(pair: FontPair, role: FontRole): Promise<FontFace[]> {
  const faces = [
    new FontFace(fontFamily(pair, role), `url(${fontFiles[pair][role]})`, { weight: fontWeights[role], unicodeRange: latin }),
    ...(role === 'text' && document.documentElement.lang.startsWith('ar')
      ? [new FontFace('Foyer Arabic', `url(${arabic})`, { weight: fontWeights.text, unicodeRange: arabicLetters })]
      : []),
  ];
  return Promise.all(faces.map((face) => face.load()));
}

const property = (role: FontRole) => `--foyer-font-${role}`;

/** Whether this document asked for no faces because its line was slow, and named the fallbacks alone (apps/server/src/web/font-head.ts). */
export const areFontsLeftOut = (): boolean => roles.some((role) => document.documentElement.style.getPropertyValue(property(role)) !== '');

/** Puts loaded faces into use, and says how to take them back. */
function put(role: FontRole, faces: readonly FontFace[]): () => void {
  const { style } = document.documentElement;
  // A document whose line was too slow for them (apps/server/src/web/font-head.ts) has named the fallbacks instead.
  const named = style.getPropertyValue(property(role));
  style.removeProperty(property(role));
  faces.forEach((face) => document.fonts.add(face));
  return () => {
    if (named) style.setProperty(property(role), named);
    faces.forEach((face) => document.fonts.delete(face));
  };
}

/** Holds the faces of a role, putting the loaded ones into use if no one holds them yet. The last one that gives them back takes them out of the document. */
function hold(pair: FontPair, role: FontRole, faces: readonly FontFace[]): () => void {
  const key = pair + role;
  const held = holders.get(key) ?? { count: 0, release: put(role, faces) };
  held.count += 1;
  holders.set(key, held);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held.count -= 1;
    if (held.count > 0) return;
    holders.delete(key);
    held.release();
  };
}

/**
 * Puts the faces of a pair into use that came too late for the first view (`font-display: optional` leaves them out for as long as the
 * document lives). Call it at the first navigation inside the app, when the text changes anyway. Answers how to give them back; they stay while others hold them.
 */
export async function adoptFonts(pair: FontPair): Promise<() => void> {
  const used = await Promise.allSettled(
    roles.map(async (role) => hold(pair, role, holders.has(pair + role) ? [] : await load(pair, role))),
  );
  return () => used.forEach((result) => result.status === 'fulfilled' && result.value());
}

const sample = 'Hamburgefonstiv 0123456789';

/** Whether what is drawn with the web font is drawn with its fallback. */
function isMissing(pair: FontPair, role: FontRole): boolean {
  if (document.documentElement.style.getPropertyValue(property(role))) return true;
  const context = document.createElement('canvas').getContext('2d');
  const family = fontFamily(pair, role);
  const widths = [`"${family}", "${family} Fallback"`, `"${family} Fallback"`].map((families) => {
    context!.font = `${fontWeights[role].split(' ')[0]!} 100px ${families}`;
    return context!.measureText(sample).width;
  });
  return context !== null && widths[0] === widths[1];
}

/** What counts as not moved, in px. */
const tolerance = 2;

/** Says whether anything that is in view now has moved up or down since. */
function watchPlaces(): () => boolean {
  const places = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight ? [{ element, top, bottom }] : [];
  });
  return () =>
    places.some(({ element, top, bottom }) => {
      const now = element.getBoundingClientRect();
      return Math.abs(now.top - top) > tolerance || (bottom < innerHeight && Math.abs(now.bottom - bottom) > tolerance);
    });
}

/**
 * Puts the faces that came too late into use in the page as it is, unless something in view would move by it: the fallbacks have their measures, so mostly
 * nothing does. Where a longer headline would move all, text alone changes, or headlines alone; the rest follows with `adoptFonts`.
 */
export async function adoptFontsInPlace(pair: FontPair): Promise<void> {
  const missing = roles.filter((role) => !holders.has(pair + role) && isMissing(pair, role));
  if (missing.length === 0) return;
  const loaded = await Promise.all(missing.map(async (role) => ({ role, faces: await load(pair, role) })));
  const choices = loaded.length > 1 ? [loaded, ...loaded.map((one) => [one])] : [loaded];
  const hasMoved = watchPlaces();
  for (const choice of choices) {
    // Taken back before anything is painted.
    const undo = choice.map(({ role, faces }) => hold(pair, role, faces));
    if (!hasMoved()) return;
    undo.forEach((each) => each());
  }
}
