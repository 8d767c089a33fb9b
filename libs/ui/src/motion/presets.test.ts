import { expect, it } from 'vitest';
import { type MotionPreset, variantsOf } from './presets.ts';

it.each([
  ['fromStart', 'de-DE', -24],
  ['fromEnd', 'de-DE', 24],
  ['fromStart', 'ar', 24],
  ['fromEnd', 'ar-EG', -24],
  ['fromStart', 'arn-CL', -24],
] as const)('%s in %s begins at %d px', (preset, language, x) => {
  expect(variantsOf(preset, language)['hidden']).toMatchObject({ x });
});

it.each<MotionPreset>(['fade', 'rise', 'fromStart', 'fromEnd', 'fromBottom', 'collapse'])('%s goes faster than it comes', (preset) => {
  const { hidden, shown } = variantsOf(preset, 'de-DE') as Record<'hidden' | 'shown', { transition: { duration: number } }>;
  expect(hidden.transition.duration).toBeLessThan(shown.transition.duration);
});
