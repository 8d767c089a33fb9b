import { defaultTheme } from '@foyer/theme';
import { blend, formatHex, wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { shadePercent } from './shade.ts';

const { stage, onPhoto } = defaultTheme.color.light;
const veiled = (shade: string, photo: string) => formatHex(blend([photo, `${shade.slice(0, -1)} / ${shadePercent / 100})`]));

// Whatever was sampled, and wrong as it may be: every photo lies between these two.
it.each([
  ['light', onPhoto, stage, 'white'],
  ['light', onPhoto, stage, 'black'],
  ['dark', stage, onPhoto, 'white'],
  ['dark', stage, onPhoto, 'black'],
])('%s ink can be read on its shade on a photo, at its worst', (_name, ink, shade, photo) => {
  expect(wcagContrast(formatHex(ink) ?? '', veiled(shade, photo))).toBeGreaterThanOrEqual(4.5);
});

it('holds in the dark as well', () => {
  expect(defaultTheme.color.dark).toMatchObject({ stage, onPhoto });
});
