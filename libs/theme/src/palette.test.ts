import fc from 'fast-check';
import { formatHex, inGamut, parse, wcagContrast, wcagLuminance } from 'culori';
import { describe, expect, it } from 'vitest';
import { minDistance } from './brand.ts';
import { distance, type Point, point, toPoint, turn } from './color.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { type Colors, derivePalette, type Palette } from './palette.ts';

type Name = keyof Colors;
const modes = ['light', 'dark'] as const;

/** What is wrong with a palette: pairs that cannot be distinguished, colours no screen shows, pure black. Counted on what 8-bit screens show. */
function faults(palette: Palette): string[] {
  return modes.flatMap((mode) => {
    const all = Object.entries(palette[mode]).map(([name, value]) => ({ name, parsed: parse(value)! }));
    const shine = new Map(all.map(({ name, parsed }) => [name, wcagLuminance(formatHex(parsed)) + 0.05]));
    const ratio = (front: Name, ground: Name) => {
      const [one, other] = [shine.get(front)!, shine.get(ground)!];
      return one > other ? one / other : other / one;
    };
    const opaque = all.filter(({ parsed }) => parsed.alpha === undefined);
    const { brand, critical } = palette[mode];
    return [
      ...contrastPairs
        .filter(({ front, ground, least }) => ratio(front, ground) < least)
        .map(({ front, ground }) => `${mode}: ${front} on ${ground}`),
      ...opaque.filter(({ parsed }) => !inGamut('rgb')(parsed)).map(({ name }) => `${mode}: ${name} is out of gamut`),
      ...opaque.filter(({ name }) => shine.get(name)! < 0.0525).map(({ name }) => `${mode}: ${name} is black`),
      ...(distance(toPoint(brand), toPoint(critical)) < minDistance ? [`${mode}: critical looks like the brand`] : []),
    ];
  });
}

const wrong = (brand: Point) => faults(derivePalette(brand)).map((fault) => `${JSON.stringify(brand)} ${fault}`);

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

describe('the palette of any brand colour', { timeout: 60_000 }, () => {
  it.each(range(0, 350, 10))('holds all contrasts in both modes, at hue %d in every lightness and chroma', (h) => {
    const brands = range(0.1, 0.98, 0.04).flatMap((l) => [0, 0.015, 0.04, 0.08, 0.12, 0.18, 0.24, 0.32].map((c) => ({ l, c, h })));
    const inReach = brands.filter(({ l, c }) => point(l, c, h).c > c - 0.04);
    expect(inReach.flatMap(wrong)).toEqual([]);
  });

  it('holds them wherever else one looks', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        expect(wrong(toPoint(`rgb(${r} ${g} ${b})`))).toEqual([]);
      }),
      // A dark red, to which no red of ours was dark enough.
      { numRuns: 1000, examples: [[149, 52, 52]] },
    );
  });
});

it.each(modes)('what is still loading is seen on every ground, in %s', (mode) => {
  const colors = derivePalette(toPoint('#0d5a64'))[mode];
  const { skeleton, canvas, surface, surfaceRaised, surfaceSunken } = colors;
  for (const ground of [canvas, surface, surfaceRaised, surfaceSunken]) {
    expect(Math.abs(toPoint(skeleton).l - toPoint(ground).l)).toBeGreaterThan(0.02);
  }
});

describe('a brand can be recognised', () => {
  it.each([
    ['#0d5a64', 'petrol'],
    ['#b4502f', 'terracotta'],
    ['#5b2bd9', 'violet'],
    ['#c8102e', 'a vivid red'],
    ['#00843d', 'a vivid green'],
    ['#0033a0', 'a deep blue'],
    ['#2b2b2b', 'ink'],
  ])('%s (%s) is used on paper as it is', (color) => {
    expect(distance(toPoint(derivePalette(toPoint(color)).light.brand), toPoint(color))).toBeLessThan(0.005);
  });

  it.each(['#ffd400', '#f36f21', '#00b5e2', '#78be20', '#ff69b4'])('%s keeps its hue, and darkens only until it can be seen', (color) => {
    const { light } = derivePalette(toPoint(color));
    const brand = toPoint(light.brand);
    expect(Math.abs(turn(brand.h, toPoint(color).h))).toBeLessThan(1);
    expect(wcagContrast(formatHex(light.brand)!, formatHex(light.neutralSoft)!)).toBeLessThan(3.1);
  });

  it('on a dark page by its hue, vivid where it is vivid', () => {
    const dark = (color: string) => toPoint(derivePalette(toPoint(color)).dark.brand);
    expect(dark('#5b2bd9').c).toBeGreaterThan(0.15);
    expect(dark('#ffd400').l).toBeGreaterThan(0.85);
    expect(dark('#0d5a64').l).toBeCloseTo(0.76);
  });
});

describe('meanings', () => {
  const hueOf = (palette: Palette, name: Name) => toPoint(palette.light[name]).h;

  it.each([
    ['#c8102e', 'criticalText'],
    ['#00843d', 'positiveText'],
    ['#1769c2', 'infoText'],
    ['#b07a00', 'warningText'],
  ] as const)('give way to a brand like %s: %s', (color, name) => {
    const palette = derivePalette(toPoint(color));
    expect(Math.abs(turn(hueOf(palette, name), toPoint(color).h))).toBeGreaterThan(14);
  });

  it('stay where the brand is elsewhere, or grey', () => {
    for (const color of ['#0d5a64', '#4a4a4a']) {
      const { light } = derivePalette(toPoint(color));
      expect([light.critical, light.positiveText, light.warningText, light.infoText]).toEqual([
        'oklch(0.5 0.165 27)',
        'oklch(0.42 0.07 152)',
        'oklch(0.42 0.07 75)',
        'oklch(0.42 0.07 250)',
      ]);
    }
  });
});
