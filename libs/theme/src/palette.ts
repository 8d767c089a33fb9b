import { aa, criticalFill, darkBrand, type Fill, lightBrand, readable } from './brand.ts';
import { oklch, type Point, point } from './color.ts';
import { toneHue, type ToneName } from './tones.ts';

/** Meaning a colour can carry. */
export type Tone = 'neutral' | 'brand' | ToneName;

/** The hue of all greys: warm paper and warm ink, whatever the brand. */
const warm = 78;
const personHues = { personA: 28, personB: 80, personC: 145, personD: 205, personE: 275, personF: 335 } as const;

const neutral = (lightness: number, chroma: number): Point => point(lightness, chroma, warm);
const veil = (lightness: number, chroma: number, alpha: number) => `oklch(${lightness} ${chroma} ${warm} / ${alpha})`;

const written = <Name extends string>(points: Record<Name, Point>): Record<Name, string> =>
  Object.fromEntries(Object.entries<Point>(points).map(([name, value]) => [name, oklch(value)])) as Record<Name, string>;

type PersonName = keyof typeof personHues;
const persons = (lightness: number, chroma: number): Record<PersonName, Point> =>
  Object.fromEntries(Object.entries(personHues).map(([name, hue]) => [name, point(lightness, chroma, hue)])) as Record<PersonName, Point>;

/** Tints follow the brand's chroma, but a vivid brand must not colour the whole page. 1 for Foyer's own petrol. */
const tint = (brand: Point) => Math.min(Math.sqrt(brand.c / 0.07), 1.6);

/** Letters, grounds and lines of a meaning; `[lightness, chroma]` each. */
function tones(brand: Point, look: Record<'soft' | 'text' | 'line' | 'criticalText', readonly [number, number]>) {
  const of = (name: ToneName, part: keyof typeof look) => point(...look[part], toneHue(name, brand));
  return {
    positiveSoft: of('positive', 'soft'),
    positiveText: of('positive', 'text'),
    positiveLine: of('positive', 'line'),
    warningSoft: of('warning', 'soft'),
    warningText: of('warning', 'text'),
    warningLine: of('warning', 'line'),
    criticalSoft: of('critical', 'soft'),
    criticalText: of('critical', 'criticalText'),
    criticalLine: of('critical', 'line'),
    infoSoft: of('info', 'soft'),
    infoText: of('info', 'text'),
    infoLine: of('info', 'line'),
  };
}

const fills = (brand: Fill, critical: Fill) => ({
  brand: brand.fill,
  brandHover: brand.hover,
  brandActive: brand.active,
  onBrand: brand.on,
  critical: critical.fill,
  criticalHover: critical.hover,
  onCritical: critical.on,
});

/** What does not change with the mode, because it lies on photos. */
const onPhotos = { photoShade: veil(0.2, 0.012, 0.78), photoShadeHover: veil(0.2, 0.012, 0.9) };
const photoText = { onPhoto: neutral(0.985, 0.005), stage: neutral(0.175, 0.006) };

