import type { Brush } from '../brush.ts';
import { darken, type Material } from '../color.ts';
import { archPath, circlePath, fill, glaze, n, polyPath, rectPath, stroke } from '../svg.ts';
import { awnings, chimney, dormers, entrance, roof, wall, windows } from './kit.ts';

/** One narrow house with a stepped, bell or plain gable. */
function narrowHouse(brush: Brush, x: number, w: number, h: number, gable: number, surface: Material): string {
  const { paint } = brush;
  const [l, r, m] = [x, x + w, x + w / 2];
  const trim = paint('linen');
  const step = w / 8;
  const shapes = [
    polyPath([
      [l, -h],
      [l, -h - step],
      [l + step, -h - step],
      [l + step, -h - step * 2.4],
      [l + step * 2, -h - step * 2.4],
      [l + step * 2, -h - step * 3.8],
      [l + step * 3, -h - step * 3.8],
      [l + step * 3, -h - step * 5],
      [r - step * 3, -h - step * 5],
      [r - step * 3, -h - step * 3.8],
      [r - step * 2, -h - step * 3.8],
      [r - step * 2, -h - step * 2.4],
      [r - step, -h - step * 2.4],
      [r - step, -h - step],
      [r, -h - step],
      [r, -h],
    ]),
    `M${n(l)} ${n(-h)}C${n(l + w * 0.3)} ${n(-h - 8)} ${n(l + w * 0.16)} ${n(-h - w * 0.5)} ${n(m)} ${n(-h - w * 0.56)}C${n(r - w * 0.16)} ${n(-h - w * 0.5)} ${n(r - w * 0.3)} ${n(-h - 8)} ${n(r)} ${n(-h)}z`,
    polyPath([
      [l, -h],
      [m, -h - w * 0.6],
      [r, -h],
    ]),
  ];
  const cap = shapes[gable % 3]!;
  const columns = w > 100 ? 3 : 2;
  const dx = (w - 24) / columns;
  return (
    fill(darken(paint(surface), 0.04), rectPath(l, -h, w, h)) +
    fill(paint(surface), cap) +
    stroke(trim, 4, cap) +
    glaze(paint('deep'), 0.12, rectPath(r - w * 0.16, -h, w * 0.16, h)) +
    fill(trim, rectPath(l, -h - 2, w, 5)) +
    windows(brush, { x: l + 12 + (dx - 24) / 2, y: -h + 20, columns, rows: Math.floor((h - 96) / 62), dx, dy: 62, w: 24, h: 44 }) +
    fill(paint('ink'), circlePath(m, -h - w * 0.2, 7)) +
    fill(brush.light.litShare > 0.25 ? brush.light.lamp : brush.light.glass, rectPath(l + 10, -58, w - 20, 44)) +
    stroke(trim, 3, `M${n(l + 10 + (w - 20) / 3)} -58v44M${n(l + 10 + ((w - 20) * 2) / 3)} -58v44`)
  );
}

/** A row of canal houses turned into one hotel. */
export function canalHouses(brush: Brush): string {
  const { random } = brush;
  const colors = random.shuffle<Material>(['brick', 'wine', 'slate', 'ochre', 'walnut', 'petrol', 'rose']);
  const widths = [104, 92, 118, 96, 110, 100];
  let x = -widths.reduce((a, b) => a + b, 0) / 2;
  let drawing = '';
  widths.forEach((w, i) => {
    drawing += narrowHouse(brush, x, w, random.float(214, 290), random.int(0, 2), colors[i]!);
    x += w;
  });
  return drawing + entrance(brush, -2, 48, 74, 'deep') + awnings(brush, [-200, 132], -74, 96, 'petrol');
}

