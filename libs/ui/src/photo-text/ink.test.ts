import { defaultTheme } from '@foyer/theme';
import { blend, formatHex, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { inksOn, type Ink, type Place } from './ink.ts';
import { shadePercent } from './shade.ts';

const wide = { width: 1600, height: 900 };
const tall = { width: 900, height: 1600 };
const atEnd: Place = { ratio: '16:9', block: 'end' };
const atStart: Place = { ratio: '16:9', block: 'start' };
const strip: Place = { ratio: '21:9', block: 'end' };

const grid = (brightness: (column: number, row: number) => number) =>
  Array.from({ length: 64 }, (_, part) => brightness(part % 8, Math.floor(part / 8)));
const grids = {
  black: grid(() => 0),
  white: grid(() => 255),
  'just dark': grid(() => 127),
  'just bright': grid(() => 128),
  'bright on the left': grid((column) => (column < 4 ? 240 : 16)),
  'bright on the right': grid((column) => (column < 4 ? 16 : 240)),
  'sky over a wood': grid((_, row) => (row < 4 ? 230 : 40)),
  'snow under a night': grid((_, row) => (row < 4 ? 20 : 245)),
  'bright at the lower edge alone': grid((_, row) => (row === 7 ? 255 : 30)),
  stripes: grid((column) => (column % 2 ? 255 : 0)),
};

const { stage, onPhoto } = defaultTheme.color.light;
const colors: Record<Ink, { ink: string; shade: string }> = { light: { ink: onPhoto, shade: stage }, dark: { ink: stage, shade: onPhoto } };
const contrastOn = (luma: number, { ink, shade }: { ink: string; shade: string }) => {
  const grey = `rgb(${luma} ${luma} ${luma})`;
  return wcagContrast(formatHex(ink) ?? '', formatHex(blend([grey, `${shade.slice(0, -1)} / ${shadePercent / 100})`])));
};

describe.each<[keyof typeof grids, typeof wide, Place, left: Ink, right: Ink]>([
  ['black', wide, atEnd, 'light', 'light'],
  ['white', wide, atEnd, 'dark', 'dark'],
  ['just dark', wide, atEnd, 'light', 'light'],
  ['just bright', wide, atEnd, 'dark', 'dark'],
  ['bright on the left', wide, atEnd, 'dark', 'light'],
  ['bright on the right', wide, atStart, 'light', 'dark'],
  ['sky over a wood', wide, atEnd, 'light', 'light'],
  ['sky over a wood', wide, atStart, 'dark', 'dark'],
  ['snow under a night', wide, atEnd, 'dark', 'dark'],
  // Cut to a strip of its middle: its lower edge does not show.
  ['bright at the lower edge alone', tall, strip, 'light', 'light'],
  ['snow under a night', tall, strip, 'dark', 'dark'],
  ['stripes', wide, atEnd, 'light', 'dark'],
])('on a photo that is %s (%j), cut and written on as %j,', (name, size, place, left, right) => {
  const inks = inksOn({ ...size, luma: grids[name] }, place);

  it(`ink is ${left} from the left and ${right} from the right`, () => {
    expect(inks).toEqual({ left, right });
  });

  it('contrast is at least 4.5 on every part of the photo', () => {
    for (const ink of [inks.left, inks.right])
      expect(Math.min(...grids[name].map((luma) => contrastOn(luma, colors[ink])))).toBeGreaterThanOrEqual(4.5);
  });
});

it('is judged where the photo is cut around its focal point', () => {
  const atTheFoot = { ...tall, luma: grids['bright at the lower edge alone'], focal_point: { x: 0.5, y: 1 } };
  expect(inksOn(atTheFoot, strip)).toEqual({ left: 'dark', right: 'dark' });
});

it.each([
  ['not known', undefined],
  ['not measurable', []],
  ['of another form', [255, 255]],
])('ink is light where the brightness is %s', (_, luma) => {
  expect(inksOn({ ...wide, luma }, atEnd)).toEqual({ left: 'light', right: 'light' });
});
