import { sampleId, type Schemas } from './overrides.ts';

const colour = (hue: number, saturation: number, lightness: number) => `hsl(${hue % 360} ${saturation}% ${lightness}%)`;

/** Draws a hotel in a landscape as an SVG data address: needs no network and looks the same everywhere. */
function landscape(seed: number): string {
  const hue = 18 + seed * 47;
  const sun = 220 + ((seed * 173) % 1100);
  const house = 360 + ((seed * 311) % 700);
  const windows = [0, 1, 2, 3]
    .map((n) => `<path fill='${colour(45, 90, 78)}' d='M${house + 40 + n * 80} 520h36v60h-36zm0 110h36v60h-36z'/>`)
    .join('');
  return svg(
    1600,
    900,
    `<path fill='${colour(hue, 42, 82)}' d='M0 0h1600v900H0z'/><circle cx='${sun}' cy='260' r='110' fill='${colour(hue + 30, 80, 90)}'/>` +
      `<path fill='${colour(hue + 12, 28, 62)}' d='M0 560l400-260 360 210 420-290 420 300v380H0z'/>` +
      `<path fill='${colour(hue + 4, 26, 42)}' d='M${house} 470l190-90 190 90v290H${house}z'/>${windows}` +
      `<path fill='${colour(hue + 190, 24, 34)}' d='M0 740q400-60 800 0t800 0v160H0z'/>`,
  );
}

function portrait(seed: number): string {
  const hue = 30 + seed * 67;
  return svg(
    224,
    224,
    `<path fill='${colour(hue, 40, 84)}' d='M0 0h224v224H0z'/><circle cx='112' cy='88' r='44' fill='${colour(24, 40, 42 + ((seed * 13) % 32))}'/>` +
      `<path fill='${colour(hue + 180, 30, 38)}' d='M24 224q0-84 88-84t88 84z'/>`,
  );
}

const svg = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${content}</svg>`)}`;

function withVariants(id: string, alt: string, size: [width: number, height: number], src: string, widths: number[]): Schemas['Image'] {
  return { id, src, alt, width: size[0], height: size[1], variants: widths.map((width) => ({ width, src })) };
}

/** A photo-sized picture; another seed draws another place. */
export const anImage = (overrides: Partial<Schemas['Image']> = {}, seed = 0): Schemas['Image'] => ({
  ...withVariants(sampleId(1, seed), 'Hotel am Kurpark im Abendlicht', [1600, 900], landscape(seed), [480, 960, 1600]),
  ...overrides,
});

/** A square portrait; another seed draws another person. */
export const aPortrait = (overrides: Partial<Schemas['Image']> = {}, seed = 0): Schemas['Image'] => ({
  ...withVariants(sampleId(2, seed), '', [224, 224], portrait(seed), [96, 224]),
  ...overrides,
});

/** A picture whose bytes cannot be read: what a reader sees when a photo does not arrive. */
export const aBrokenImage = (overrides: Partial<Schemas['Image']> = {}): Schemas['Image'] => ({
  ...withVariants(sampleId(3, 0), 'Terrasse mit Blick auf den See', [1600, 900], 'data:image/png;base64,AAAA', [960]),
  ...overrides,
});