/** A half-timbered inn: steep roof, beams, flower boxes. */
export function halfTimbered(brush: Brush): string {
  const { paint, light } = brush;
  const beam = paint('walnut');
  const house = (x: number, w: number, h: number, rise: number) => {
    const l = x - w / 2;
    const levels = [0.36, 0.68, 1].map((t) => -h * t);
    const posts = Array.from({ length: 7 }, (_, i) => `M${n(l + (w / 6) * i)} ${n(levels[0]!)}V${n(-h)}`);
    const braces = [0, 2, 4].map(
      (i) =>
        `M${n(l + (w / 6) * i)} ${n(levels[1]!)}l${n(w / 6)} ${n(h * 0.32)}M${n(l + (w / 6) * (i + 1))} ${n(-h)}l${n(w / 6)} ${n(h * 0.32)}`,
    );
    const roofColor = light.snow ? paint('snow') : paint('terracotta');
    return (
      fill(
        paint('cream'),
        polyPath([
          [l, 0],
          [l, -h],
          [x, -h - rise],
          [l + w, -h],
          [l + w, 0],
        ]),
      ) +
      fill(paint('stone'), rectPath(l, levels[0]!, w, -levels[0]!)) +
      stroke(
        beam,
        6,
        ...posts,
        ...braces,
        ...levels.map((y) => `M${n(l)} ${n(y)}h${n(w)}`),
        `M${n(x - w * 0.25)} ${n(-h)}V${n(-h - rise * 0.5)}M${n(x + w * 0.25)} ${n(-h)}V${n(-h - rise * 0.5)}M${n(x)} ${n(-h)}V${n(-h - rise)}M${n(x - w * 0.28)} ${n(-h - rise * 0.44)}h${n(w * 0.56)}`,
      ) +
      windows(brush, { x: l + w / 12 - 14, y: -h * 0.93, columns: 6, rows: 2, dx: w / 6, dy: h * 0.31, w: 28, h: 38 }) +
      windows(brush, { x: x - w * 0.15 - 12, y: -h - rise * 0.34, columns: 2, dx: w * 0.3, w: 24, h: 30 }) +
      windows(brush, { x: l + 24, y: -h * 0.28, columns: 5, dx: (w - 60) / 4.4, w: 32, h: 50, kind: 'arch', skip: (c) => c === 2 }) +
      fill(paint('wine'), ...[0, 1, 2, 3, 4, 5].map((i) => `M${n(l + w / 12 - 20 + (w / 6) * i)} ${n(-h * 0.62 + 46)}q20 -18 40 0z`)) +
      fill(
        roofColor,
        polyPath([
          [l - 26, -h + 14],
          [x, -h - rise - 30],
          [l + w + 26, -h + 14],
          [l + w + 26, -h - 8],
          [x, -h - rise - 58],
          [l - 26, -h - 8],
        ]),
      ) +
      entrance(brush, x, 48, 72, 'wine')
    );
  };
  return (
    wall(brush, 60, -170, 250, 170, 'cream') +
    roof(brush, 40, -170, 290, 104, 26, 'terracotta') +
    dormers(brush, [200, 262], -184, 36, 36, 'cream', 'terracotta') +
    windows(brush, { x: 176, y: -140, columns: 3, rows: 2, dx: 44, dy: 66, w: 28, h: 42, kind: 'shutter', shutters: 'moss' }) +
    chimney(brush, 284, -306, 46) +
    house(-100, 400, 250, 130)
  );
}

/** A brick warehouse on the quay: round arches, iron, cranes under the gable. */
export function warehouse(brush: Brush): string {
  const { paint } = brush;
  const bay = (x: number, w: number, h: number) =>
    wall(brush, x - w / 2, -h, w, h, 'brick') +
    fill(
      paint('brick'),
      polyPath([
        [x - w / 2, -h + 1],
        [x - w * 0.28, -h - 40],
        [x - w * 0.2, -h - 40],
        [x, -h - 92],
        [x + w * 0.2, -h - 40],
        [x + w * 0.28, -h - 40],
        [x + w / 2, -h + 1],
      ]),
    ) +
    stroke(
      paint('sand'),
      5,
      polyPath([
        [x - w / 2, -h],
        [x - w * 0.28, -h - 40],
        [x - w * 0.2, -h - 40],
        [x, -h - 92],
        [x + w * 0.2, -h - 40],
        [x + w * 0.28, -h - 40],
        [x + w / 2, -h],
      ]),
    ) +
    fill(paint('sand'), rectPath(x - w / 2, -h + 4, w, 5), rectPath(x - w / 2, -86, w, 6)) +
    windows(brush, { x: x - w * 0.38, y: -h + 34, columns: 4, rows: 3, dx: w * 0.21, dy: 66, w: 26, h: 48, kind: 'arch', trim: 'sand' }) +
    fill(paint('petrol'), archPath(x - 17, -h - 46, 34, 46)) +
    stroke(paint('ink'), 5, `M${n(x)} ${n(-h - 62)}v-16h26`);
  return (
    wall(brush, -300, -236, 600, 236, 'wine') +
    roof(brush, -306, -236, 612, 60, 18, 'slate') +
    windows(brush, { x: -86, y: -208, columns: 4, rows: 2, dx: 46, dy: 66, w: 30, h: 46, trim: 'sand' }) +
    bay(-200, 190, 282) +
    bay(200, 190, 282) +
    fill(
      brush.light.litShare > 0.25 ? brush.light.lamp : brush.light.glass,
      ...[-272, -212, -152, 120, 180, 240].map((x) => archPath(x, -70, 42, 62, 14)),
    ) +
    entrance(brush, 0, 66, 76, 'deep')
  );
}
