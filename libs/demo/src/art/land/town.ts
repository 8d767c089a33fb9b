import type { Brush } from '../brush.ts';
import { darken, type Material } from '../color.ts';
import { circlePath, dashes, ellipsePath, fill, glaze, n, polyPath, rectPath, stroke, use } from '../svg.ts';

type Roofs = 'european' | 'modern' | 'southern';

interface TownOptions {
  from: number;
  to: number;
  base: number;
  height: number;
  distance: number;
  roofs: Roofs;
}

function spire(x: number, base: number, h: number, w: number): string {
  return polyPath([
    [x - w / 2, base],
    [x - w / 2, base - h * 0.55],
    [x, base - h],
    [x + w / 2, base - h * 0.55],
    [x + w / 2, base],
  ]);
}

function minaret(x: number, base: number, h: number): string {
  return (
    rectPath(x - 9, base - h, 18, h) +
    rectPath(x - 13, base - h * 0.86, 26, 7) +
    rectPath(x - 6, base - h * 1.14, 12, h * 0.16) +
    circlePath(x, base - h * 1.16, 8)
  );
}

/** A skyline in two tones with scattered windows: the town behind the hotel. */
export function town(brush: Brush, o: TownOptions): string {
  const { random, light, paint } = brush;
  const wallTone: Record<Roofs, Material[]> = {
    european: ['rose', 'sand', 'stone'],
    modern: ['mist', 'teal', 'petrol'],
    southern: ['sand', 'ochre', 'linen'],
  };
  const roofTone: Record<Roofs, Material> = { european: 'terracotta', modern: 'petrol', southern: 'sand' };
  const walls = new Map<Material, string[]>();
  const caps: string[] = [];
  const lamps: string[] = [];
  for (let x = o.from; x < o.to;) {
    const w = random.float(46, 96) * (o.roofs === 'modern' ? 0.9 : 1);
    const h = o.height * random.float(0.45, 1);
    const top = o.base - h;
    const tone = random.pick(wallTone[o.roofs]);
    walls.set(tone, [...(walls.get(tone) ?? []), rectPath(x, top, w + 1, h)]);
    if (o.roofs === 'european')
      caps.push(
        polyPath([
          [x - 3, top + 1],
          [x + w * 0.3, top - w * 0.36],
          [x + w * 0.7, top - w * 0.36],
          [x + w + 4, top + 1],
        ]),
      );
    if (o.roofs === 'southern' && random.chance(0.3)) caps.push(ellipsePath(x + w / 2, top, w * 0.3, w * 0.26));
    if (o.roofs === 'modern' && random.chance(0.4)) caps.push(rectPath(x + w * 0.4, top - 26, 5, 26));
    for (let wx = x + 10; wx < x + w - 12; wx += 20)
      for (let wy = top + 14; wy < o.base - 20; wy += 30)
        if (random.chance(0.05 + light.litShare * 0.2)) lamps.push(`M${n(wx)} ${n(wy)}v10`);
    x += w;
  }
  const near = Math.max(0, o.distance - 0.08);
  return (
    [...walls].map(([tone, shapes]) => fill(paint(tone, o.distance), ...shapes)).join('') +
    fill(light.snow ? paint('snow', o.distance * 0.5) : paint(roofTone[o.roofs], near), ...caps) +
    dashes(light.litShare > 0.2 ? light.lamp : paint('petrol', o.distance), 7, light.litShare > 0.2 ? 0.85 : 0.4, lamps, 'butt')
  );
}

/** What a town is known by from afar. */
export function landmark(brush: Brush, roofs: Roofs, x: number, base: number, h: number, distance: number): string {
  const { paint } = brush;
  const color = darken(paint(roofs === 'european' ? 'slate' : roofs === 'modern' ? 'teal' : 'cream', distance), 0.06);
  if (roofs === 'southern')
    return fill(color, minaret(x, base, h), rectPath(x + 30, base - h * 0.4, 130, h * 0.4), ellipsePath(x + 95, base - h * 0.4, 56, 50));
  if (roofs === 'modern')
    return (
      fill(
        color,
        polyPath([
          [x - 34, base],
          [x - 20, base - h * 1.4],
          [x, base - h * 1.75],
          [x + 20, base - h * 1.4],
          [x + 34, base],
        ]),
      ) + stroke(color, 4, `M${n(x)} ${n(base - h * 1.7)}v-60`)
    );
  const onion = brush.random.chance(0.5);
  return onion
    ? fill(
        color,
        rectPath(x - 20, base - h, 40, h),
        ellipsePath(x, base - h - 22, 27, 28),
        polyPath([
          [x - 9, base - h - 40],
          [x, base - h - 92],
          [x + 9, base - h - 40],
        ]),
      )
    : fill(color, spire(x, base, h * 1.35, 44), spire(x + 52, base, h * 1.35, 44), rectPath(x + 60, base - h * 0.5, 110, h * 0.5));
}

/** A street lamp, lit when the hour asks for it. */
export function streetLamp({ light, paint }: Brush, x: number, y: number, size = 1): string {
  const h = 120 * size;
  return (
    stroke(paint('ink'), 5 * size, `M${n(x)} ${n(y)}v${n(-h)}`) +
    (light.litShare > 0.25 ? glaze(light.lamp, 0.22, circlePath(x, y - h - 12, 34 * size)) : '') +
    fill(light.litShare > 0.25 ? light.lamp : paint('linen'), circlePath(x, y - h - 10, 10 * size))
  );
}

/** A parasol with two chairs. */
export function parasol(brush: Brush, x: number, y: number, size: number, cloth: Material): string {
  const { paint } = brush;
  const shape = brush.define(
    `parasol ${cloth}`,
    () =>
      stroke(paint('walnut'), 4, 'M0 0v-86') +
      fill(paint(cloth), 'M-58 -70Q0 -126 58 -70z') +
      fill(paint('linen'), 'M-20 -70Q-12 -98 0 -98Q12 -98 20 -70z') +
      fill(paint('walnut'), rectPath(-30, -26, 60, 5)) +
      stroke(paint('walnut'), 3, 'M-44 0v-20h18M44 0v-20h-18'),
  );
  return use(shape, x, y, size);
}
