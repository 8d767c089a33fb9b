import type { Brush } from '../brush.ts';
import { fill, glaze, polyPath, rectPath } from '../svg.ts';
import { arcade, awnings, balcony, chimney, cone, dormers, entrance, flag, roof, wall, windows } from './kit.ts';

/** A Belle Époque house: mansard roof, corner pavilions, a row of awnings. */
export function grandHotel(brush: Brush): string {
  const { paint, random } = brush;
  const cloth = random.pick(['petrol', 'terracotta', 'wine'] as const);
  const plaster = random.pick(['cream', 'rose', 'sand'] as const);
  const pavilion = (x: number) =>
    wall(brush, x - 62, -292, 124, 292, plaster) +
    roof(brush, x - 70, -292, 140, 84, 34, 'slate') +
    dormers(brush, [x], -296, 36, 40, 'linen', 'slate') +
    windows(brush, { x: x - 44, y: -268, columns: 2, rows: 3, dx: 56, dy: 66, w: 32, h: 46 }) +
    fill(paint('linen'), rectPath(x - 66, -84, 132, 7), rectPath(x - 66, -222, 132, 4));
  return (
    wall(brush, -290, -262, 580, 262, plaster) +
    roof(brush, -296, -262, 592, 74, 30, 'slate') +
    dormers(brush, [-164, -104, 104, 164], -266, 34, 36, 'linen', 'slate') +
    [-140, 0, 140].map((x) => chimney(brush, x - 28, -358, 30)).join('') +
    windows(brush, { x: -204, y: -240, columns: 8, rows: 3, dx: 54, dy: 58, w: 28, h: 42, skip: (c) => c === 3 || c === 4 }) +
    fill(paint('linen'), rectPath(-290, -78, 580, 7)) +
    arcade(brush, -210, -62, 9, 34, 62, 14) +
    awnings(brush, [-214, -118, 72, 168], -70, 84, cloth) +
    pavilion(-268) +
    pavilion(268) +
    wall(brush, -62, -316, 124, 316, 'linen') +
    roof(brush, -72, -316, 144, 92, 46, 'slate') +
    flag(brush, 0, -404, 70, cloth) +
    windows(brush, { x: -46, y: -292, columns: 2, rows: 3, dx: 58, dy: 68, w: 34, h: 50, kind: 'arch' }) +
    balcony(brush, -50, -168, 100, 'ink') +
    entrance(brush, 0, 58, 84, cloth)
  );
}

/** A country manor: brick or stone, tall chimneys, two bays. */
export function manor(brush: Brush): string {
  const { paint, random } = brush;
  const stone = random.pick(['brick', 'stone', 'sand'] as const);
  const bay = (x: number) =>
    wall(brush, x - 70, -230, 140, 230, stone) +
    fill(
      paint('linen'),
      polyPath([
        [x - 78, -230],
        [x, -300],
        [x + 78, -230],
      ]),
    ) +
    fill(
      paint(stone),
      polyPath([
        [x - 60, -232],
        [x, -286],
        [x + 60, -232],
      ]),
    ) +
    fill(
      brush.light.snow ? paint('snow') : paint('slate'),
      polyPath([
        [x - 88, -228],
        [x, -312],
        [x + 88, -228],
        [x + 78, -228],
        [x, -298],
        [x - 78, -228],
      ]),
    ) +
    windows(brush, { x: x - 48, y: -202, columns: 3, rows: 2, dx: 36, dy: 96, w: 26, h: 62 }) +
    windows(brush, { x: x - 12, y: -272, columns: 1, dx: 1, w: 24, h: 26, kind: 'arch' });
  return (
    [-240, -90, 90, 240].map((x) => chimney(brush, x, -346, 80, stone)).join('') +
    wall(brush, -300, -216, 600, 216, stone) +
    roof(brush, -310, -216, 620, 84, 40, 'slate') +
    windows(brush, { x: -78, y: -192, columns: 4, rows: 1, dx: 43, w: 28, h: 60 }) +
    fill(paint('linen'), rectPath(-300, -116, 600, 6)) +
    dormers(brush, [-60, 0, 60], -222, 36, 34, 'linen', 'slate') +
    windows(brush, { x: -80, y: -92, columns: 4, dx: 44, w: 28, h: 66, skip: (c) => c === 1 || c === 2 }) +
    bay(-200) +
    bay(200) +
    entrance(brush, 0, 60, 84, 'deep') +
    glaze(
      paint('moss'),
      0.85,
      'M-300 0V-150Q-280 -190 -262 -150Q-250 -110 -268 -60Q-280 -20 -272 0zM300 0V-90Q286 -130 272 -96Q262 -40 276 0z',
    )
  );
}

/** A castle of round towers and steep roofs. */
export function chateau(brush: Brush): string {
  const { paint } = brush;
  const towerAt = (x: number, w: number, h: number) =>
    wall(brush, x - w / 2, -h, w, h, 'cream') +
    fill(paint('stone'), rectPath(x - w / 2 - 4, -h, w + 8, 10)) +
    cone(brush, x, -h, w, w * 1.5, 'slate') +
    windows(brush, {
      x: x - 12,
      y: -h + 34,
      columns: 1,
      rows: Math.floor((h - 60) / 70),
      dx: 1,
      dy: 70,
      w: 24,
      h: 42,
      kind: 'arch',
      trim: 'stone',
    });
  return (
    wall(brush, -240, -210, 480, 210, 'cream') +
    roof(brush, -246, -210, 492, 110, 40, 'slate') +
    dormers(brush, [-130, -65, 0, 65, 130], -216, 40, 48, 'cream', 'slate') +
    chimney(brush, -100, -366, 60, 'cream') +
    chimney(brush, 100, -366, 60, 'cream') +
    windows(brush, {
      x: -164,
      y: -180,
      columns: 6,
      rows: 2,
      dx: 60,
      dy: 92,
      w: 30,
      h: 58,
      trim: 'stone',
      skip: (c, r) => r === 1 && (c === 2 || c === 3),
    }) +
    fill(paint('stone'), rectPath(-240, -102, 480, 6)) +
    towerAt(-110, 64, 258) +
    towerAt(110, 64, 258) +
    towerAt(-252, 108, 280) +
    towerAt(252, 108, 250) +
    entrance(brush, 0, 62, 92, 'wine')
  );
}