function lightColors(seed: Point) {
  const page = {
    canvas: neutral(0.973, 0.007),
    surface: neutral(0.995, 0.003),
    surfaceRaised: neutral(0.998, 0.001),
    surfaceSunken: neutral(0.95, 0.01),
  };
  const neutralSoft = neutral(0.94, 0.009);
  const grounds = Object.values(page);
  const paper = neutral(0.99, 0.004);
  const k = tint(seed);
  const soft = { brandSoft: point(0.945, 0.02 * k, seed.h), brandSoftHover: point(0.915, 0.03 * k, seed.h) };
  const allGrounds = [...grounds, neutralSoft, ...Object.values(soft)];
  const brand = lightBrand(seed, paper, allGrounds.slice(0, -1));
  const { l, c, h } = brand.fill;
  const critical = criticalFill({
    ...{ brand, grounds, on: () => paper, usual: { l: 0.5, c: 0.165 } },
    ...{ shades: [-0.03, -0.06, -0.09, -0.12, -0.15, -0.18, 0.03, 0.05], steps: [-0.06, -0.1] },
  });
  return {
    ...written({
      ...page,
      text: neutral(0.27, 0.014),
      textMuted: neutral(0.47, 0.016),
      line: neutral(0.9, 0.011),
      lineStrong: neutral(0.6, 0.016),
      ...fills(brand, critical),
      ...soft,
      brandText: readable(point(Math.max(l - 0.01, 0.3), c * 0.97, h), allGrounds, -0.005, aa.text),
      brandLine: point(0.84, 0.042 * k, h),
      neutralSoft,
      neutralText: neutral(0.4, 0.016),
      neutralLine: neutral(0.86, 0.013),
      ...tones(seed, { soft: [0.953, 0.022], text: [0.42, 0.07], line: [0.85, 0.05], criticalText: [0.46, 0.15] }),
      focus: readable(point(Math.max(l + 0.09, 0.45), c * 1.215, h), allGrounds, -0.005, aa.control),
      ...photoText,
      skeleton: neutral(0.925, 0.01),
      skeletonShine: neutral(0.955, 0.008),
      ...persons(0.9, 0.045),
      onPerson: neutral(0.32, 0.016),
    }),
    ...onPhotos,
    logoGround: 'transparent',
    scrim: veil(0.22, 0.012, 0.5),
    shadow: veil(0.35, 0.03, 0.1),
    shadowDeep: veil(0.3, 0.03, 0.18),
  };
}

/** One value for each colour token. */
export type Colors = ReturnType<typeof lightColors>;

function darkColors(seed: Point): Colors {
  const page = {
    canvas: neutral(0.2, 0.006),
    surface: neutral(0.24, 0.007),
    surfaceRaised: neutral(0.28, 0.008),
    surfaceSunken: neutral(0.175, 0.006),
  };
  const neutralSoft = neutral(0.32, 0.008);
  const grounds = Object.values(page);
  const k = tint(seed);
  const soft = { brandSoft: point(0.31, 0.032 * k, seed.h), brandSoftHover: point(0.36, 0.04 * k, seed.h) };
  const allGrounds = [...grounds, neutralSoft, ...Object.values(soft)];
  const brand = darkBrand(seed, allGrounds.slice(0, -1));
  const { l, h } = brand.fill;
  const critical = criticalFill({
    ...{ brand, grounds, on: (hue) => point(0.22, 0.04, hue), usual: { l: 0.74, c: 0.11 } },
    ...{ shades: [0.03, 0.06, 0.09, 0.12, -0.03, -0.06, -0.09], steps: [0.05, 0.09] },
  });
  return {
    ...written({
      ...page,
      text: neutral(0.93, 0.009),
      textMuted: neutral(0.76, 0.012),
      line: neutral(0.34, 0.009),
      lineStrong: neutral(0.6, 0.012),
      ...fills(brand, critical),
      ...soft,
      brandText: readable(point(Math.max(l + 0.02, 0.83), Math.min(seed.c * 0.857, 0.14), h), allGrounds, 0.005, aa.text),
      brandLine: point(0.45, 0.05 * k, h),
      neutralSoft,
      neutralText: neutral(0.87, 0.01),
      neutralLine: neutral(0.42, 0.01),
      ...tones(seed, { soft: [0.3, 0.035], text: [0.87, 0.06], line: [0.45, 0.05], criticalText: [0.84, 0.08] }),
      focus: readable(point(Math.max(l + 0.04, 0.8), Math.min(seed.c * 1.286, 0.18), h), allGrounds, 0.005, aa.control),
      ...photoText,
      skeleton: neutral(0.335, 0.008),
      skeletonShine: neutral(0.37, 0.009),
      ...persons(0.42, 0.05),
      onPerson: neutral(0.95, 0.009),
      logoGround: neutral(0.95, 0.009),
    }),
    ...onPhotos,
    scrim: veil(0.12, 0.008, 0.65),
    shadow: veil(0.1, 0.006, 0.3),
    shadowDeep: veil(0.08, 0.006, 0.5),
  };
}

/** The colours of both modes. */
export interface Palette {
  light: Colors;
  dark: Colors;
}

/** Derives every colour of both modes from the brand's. */
export const derivePalette = (brand: Point): Palette => ({ light: lightColors(brand), dark: darkColors(brand) });
