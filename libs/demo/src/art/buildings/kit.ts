import type { Brush } from '../brush.ts';
import { darken, lighten, type Material } from '../color.ts';
import { archPath, bars, circlePath, fill, glaze, n, polyPath, rectPath, stroke, use } from '../svg.ts';

export type WindowKind = 'sash' | 'arch' | 'plain' | 'shutter' | 'wide';

/** A row or grid of equal windows; `x`/`y` is the upper left corner of the first. */
export interface WindowGrid {
  x: number;
  y: number;
  columns: number;
  rows?: number;
  /** From one window's left edge to the next one's. */
  dx: number;
  dy?: number;
  w: number;
  h: number;
  kind?: WindowKind;
  trim?: Material;
  shutters?: Material;
  skip?: (column: number, row: number) => boolean;
}

function pane(grid: WindowGrid, trim: string, glass: string, bar: string): string {
  const { w, h, kind = 'sash' } = grid;
  if (kind === 'arch')
    return (
      fill(trim, archPath(-3, -3, w + 6, h + 5)) +
      fill(glass, archPath(0, 0, w, h)) +
      stroke(bar, 1.5, `M${n(w / 2)} 2v${n(h - 2)}M0 ${n(w / 2)}h${n(w)}`)
    );
  if (kind === 'plain') return fill(glass, rectPath(0, 0, w, h));
  if (kind === 'wide') return fill(glass, rectPath(0, 0, w, h)) + stroke(bar, 1.5, `M${n(w / 3)} 0v${n(h)}M${n((w * 2) / 3)} 0v${n(h)}`);
  return (
    fill(trim, rectPath(-3, -3, w + 6, h + 5), rectPath(-5, h, w + 10, 4)) +
    fill(glass, rectPath(0, 0, w, h)) +
    stroke(bar, 1.5, `M${n(w / 2)} 0v${n(h)}M0 ${n(h * 0.36)}h${n(w)}`)
  );
}

/** Windows, some with the lamp on as the hour asks for; lit ones show a curtain. */
export function windows(brush: Brush, grid: WindowGrid): string {
  const { random, light, paint } = brush;
  const { w, h } = grid;
  const trim = paint(grid.trim ?? 'linen');
  const key = `window ${w} ${h} ${grid.kind} ${grid.trim} ${grid.shutters}`;
  const shutter =
    grid.kind === 'shutter'
      ? fill(paint(grid.shutters ?? 'petrol'), rectPath(-w * 0.52 - 3, -2, w * 0.5, h + 4), rectPath(w + 3, -2, w * 0.5, h + 4))
      : '';
  const dark = brush.define(
    key,
    () =>
      shutter +
      pane(grid, trim, light.glass, trim) +
      (grid.kind === 'plain'
        ? ''
        : glaze(
            light.sky[1],
            0.28,
            polyPath([
              [0, 0],
              [w * 0.75, 0],
              [0, h * 0.6],
            ]),
          )),
  );
  const lit = brush.define(
    `${key} lit`,
    () =>
      shutter +
      pane(grid, trim, light.lamp, darken(light.lamp, 0.35)) +
      glaze('#fff', 0.35, rectPath(0, 0, w * 0.24, h), rectPath(w * 0.76, 0, w * 0.24, h)),
  );
  let drawing = '';
  for (let row = 0; row < (grid.rows ?? 1); row++)
    for (let column = 0; column < grid.columns; column++) {
      if (grid.skip?.(column, row)) continue;
      drawing += use(random.chance(light.litShare) ? lit : dark, grid.x + column * grid.dx, grid.y + row * (grid.dy ?? 0));
    }
  return drawing;
}

/** A wall with its shaded right end and the shadow under the eaves. */
export function wall(brush: Brush, x: number, top: number, w: number, h: number, surface: Material): string {
  const color = brush.paint(surface);
  return (
    fill(color, rectPath(x, top, w, h)) +
    glaze(brush.paint('deep'), 0.16, rectPath(x, top, w, 9)) +
    glaze(brush.paint('deep'), 0.1, rectPath(x + w * 0.8, top, w * 0.2, h))
  );
}

