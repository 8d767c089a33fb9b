/**
 * Which font is used for what, and how it is cut: the package on npm, its variant for Latin letters, and the axes that remain.
 * `like` is what every system has, to which the fallback is stretched.
 *
 * @typedef {Record<string, number | { min: number; max: number }>} Axes
 * @typedef {{ name: string; package: string; variant: string; axes: Axes; like: 'sans' | 'serif'; weights: number[] }} Cut
 */

const text = { wght: { min: 400, max: 600 } };

// Headlines have one weight, and the optical size for display is where a face shows its character.
/** @type {Cut[]} */
export const cuts = [
  { name: 'humanist-text', package: 'source-sans-3', variant: 'wght', axes: text, like: 'sans', weights: [400, 600] },
  { name: 'humanist-headline', package: 'newsreader', variant: 'opsz', axes: { wght: 500, opsz: 40 }, like: 'serif', weights: [500] },
  { name: 'modern-text', package: 'figtree', variant: 'wght', axes: text, like: 'sans', weights: [400, 600] },
  {
    ...{ name: 'modern-headline', package: 'bricolage-grotesque', variant: 'opsz', like: 'sans', weights: [600] },
    axes: { wght: 560, opsz: 40 },
  },
  { name: 'classic-text', package: 'libre-franklin', variant: 'wght', axes: text, like: 'sans', weights: [400, 600] },
  {
    ...{ name: 'classic-headline', package: 'fraunces', variant: 'full', like: 'serif', weights: [450] },
    axes: { wght: 450, opsz: 72, SOFT: 40, WONK: 0 },
  },
];
