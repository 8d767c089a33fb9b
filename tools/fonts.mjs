// Cuts the web fonts that libs/ui serves out of the full faces on npm, so that the first view loads about 40 kB of them.
// Run it with `npm run fonts` after a new version of a face or a new language, and commit the result.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = fileURLToPath(new URL('../libs/ui/src/theme/fonts/', import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

/** @type {(first: number, last: number) => string} */
const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

// German, English, French, Italian, Dutch. Keep the ranges equal to `unicodeRange` in libs/ui/src/theme/fonts.css.ts.
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıĲĳŒœŸ–—‘’‚“”„•…‹›€™←↑→↓−×';
// Central European, Baltic and Turkish letters, as they stand in names.
const latinExtended = range(0x100, 0x17f) + range(0x218, 0x21b) + 'ẞ';
// Arabic, and the letters Persian and Urdu add.
const arabic = '،؛؟٠١٢٣٤٥٦٧٨٩٪٫٬ٰپچژکگی۔«»' + range(0x621, 0x655) + range(0x6f0, 0x6f9) + range(0x200c, 0x200f);

const keepFeatures = 'kern liga calt ccmp locl mark mkmk lnum tnum rlig init medi fina isol'.split(' ');
const text = { wght: { min: 400, max: 600 } };
// Headlines have one weight, and the optical size for display is where the face shows its character.
const headline = { wght: 500, opsz: 40 };

/** @type {[name: string, face: string, file: string, characters: string, axes: Record<string, number | { min: number; max: number }>][]} */
const cuts = [
  ['sans-latin', 'source-sans-3', 'latin-wght', latin, text],
  ['sans-latin-extended', 'source-sans-3', 'latin-ext-wght', latinExtended, text],
  ['serif-latin', 'newsreader', 'latin-opsz', latin, headline],
  ['serif-latin-extended', 'newsreader', 'latin-ext-opsz', latinExtended, headline],
  ['arabic', 'noto-sans-arabic', 'arabic-wght', arabic, text],
];

for (const [name, face, file, characters, variationAxes] of cuts) {
  const folder = dirname(resolve(`@fontsource-variable/${face}/package.json`));
  const font = readFileSync(join(folder, 'files', `${face}-${file}-normal.woff2`));
  const cut = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes, keepFeatures });
  writeFileSync(join(target, `${name}.woff2`), cut);
  copyFileSync(join(folder, 'LICENSE'), join(target, `${face}.OFL.txt`));
  console.log(`${name}.woff2  ${(cut.length / 1000).toFixed(1)} kB`);
}