/** A hipped or gabled roof seen from the front: a trapezoid with a lit edge; takes snow in winter. */
export function roof(brush: Brush, x: number, eaves: number, w: number, height: number, inset: number, surface: Material): string {
  const { light, paint } = brush;
  const snow = light.snow;
  const color = paint(surface);
  const shape: [number, number][] = [
    [x, eaves],
    [x + inset, eaves - height],
    [x + w - inset, eaves - height],
    [x + w, eaves],
  ];
  return (
    fill(color, polyPath(shape)) +
    (snow
      ? fill(
          paint('snow'),
          polyPath([
            [x + inset * 0.36, eaves - height * 0.36],
            [x + inset, eaves - height],
            [x + w - inset, eaves - height],
            [x + w - inset * 0.36, eaves - height * 0.36],
            [x + w * 0.7, eaves - height * 0.26],
            [x + w * 0.4, eaves - height * 0.42],
          ]),
        )
      : glaze(
          lighten(color, 0.5),
          0.25,
          polyPath([
            [x, eaves],
            [x + inset, eaves - height],
            [x + inset + w * 0.1, eaves - height],
            [x + w * 0.13, eaves],
          ]),
        )) +
    fill(darken(color, 0.28), rectPath(x - 4, eaves - 3, w + 8, 7))
  );
}

/** Dormer windows on a roof; `y` is their sill. */
export function dormers(brush: Brush, xs: number[], y: number, w: number, h: number, surface: Material, roofing: Material): string {
  const { paint, light, random } = brush;
  return xs
    .map((x) => {
      const glass = random.chance(light.litShare) ? light.lamp : light.glass;
      const cap = polyPath([
        [x - w / 2 - 6, y - h],
        [x, y - h - w * 0.5],
        [x + w / 2 + 6, y - h],
      ]);
      return (
        fill(paint(surface), rectPath(x - w / 2, y - h - 1, w, h + 1)) +
        fill(glass, rectPath(x - w / 2 + 6, y - h + 4, w - 12, h - 8)) +
        fill(light.snow ? paint('snow') : darken(paint(roofing), 0.12), cap)
      );
    })
    .join('');
}

export const chimney = (brush: Brush, x: number, top: number, h: number, surface: Material = 'brick') =>
  fill(brush.paint(surface), rectPath(x - 9, top, 18, h)) + fill(darken(brush.paint(surface), 0.25), rectPath(x - 12, top - 5, 24, 8));

/** A conical tower roof with a brass ball. */
export const cone = (brush: Brush, x: number, eaves: number, w: number, h: number, surface: Material) =>
  fill(
    brush.paint(surface),
    polyPath([
      [x - w / 2 - 8, eaves],
      [x, eaves - h],
      [x + w / 2 + 8, eaves],
    ]),
  ) +
  glaze(
    brush.paint('deep'),
    0.2,
    polyPath([
      [x, eaves - h],
      [x + w / 2 + 8, eaves],
      [x + w * 0.12, eaves],
    ]),
  ) +
  (brush.light.snow
    ? fill(
        brush.paint('snow'),
        polyPath([
          [x - w * 0.22, eaves - h * 0.55],
          [x, eaves - h],
          [x + w * 0.08, eaves - h * 0.66],
        ]),
      )
    : '') +
  fill(brush.paint('brass'), circlePath(x, eaves - h - 4, 5));

