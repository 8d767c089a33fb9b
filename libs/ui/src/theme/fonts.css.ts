import { type FontPair, fontFamily, fontPairs, type FontRole } from '@foyer/theme';
import { globalFontFace } from '@vanilla-extract/css';
import fallbacks from './fonts/fallbacks.json' with { type: 'json' };
import { fontWeights } from './font-weights.ts';
import { arabic, latin, latinExtended } from './unicode-ranges.ts';

// `optional` never moves text that is already shown: a font that is not there at once is used from the next page on. The page
// preloads the faces of the first view (see fonts.ts), so nearly everyone sees them at once. A browser loads only the faces that
// the theme names.
const face = (file: string, fontWeight: string, unicodeRange: string) => ({
  src: `url('./fonts/${file}.woff2') format('woff2')`,
  fontWeight,
  unicodeRange,
  fontStyle: 'normal',
  fontDisplay: 'optional' as const,
});

const sans = `local('Arial'), local('Liberation Sans'), local('Roboto')`;
const sansBold = `local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')`;
const serif = `local('Times New Roman'), local('Liberation Serif'), local('Tinos')`;

/** Faces every system has, by the order in which `npm run fonts` measured them. */
const systemFaces: Record<FontPair, Record<FontRole, { src: string; fontWeight?: string }[]>> = {
  humanist: { text: textFaces(), headline: [{ src: serif }] },
  modern: { text: textFaces(), headline: [{ src: sansBold }] },
  classic: { text: textFaces(), headline: [{ src: serif }] },
};

function textFaces() {
  return [
    { src: sans, fontWeight: '400 500' },
    { src: sansBold, fontWeight: '600 700' },
  ];
}

for (const pair of fontPairs) {
  for (const role of ['text', 'headline'] as const) {
    const family = fontFamily(pair, role);
    const name = `${pair}-${role}` as const;
    globalFontFace(family, [
      face(`${name}-latin`, fontWeights[role], latin),
      face(`${name}-latin-extended`, fontWeights[role], latinExtended),
    ]);
    // Stretched to the measures of ours: the text takes the same room before and after.
    globalFontFace(
      `${family} Fallback`,
      systemFaces[pair][role].map((system, index) => ({ ...system, ...fallbacks[name][index], lineGapOverride: '0%' })),
    );
  }
}

globalFontFace('Foyer Arabic', face('arabic', fontWeights.text, arabic));
