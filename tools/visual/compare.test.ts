import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

type Colour = [number, number, number];

/** A picture of one colour with a square of another at the upper left. */
function picture(
  ground: Colour,
  { square = ground, size = 0, height = 100 }: { square?: Colour; size?: number; height?: number } = {},
): Buffer {
  const png = new PNG({ width: 100, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < 100; x += 1) png.data.set([...(x < size && y < size ? square : ground), 255], (y * 100 + x) * 4);
  }
  return PNG.sync.write(png);
}

const paper: Colour = [248, 245, 240];

test('the same picture is the same, and so are smoothed edges that differ by a shade', () => {
  expect(compare(picture(paper), picture(paper))).toBeUndefined();
  expect(compare(picture(paper), picture(paper, { square: [247, 245, 239], size: 4 }))).toBeUndefined();
});

test('another colour is counted and painted', () => {
  const difference = compare(picture(paper), picture(paper, { square: [20, 112, 124], size: 10 }));
  expect(difference).toMatchObject({ pixels: 100, share: 0.01 });
  expect(PNG.sync.read(difference!.picture).data.subarray(0, 3)).toEqual(Buffer.from([255, 0, 0]));
});

test('a ground that became a little darker is seen, though no pixel differs much', () => {
  expect(compare(picture(paper), picture([243, 240, 234]))).toMatchObject({ pixels: 0, share: 1 });
});

test('a picture that grew differs by what was added', () => {
  expect(compare(picture(paper), picture(paper, { height: 110 }))).toMatchObject({ pixels: 1000 });
});
