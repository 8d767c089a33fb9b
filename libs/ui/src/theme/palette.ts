/** A point in OKLCH: lightness 0–1, chroma, hue in degrees, opacity 0–1. */
const oklch = (lightness: number, chroma: number, hue: number, alpha = 1) =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === 1 ? '' : ` / ${alpha}`})`;

/** What every other colour is made from. */
export interface PaletteSeed {
  /** The brand's hue in degrees. */
  brandHue: number;
  /** The hue that tints the greys; warm by default. */
  neutralHue: number;
}

const toneHues = { positive: 152, warning: 75, critical: 27, info: 250 } as const;
const personHues = [28, 80, 145, 205, 275, 335] as const;

/** Meaning a colour can carry. */
export type Tone = 'neutral' | 'brand' | keyof typeof toneHues;

function lightColors({ brandHue, neutralHue }: PaletteSeed) {
  const neutral = (lightness: number, chroma: number) => oklch(lightness, chroma, neutralHue);
  const brand = (lightness: number, chroma: number) => oklch(lightness, chroma, brandHue);
  const soft = (hue: number) => oklch(0.953, 0.022, hue);
  const text = (hue: number) => oklch(0.42, 0.07, hue);
  const line = (hue: number) => oklch(0.85, 0.05, hue);
  return {
    canvas: neutral(0.973, 0.007),
    surface: neutral(0.995, 0.003),
    surfaceRaised: neutral(0.998, 0.001),
    surfaceSunken: neutral(0.95, 0.01),
    text: neutral(0.27, 0.014),
    textMuted: neutral(0.47, 0.016),
    line: neutral(0.9, 0.011),
    lineStrong: neutral(0.6, 0.016),
    brand: brand(0.43, 0.07),
    brandHover: brand(0.37, 0.062),
    brandActive: brand(0.32, 0.052),
    onBrand: neutral(0.99, 0.004),
    brandSoft: brand(0.945, 0.02),
    brandSoftHover: brand(0.915, 0.03),
    brandText: brand(0.42, 0.068),
    brandLine: brand(0.84, 0.042),
    neutralSoft: neutral(0.94, 0.009),
    neutralText: neutral(0.4, 0.016),
    neutralLine: neutral(0.86, 0.013),
    positiveSoft: soft(toneHues.positive),
    positiveText: text(toneHues.positive),
    positiveLine: line(toneHues.positive),
    warningSoft: soft(toneHues.warning),
    warningText: text(toneHues.warning),
    warningLine: line(toneHues.warning),
    criticalSoft: soft(toneHues.critical),
    criticalText: oklch(0.46, 0.15, toneHues.critical),
    criticalLine: line(toneHues.critical),
    infoSoft: soft(toneHues.info),
    infoText: text(toneHues.info),
    infoLine: line(toneHues.info),
    critical: oklch(0.5, 0.165, toneHues.critical),
    criticalHover: oklch(0.44, 0.15, toneHues.critical),
    onCritical: neutral(0.99, 0.004),
    focus: brand(0.52, 0.085),
    scrim: oklch(0.22, 0.012, neutralHue, 0.5),
    photoShade: oklch(0.2, 0.012, neutralHue, 0.78),
    photoShadeHover: oklch(0.2, 0.012, neutralHue, 0.9),
    onPhoto: neutral(0.985, 0.005),
    stage: neutral(0.175, 0.006),
    skeleton: neutral(0.925, 0.01),
    skeletonShine: neutral(0.955, 0.008),
    shadow: oklch(0.35, 0.03, neutralHue, 0.1),
    shadowDeep: oklch(0.3, 0.03, neutralHue, 0.18),
    personA: oklch(0.9, 0.045, personHues[0]),
    personB: oklch(0.9, 0.045, personHues[1]),
    personC: oklch(0.9, 0.045, personHues[2]),
    personD: oklch(0.9, 0.045, personHues[3]),
    personE: oklch(0.9, 0.045, personHues[4]),
    personF: oklch(0.9, 0.045, personHues[5]),
    onPerson: neutral(0.32, 0.016),
  };
}

/** One value for each colour token. */
export type Colors = ReturnType<typeof lightColors>;

function darkColors({ brandHue, neutralHue }: PaletteSeed): Colors {
  const neutral = (lightness: number, chroma: number) => oklch(lightness, chroma, neutralHue);
  const brand = (lightness: number, chroma: number) => oklch(lightness, chroma, brandHue);
  const soft = (hue: number) => oklch(0.3, 0.035, hue);
  const text = (hue: number) => oklch(0.87, 0.06, hue);
  const line = (hue: number) => oklch(0.45, 0.05, hue);
  return {
    canvas: neutral(0.2, 0.006),
    surface: neutral(0.24, 0.007),
    surfaceRaised: neutral(0.28, 0.008),
    surfaceSunken: neutral(0.175, 0.006),
    text: neutral(0.93, 0.009),
    textMuted: neutral(0.76, 0.012),
    line: neutral(0.34, 0.009),
    lineStrong: neutral(0.6, 0.012),
    brand: brand(0.76, 0.062),
    brandHover: brand(0.81, 0.058),
    brandActive: brand(0.85, 0.05),
    onBrand: brand(0.23, 0.03),
    brandSoft: brand(0.31, 0.032),
    brandSoftHover: brand(0.36, 0.04),
    brandText: brand(0.83, 0.06),
    brandLine: brand(0.45, 0.05),
    neutralSoft: neutral(0.32, 0.008),
    neutralText: neutral(0.87, 0.01),
    neutralLine: neutral(0.42, 0.01),
    positiveSoft: soft(toneHues.positive),
    positiveText: text(toneHues.positive),
    positiveLine: line(toneHues.positive),
    warningSoft: soft(toneHues.warning),
    warningText: text(toneHues.warning),
    warningLine: line(toneHues.warning),
    criticalSoft: soft(toneHues.critical),
    criticalText: oklch(0.84, 0.08, toneHues.critical),
    criticalLine: line(toneHues.critical),
    infoSoft: soft(toneHues.info),
    infoText: text(toneHues.info),
    infoLine: line(toneHues.info),
    critical: oklch(0.74, 0.11, toneHues.critical),
    criticalHover: oklch(0.79, 0.095, toneHues.critical),
    onCritical: oklch(0.22, 0.04, toneHues.critical),
    focus: brand(0.8, 0.09),
    scrim: oklch(0.12, 0.008, neutralHue, 0.65),
    photoShade: oklch(0.2, 0.012, neutralHue, 0.78),
    photoShadeHover: oklch(0.2, 0.012, neutralHue, 0.9),
    onPhoto: neutral(0.985, 0.005),
    stage: neutral(0.175, 0.006),
    skeleton: neutral(0.29, 0.008),
    skeletonShine: neutral(0.325, 0.009),
    shadow: oklch(0.1, 0.006, neutralHue, 0.3),
    shadowDeep: oklch(0.08, 0.006, neutralHue, 0.5),
    personA: oklch(0.42, 0.05, personHues[0]),
    personB: oklch(0.42, 0.05, personHues[1]),
    personC: oklch(0.42, 0.05, personHues[2]),
    personD: oklch(0.42, 0.05, personHues[3]),
    personE: oklch(0.42, 0.05, personHues[4]),
    personF: oklch(0.42, 0.05, personHues[5]),
    onPerson: neutral(0.95, 0.009),
  };
}

/** Derives every colour of both modes from the seed. */
export const derivePalette = (seed: PaletteSeed) => ({ light: lightColors(seed), dark: darkColors(seed) });

/** Foyer's own palette: deep petrol on warm paper. */
export const colors = derivePalette({ brandHue: 208, neutralHue: 78 });
