import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+20-7E, U+A0-FF, U+131, U+132-133, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212';
const latinExtended = 'U+100-130, U+134-151, U+154-177, U+179-17F, U+218-21B, U+1E9E';
const arabic = 'U+60C, U+61B, U+61F, U+621-655, U+660-66C, U+670, U+67E, U+686, U+698, U+6A9, U+6AF, U+6CC, U+6D4, U+6F0-6F9, U+200C-200F';

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