export const dome = (brush: Brush, x: number, base: number, w: number, surface: Material) =>
  fill(
    brush.paint(surface),
    `M${n(x - w / 2)} ${n(base)}C${n(x - w * 0.56)} ${n(base - w * 0.55)} ${n(x - w * 0.16)} ${n(base - w * 0.62)} ${n(x)} ${n(base - w * 0.86)}C${n(x + w * 0.16)} ${n(base - w * 0.62)} ${n(x + w * 0.56)} ${n(base - w * 0.55)} ${n(x + w / 2)} ${n(base)}z`,
  ) +
  glaze(
    brush.paint('deep'),
    0.18,
    `M${n(x)} ${n(base - w * 0.86)}C${n(x + w * 0.16)} ${n(base - w * 0.62)} ${n(x + w * 0.56)} ${n(base - w * 0.55)} ${n(x + w / 2)} ${n(base)}H${n(x + w * 0.16)}C${n(x + w * 0.3)} ${n(base - w * 0.4)} ${n(x + w * 0.12)} ${n(base - w * 0.6)} ${n(x)} ${n(base - w * 0.86)}z`,
  ) +
  stroke(brush.paint('brass'), 3, `M${n(x)} ${n(base - w * 0.84)}v-16`);

/** A railing with its slab. */
export const balcony = (brush: Brush, x: number, y: number, w: number, surface: Material) =>
  bars(brush.paint(surface), x, y - 20, w, 20, 2, 7) +
  fill(brush.paint(surface), rectPath(x, y - 21, w, 3)) +
  fill(darken(brush.paint(surface), 0.2), rectPath(x - 3, y, w + 6, 5));

/** The entrance: a lit door with a canopy, and steps. */
export function entrance(brush: Brush, x: number, w: number, h: number, canopy: Material): string {
  const { paint, light } = brush;
  return (
    fill(paint('linen'), archPath(x - w / 2 - 7, -h - 7, w + 14, h + 7)) +
    fill(light.lamp, archPath(x - w / 2, -h, w, h)) +
    fill(paint('walnut'), rectPath(x - w / 2, -h * 0.68, w * 0.3, h * 0.68), rectPath(x + w * 0.2, -h * 0.68, w * 0.3, h * 0.68)) +
    fill(
      paint(canopy),
      polyPath([
        [x - w * 0.9, -h * 0.78],
        [x - w * 0.66, -h * 1.06],
        [x + w * 0.66, -h * 1.06],
        [x + w * 0.9, -h * 0.78],
      ]),
    ) +
    fill(paint('brass'), rectPath(x - w * 0.9, -h * 0.78, w * 1.8, 5)) +
    fill(paint('stone'), rectPath(x - w * 0.8, -8, w * 1.6, 8))
  );
}

export function flag(brush: Brush, x: number, base: number, h: number, cloth: Material): string {
  const d = `M${n(x)} ${n(base - h)}q14 -7 28 0t28 0v22q-14 7 -28 0t-28 0z`;
  return stroke(brush.paint('cream'), 3, `M${n(x)} ${n(base)}v${n(-h - 4)}`) + fill(brush.paint(cloth), d);
}

/** Striped awnings over ground-floor windows. */
export function awnings(brush: Brush, xs: number[], y: number, w: number, cloth: Material): string {
  const drop = 24;
  const whole = xs.map((x) =>
    polyPath([
      [x + 4, y],
      [x + w - 4, y],
      [x + w, y + drop],
      [x, y + drop],
    ]),
  );
  const stripes = xs.flatMap((x) =>
    [0.2, 0.6].map((t) =>
      polyPath([
        [x + 4 + (w - 8) * t, y],
        [x + 4 + (w - 8) * (t + 0.2), y],
        [x + w * (t + 0.2), y + drop],
        [x + w * t, y + drop],
      ]),
    ),
  );
  return fill(brush.paint(cloth), ...whole) + fill(brush.paint('linen'), ...stripes);
}

/** An open arcade: dark arches in a wall. */
export function arcade(brush: Brush, x: number, top: number, count: number, w: number, h: number, gap: number, rise = w / 2): string {
  const { light, paint, random } = brush;
  const arches = Array.from({ length: count }, (_, i) => archPath(x + i * (w + gap), top, w, h, rise));
  const lamps = Array.from({ length: count }, (_, i) =>
    random.chance(light.litShare) ? circlePath(x + i * (w + gap) + w / 2, top + h * 0.4, w * 0.13) : '',
  );
  return fill(darken(light.litShare > 0.25 ? light.tone('#c98a4f') : paint('stone'), 0.38), ...arches) + fill(light.lamp, ...lamps);
}
