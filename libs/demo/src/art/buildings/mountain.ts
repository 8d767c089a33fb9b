import type { Brush } from '../brush.ts';
import { darken } from '../color.ts';
import { bars, fill, glaze, n, place, polyPath, rectPath, stroke } from '../svg.ts';
import { chimney, entrance, flag, roof, wall, windows } from './kit.ts';

/** A broad gable with a deep roof, wooden balconies over a plastered ground floor. */
function gable(brush: Brush, x: number, w: number, h: number, rise: number): string {
  const { paint, light } = brush;
  const left = x - w / 2;
  const wood = paint('timber');
  const planks = Array.from({ length: 7 }, (_, i) => `M${n(left)} ${n(-h * 0.4 - i * 19)}h${n(w)}`);
  const gallery = (y: number, bx: number, bw: number) => {
    return (
      fill(darken(wood, 0.22), rectPath(bx - 8, y - 26, bw + 16, 6), rectPath(bx - 8, y, bw + 16, 6)) +
      bars(darken(wood, 0.2), bx, y - 24, bw, 24, 3, 8) +
      fill(
        paint('terracotta'),
        ...Array.from({ length: 5 }, (_, i) => `M${n(bx + 6 + (i * bw) / 5)} ${n(y - 24)}q${n(bw / 12)} -14 ${n(bw / 6)} 0z`),
      )
    );
  };
  const over = 46;
  const eaves = -h + 26;
  const roofColor = light.snow ? paint('snow') : paint('walnut');
  return (
    fill(
      wood,
      polyPath([
        [left, 0],
        [left, -h],
        [x, -h - rise],
        [left + w, -h],
        [left + w, 0],
      ]),
    ) +
    stroke(darken(wood, 0.14), 2, ...planks) +
    fill(paint('linen'), rectPath(left, -h * 0.38, w, h * 0.38)) +
    glaze(paint('deep'), 0.1, rectPath(left + w * 0.78, -h * 0.38, w * 0.22, h * 0.38)) +
    windows(brush, {
      x: left + w * 0.1,
      y: -h * 0.28,
      columns: 5,
      dx: w * 0.17,
      w: 30,
      h: 40,
      kind: 'shutter',
      shutters: 'moss',
      skip: (c) => c === 2,
    }) +
    windows(brush, { x: left + w * 0.1, y: -h * 0.76, columns: 6, dx: w * 0.145, w: 30, h: 44 }) +
    windows(brush, { x: x - w * 0.2, y: -h * 1.06, columns: 3, dx: w * 0.16, w: 28, h: 38 }) +
    gallery(-h * 0.46, left + 14, w - 28) +
    gallery(-h * 0.86, x - w * 0.3, w * 0.6) +
    entrance(brush, x, 48, 66, 'moss') +
    glaze(
      paint('deep'),
      0.22,
      polyPath([
        [left, -h + 16],
        [x, -h - rise + 20],
        [left + w, -h + 16],
        [left + w, -h + 34],
        [x, -h - rise + 44],
        [left, -h + 34],
      ]),
    ) +
    fill(
      roofColor,
      polyPath([
        [left - over, eaves + 12],
        [x, -h - rise - 16],
        [left + w + over, eaves + 12],
        [left + w + over, eaves - 8],
        [x, -h - rise - 46],
        [left - over, eaves - 8],
      ]),
    ) +
    fill(
      darken(paint('walnut'), 0.3),
      polyPath([
        [left - over, eaves + 18],
        [x, -h - rise - 10],
        [left + w + over, eaves + 18],
        [left + w + over, eaves + 10],
        [x, -h - rise - 20],
        [left - over, eaves + 10],
      ]),
    )
  );
}

/** One large chalet with a lower wing. */
export function chalet(brush: Brush): string {
  return place(
    wall(brush, 110, -130, 240, 130, 'linen') +
      windows(brush, { x: 220, y: -96, columns: 3, dx: 44, w: 28, h: 46, kind: 'shutter', shutters: 'moss' }) +
      roof(brush, 90, -130, 280, 74, 20, 'walnut') +
      chimney(brush, 290, -236, 40, 'stone') +
      gable(brush, -90, 420, 240, 96),
    90,
    0,
  );
}

/** Two gables side by side, linked by a glazed hall. */
export function lodge(brush: Brush): string {
  const { light, paint } = brush;
  return (
    fill(light.litShare > 0.25 ? light.lamp : light.glass, rectPath(-70, -120, 140, 120)) +
    stroke(paint('walnut'), 5, 'M-70 -120V0M-35 -120V0M0 -120V0M35 -120V0M70 -120V0M-70 -60H70') +
    fill(light.snow ? paint('snow') : paint('slate'), rectPath(-80, -136, 160, 18)) +
    place(gable(brush, 0, 380, 230, 92), -210, 0, 0.82) +
    place(gable(brush, 0, 360, 220, 88), 214, 0, 0.7) +
    flag(brush, -6, -136, 90, 'terracotta')
  );
}

/** A Tuscan or Provençal farmhouse: stone, low tiled roofs, a pigeon tower. */
export function farmhouse(brush: Brush): string {
  const { random, paint } = brush;
  const stones = Array.from({ length: 16 }, () => rectPath(random.float(-290, 270), random.float(-150, -14), random.float(16, 34), 7));
  return (
    wall(brush, -80, -280, 130, 280, 'sand') +
    roof(brush, -96, -280, 162, 46, 60, 'terracotta') +
    windows(brush, { x: -58, y: -254, columns: 2, dx: 56, w: 28, h: 42, kind: 'arch', trim: 'stone' }) +
    wall(brush, -310, -150, 260, 150, 'sand') +
    roof(brush, -330, -150, 290, 56, 34, 'terracotta') +
    wall(brush, 30, -180, 280, 180, 'ochre') +
    roof(brush, 14, -180, 316, 60, 40, 'terracotta') +
    chimney(brush, 250, -262, 44, 'sand') +
    glaze(paint('stone'), 0.5, ...stones) +
    windows(brush, { x: -282, y: -118, columns: 4, dx: 62, w: 28, h: 46, kind: 'shutter', shutters: 'moss', trim: 'cream' }) +
    windows(brush, { x: 66, y: -152, columns: 4, dx: 62, w: 28, h: 44, kind: 'shutter', shutters: 'petrol', trim: 'cream' }) +
    windows(brush, { x: 66, y: -76, columns: 4, dx: 62, w: 32, h: 60, kind: 'arch', trim: 'cream' }) +
    entrance(brush, -16, 50, 84, 'moss')
  );
}
