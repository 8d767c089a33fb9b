import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lumaGrid } from './luma.ts';

const svg = (parts: string, size = 'width="160" height="90"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 160 90">${parts}</svg>`);
const all = (fill: string) => svg(`<rect width="160" height="90" fill="${fill}"/>`);
const every = (luma: number) => Array<number>(64).fill(luma);
const half = '<rect width="160" height="90" fill="#fff"/><rect y="45" width="160" height="45"/>';
const lines = (above: number, below: number) => [...Array<number>(32).fill(above), ...Array<number>(32).fill(below)];

it.each([
  ['black', all('#000'), every(0)],
  ['white', all('#fff'), every(255)],
  ['red', all('#f00'), every(76)],
  ['green', all('#0f0'), every(150)],
  ['blue', all('#00f'), every(29)],
  ['nothing but holes', svg(''), every(255)],
  ['white above black', svg(half), lines(255, 0)],
])('measures a drawing: %s', async (_, drawing, luma) => {
  const measured = await lumaGrid(drawing);
  // The edge of a drawing is smoothed into what is behind it.
  expect(Math.max(...measured.map((brightness, part) => Math.abs(brightness - luma[part]!)))).toBeLessThan(16);
  expect(measured).toHaveLength(64);
});

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('measures a picture of the type %s', async (format) => {
  const grid = await lumaGrid(await sharp(svg(half, 'width="1600" height="900"')).toFormat(format).toBuffer());
  // Beside the edge the two halves meet.
  expect(Math.min(...grid.slice(0, 24))).toBeGreaterThan(245);
  expect(Math.max(...grid.slice(40))).toBeLessThan(10);
});

it('measures greys, and a photo as it is seen, not as the camera was held', async () => {
  const upright = await sharp(svg(half)).greyscale().withMetadata({ orientation: 3 }).jpeg().toBuffer();
  const grid = await lumaGrid(upright);
  expect([grid[0]! < 10, grid[63]! > 245]).toEqual([true, true]);
});
