// Cuts the web fonts of the design system out of the full faces on npm, so that the first view loads about 40 kB of them, and measures what
// makes the systems' own faces take the same room. Run it with `npm run fonts` after a new version of a face or a new language, and commit
// the result.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { arabic, charactersOf, latin, latinExtended } from '../src/theme/unicode-ranges.ts';
import { cuts } from './font-cuts.mjs';
import { measure, stretch } from './measure.mjs';

const target = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));
const resolve = createRequire(import.meta.url).resolve;
const folderOf = (/** @type {string} */ name) => dirname(resolve(`${name}/package.json`));

const keepFeatures = 'kern liga calt ccmp locl mark mkmk lnum tnum rlig init medi fina isol'.split(' ');

/** @type {(name: string, face: string, file: string, range: string, variationAxes: import('./font-cuts.mjs').Axes) => Promise<Uint8Array>} */
async function cut(name, face, file, range, variationAxes) {
  const folder = folderOf(`@fontsource-variable/${face}`);
  const font = readFileSync(join(folder, 'files', `${face}-${file}-normal.woff2`));
  const result = await subsetFont(font, charactersOf(range), { targetFormat: 'woff2', variationAxes, keepFeatures });
  writeFileSync(join(target, `${name}.woff2`), result);
  copyFileSync(join(folder, 'LICENSE'), join(target, `${face}.OFL.txt`));
  console.log(`${name}.woff2  ${(result.length / 1000).toFixed(1)} kB`);
  return result;
}

// Arimo and Tinos have the measures of Arial and Times New Roman, which may not be given away.
const systemFaces = { sans: 'arimo', serif: 'tinos' };
/** @type {(like: 'sans' | 'serif', weight: number) => Promise<{ width: number }>} */
async function system(like, weight) {
  const bold = like === 'sans' && weight >= 600 ? 700 : 400;
  const face = systemFaces[like];
  return measure(readFileSync(join(folderOf(`@fontsource/${face}`), 'files', `${face}-latin-${bold}-normal.woff2`)), bold);
}

/** @type {Record<string, ReturnType<typeof stretch>[]>} */
const fallbacks = {};
for (const { name, package: face, variant, axes, like, weights } of cuts) {
  const first = await cut(`${name}-latin`, face, `latin-${variant}`, latin, axes);
  await cut(`${name}-latin-extended`, face, `latin-ext-${variant}`, latinExtended, axes);
  fallbacks[name] = [];
  for (const weight of weights) fallbacks[name].push(stretch(await measure(first, weight), await system(like, weight)));
}
writeFileSync(join(target, 'fallbacks.json'), `${JSON.stringify(fallbacks, null, 2)}\n`);
await cut('arabic', 'noto-sans-arabic', 'arabic-wght', arabic, { wght: { min: 400, max: 600 } });
