import { globalFontFace } from '@vanilla-extract/css';
import { arabic, latin, latinExtended } from './unicode-ranges.ts';

// `optional` never moves text that already stands: a face that is not there at once is used from the next page on. The page
// preloads the faces of the first view (see fonts.ts), so nearly everybody sees them at once.
const face = (file: string, fontWeight: string, unicodeRange: string) => ({
  src: `url('./fonts/${file}.woff2') format('woff2')`,
  fontWeight,
  unicodeRange,
  fontStyle: 'normal',
  fontDisplay: 'optional' as const,
});

globalFontFace('Foyer Sans', [face('sans-latin', '400 600', latin), face('sans-latin-extended', '400 600', latinExtended)]);
globalFontFace('Foyer Serif', [face('serif-latin', '500', latin), face('serif-latin-extended', '500', latinExtended)]);
globalFontFace('Foyer Arabic', face('arabic', '400 600', arabic));

// Faces every system has, stretched to the measures of ours: the text takes the same room before and after. The factors were
// measured on running text in German, English and French.
globalFontFace('Foyer Sans Fallback', [
  {
    src: `local('Arial'), local('Liberation Sans'), local('Roboto')`,
    fontWeight: '400 500',
    sizeAdjust: '92.8%',
    ascentOverride: '110.3%',
    descentOverride: '43.1%',
    lineGapOverride: '0%',
  },
  {
    src: `local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')`,
    fontWeight: '600 700',
    sizeAdjust: '88.9%',
    ascentOverride: '115.2%',
    descentOverride: '45%',
    lineGapOverride: '0%',
  },
]);
globalFontFace('Foyer Serif Fallback', {
  src: `local('Times New Roman'), local('Liberation Serif'), local('Tinos')`,
  sizeAdjust: '106.8%',
  ascentOverride: '68.8%',
  descentOverride: '24.8%',
  lineGapOverride: '0%',
});
