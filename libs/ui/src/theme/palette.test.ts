import { inGamut, parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { colors, type Colors } from './palette.ts';

type Name = keyof Colors;
const grounds: Name[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'];
const on = (backgrounds: Name[], texts: Name[]) => backgrounds.flatMap((background) => texts.map((text) => [text, background] as const));

/** Every text on every background it stands on. */
const textPairs = [
  ...on(grounds, ['text', 'textMuted', 'brandText', 'criticalText']),
  ...on(['brand', 'brandHover', 'brandActive'], ['onBrand']),
  ...on(['critical', 'criticalHover'], ['onCritical']),
  ...on(['brandSoft', 'brandSoftHover'], ['brandText', 'text']),
  ...on(['neutralSoft'], ['neutralText', 'text']),
  ...on(['positiveSoft'], ['positiveText', 'text']),
  ...on(['warningSoft'], ['warningText', 'text']),
  ...on(['criticalSoft'], ['criticalText', 'text']),
  ...on(['infoSoft'], ['infoText', 'text']),
  ...on(['stage'], ['onPhoto']),
  ...on(['personA', 'personB', 'personC', 'personD', 'personE', 'personF'], ['onPerson']),
];

/** Borders and rings by which a control is recognised. */
const controlPairs = [...on(grounds, ['lineStrong', 'focus', 'brand', 'critical'])];

const opaque = (Object.keys(colors.light) as Name[]).filter((name) => parse(colors.light[name])?.alpha === undefined);

describe.each(['light', 'dark'] as const)('the %s palette', (mode) => {
  const palette = colors[mode];

  it.each(textPairs)('lets %s be read on %s', (text, background) => {
    expect(wcagContrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('lets %s be seen on %s', (line, background) => {
    expect(wcagContrast(palette[line], palette[background])).toBeGreaterThanOrEqual(3);
  });

  it.each(opaque)('shows %s on every screen as it is written', (name) => {
    expect(inGamut('rgb')(palette[name])).toBe(true);
  });

  it.each(opaque)('keeps %s away from pure black', (name) => {
    expect(wcagContrast(palette[name], 'black')).toBeGreaterThan(1.05);
  });
});
