/** The pairs of a face for text and one for headlines: Foyer's own, a plain and open one, and one of an old house. */
export const fontPairs = ['humanist', 'modern', 'classic'] as const;
/** One of the font pairs. */
export type FontPair = (typeof fontPairs)[number];

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
/** Where neither the web font nor the face stretched to its measures is there. */
const lastResorts = {
  humanist: { text: 'system-ui, sans-serif', headline: 'Georgia, serif' },
  modern: { text: 'system-ui, sans-serif', headline: 'system-ui, sans-serif' },
  classic: { text: 'system-ui, sans-serif', headline: 'Georgia, serif' },
} as const;

/** What a face is for. */
export type FontRole = 'text' | 'headline';

/** The family of a web font, as its `@font-face` names it: `Foyer Modern Headline`. */
export const fontFamily = (pair: FontPair, role: FontRole): string => {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return `Foyer ${capital(pair)} ${capital(role)}`;
};

const stack = (pair: FontPair, role: FontRole, webFonts: boolean) => {
  const family = fontFamily(pair, role);
  const own = `'${family} Fallback'`;
  return `${webFonts ? `'${family}', ${own}, 'Foyer Arabic'` : own}, ${lastResorts[pair][role]}`;
};

/** The font stacks of a pair, as CSS; without `webFonts` those of the system's fonts that replace them. */
export const fontStacks = (pair: FontPair, webFonts = true): Record<FontRole | 'mono', string> => ({
  text: stack(pair, 'text', webFonts),
  headline: stack(pair, 'headline', webFonts),
  mono,
});
