import type { Brush } from '../brush.ts';
import { bars, fill, glaze, n, polyPath, rectPath, stroke } from '../svg.ts';
import { windows } from './kit.ts';

/** A lit lobby behind glass at street level. */
function lobby(brush: Brush, x: number, w: number, h: number): string {
  const { light, paint } = brush;
  const lamps = Array.from(
    { length: Math.round(w / 60) },
    (_, i) => `M${n(x + 30 + i * 60)} ${n(-h)}v18M${n(x + 22 + i * 60)} ${n(-h + 26)}a8 8 0 0 1 16 0z`,
  );
  return (
    fill(light.litShare > 0.2 ? light.lamp : light.glass, rectPath(x, -h, w, h)) +
    stroke(paint('brass'), 2, ...lamps) +
    fill(paint('walnut'), rectPath(x + w * 0.12, -18, w * 0.2, 18), rectPath(x + w * 0.62, -14, w * 0.26, 14)) +
    bars(paint('ink'), x, -h, w + 3, h, 3, w / Math.round(w / 36) - 3) +
    fill(paint('brass'), rectPath(x - 14, -h - 8, w + 28, 9))
  );
}

/** A slim high-rise with planted terraces. */
export function tower(brush: Brush): string {
  const { paint } = brush;
  const leaf = (x: number, y: number) => `M${n(x)} ${n(y)}q8 -22 20 -20t22 20z`;
  return (
    fill(paint('mist'), rectPath(-250, -250, 170, 250)) +
    glaze(paint('deep'), 0.12, rectPath(-120, -250, 40, 250)) +
    windows(brush, { x: -236, y: -232, columns: 5, rows: 5, dx: 31, dy: 36, w: 22, h: 24, kind: 'plain' }) +
    fill(paint('cream'), rectPath(-80, -470, 190, 470)) +
    glaze(paint('deep'), 0.12, rectPath(66, -470, 44, 470)) +
    windows(brush, { x: -64, y: -446, columns: 4, rows: 10, dx: 43, dy: 38, w: 32, h: 24, kind: 'wide' }) +
    fill(paint('petrol'), rectPath(-90, -482, 210, 14)) +
    fill(paint('brass'), rectPath(-56, -506, 100, 24)) +
    fill(paint('petrol'), rectPath(110, -330, 160, 330)) +
    windows(brush, { x: 124, y: -308, columns: 4, rows: 7, dx: 36, dy: 38, w: 26, h: 24, kind: 'plain' }) +
    fill(
      paint('moss'),
      leaf(-240, -250),
      leaf(-190, -250),
      leaf(-130, -250),
      leaf(124, -330),
      leaf(176, -330),
      leaf(222, -330),
      leaf(-80, -482),
      leaf(70, -482),
    ) +
    lobby(brush, -240, 500, 76)
  );
}

/** A low, long city house: brick fins, a glass roof over the atrium, a roof garden. */
export function atrium(brush: Brush): string {
  const { light, paint, random } = brush;
  const surface = random.pick(['brick', 'sand', 'petrol'] as const);
  const fins = Array.from({ length: 13 }, (_, i) => rectPath(-306 + i * 51, -246, 10, 246));
  const glassRoof = polyPath([
    [-110, -262],
    [0, -330],
    [110, -262],
  ]);
  return (
    fill(light.litShare > 0.25 ? light.lamp : light.glass, glassRoof) +
    stroke(paint('ink'), 3, glassRoof, 'M-55 -262V-296M0 -262V-330M55 -262V-296') +
    fill(paint('moss'), ...[-280, -226, -170, 130, 190, 246].map((x) => `M${x} -258q8 -34 30 -32t34 32z`)) +
    fill(paint(surface), rectPath(-310, -258, 620, 258)) +
    glaze(paint('deep'), 0.12, rectPath(200, -258, 110, 258)) +
    windows(brush, { x: -292, y: -234, columns: 12, rows: 3, dx: 51, dy: 54, w: 33, h: 40, kind: 'wide' }) +
    glaze(paint('linen'), 0.5, ...fins) +
    fill(paint('linen'), rectPath(-318, -264, 636, 9)) +
    lobby(brush, -290, 580, 70)
  );
}
