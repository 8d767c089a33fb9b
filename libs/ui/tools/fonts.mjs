// Cuts the web fonts of the design system out of the full faces on npm, so that the first view loads about 40 kB of them.
// Run it with `npm run fonts` after a new version of a face or a new language, and commit the result.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { arabic, charactersOf, latin, latinExtended } from '../src/theme/unicode-ranges.ts';

const target = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

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

for (const [name, face, file, range, variationAxes] of cuts) {
  const folder = dirname(resolve(`@fontsource-variable/${face}/package.json`));
  const font = readFileSync(join(folder, 'files', `${face}-${file}-normal.woff2`));
  const cut = await subsetFont(font, charactersOf(range), { targetFormat: 'woff2', variationAxes, keepFeatures });
  writeFileSync(join(target, `${name}.woff2`), cut);
  copyFileSync(join(folder, 'LICENSE'), join(target, `${face}.OFL.txt`));
  console.log(`${name}.woff2  ${(cut.length / 1000).toFixed(1)} kB`);
}
