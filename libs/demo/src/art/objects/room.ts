import type { Brush } from '../brush.ts';
import { darken, lighten, type Material, mix } from '../color.ts';
import { archPath, bars, circlePath, dashes, ellipsePath, fill, glaze, n, polyPath, rectPath, roundPath, stroke } from '../svg.ts';

const W = 1600;
const H = 900;

/** Wall, skirting and floor of a room. */
export function room(brush: Brush, wall: Material, floor: Material, floorAt = 700): string {
  const { paint } = brush;
  const boards = Array.from({ length: 8 }, (_, i) => `M${n(800 + (i - 3.5) * 190)} ${floorAt + 12}L${n(800 + (i - 3.5) * 300)} ${H}`);
  return (
    fill(paint(wall), rectPath(0, 0, W, floorAt)) +
    fill(paint(floor), rectPath(0, floorAt, W, H - floorAt)) +
    stroke(darken(paint(floor), 0.12), 2, ...boards) +
    fill(lighten(paint(wall), 0.35), rectPath(0, floorAt - 16, W, 16)) +
    glaze(paint('deep'), 0.12, rectPath(0, floorAt, W, 10))
  );
}

/** A panelled lower wall. */
export function wainscot(brush: Brush, top: number, bottom: number, surface: Material): string {
  const color = brush.paint(surface);
  const panels = Array.from({ length: 9 }, (_, i) => rectPath(26 + i * 178, top + 26, 138, bottom - top - 52));
  return (
    fill(color, rectPath(0, top, W, bottom - top)) +
    stroke(darken(color, 0.14), 3, ...panels) +
    fill(lighten(color, 0.3), rectPath(0, top - 8, W, 10))
  );
}

/** Tiles as kitchens and baths have them. */
export const tiles = (brush: Brush, x: number, y: number, w: number, h: number, surface: Material) =>
  fill(brush.paint(surface), rectPath(x, y, w, h)) +
  glaze(
    brush.paint('linen'),
    0.4,
    ...Array.from({ length: Math.floor(h / 56) }, (_, i) => rectPath(x, y + 56 * (i + 1), w, 2)),
    ...Array.from({ length: Math.floor(w / 56) }, (_, i) => rectPath(x + 56 * (i + 1), y, 2, h)),
  );

interface ViewOptions {
  x: number;
  y: number;
  w: number;
  h: number;
  arch?: boolean;
  outside?: 'hills' | 'lake' | 'town' | 'snow';
  frame?: Material;
}

/** A window with the country outside. */
export function view(brush: Brush, { x, y, w, h, arch, outside, frame = 'linen' }: ViewOptions): string {
  const { random, light, paint } = brush;
  const what = outside ?? random.pick(['hills', 'lake', 'town'] as const);
  const at = (t: number, s: number) => `${n(x + w * t)} ${n(y + h * s)}`;
  const ridge = (s: number, swing: number, color: string) =>
    fill(color, `M${at(0, s)}Q${at(0.25, s - swing)} ${at(0.5, s - swing * 0.2)}T${at(1, s + swing * 0.3)}V${n(y + h)}H${n(x)}z`);
  const roofs = [0.06, 0.24, 0.4, 0.58, 0.76].map((t) =>
    polyPath([
      [x + w * t, y + h],
      [x + w * t, y + h * 0.62],
      [x + w * (t + 0.07), y + h * random.float(0.46, 0.56)],
      [x + w * (t + 0.14), y + h * 0.62],
      [x + w * (t + 0.14), y + h],
    ]),
  );
  const white = what === 'snow' ? paint('snow', 0.1) : undefined;
  const land =
    what === 'town'
      ? fill(paint('rose', 0.35), ...roofs) + fill(paint('sand', 0.3), rectPath(x, y + h * 0.8, w, h * 0.2))
      : ridge(0.6, 0.24, white ?? paint('teal', 0.5)) +
        ridge(0.72, 0.12, mix(white ?? paint('sage'), light.haze, 0.25)) +
        (what === 'lake'
          ? fill(mix(paint('teal'), light.sky[1], 0.4), rectPath(x, y + h * 0.78, w, h * 0.22))
          : ridge(0.86, 0.06, white ?? paint('moss', 0.1)));
  const opening = arch ? archPath(x, y, w, h) : rectPath(x, y, w, h);
  const sunY = y + h * (light.altitude > 0.5 ? 0.26 : 0.42);
  const corners = arch ? glazeCorners(x, y, w, paint(frame)) : '';
  return (
    fill(light.sky[1], opening) +
    fill(mix(light.sky[1], light.sky[2], 0.6), rectPath(x, y + h * 0.36, w, h * 0.34)) +
    fill(light.sun, circlePath(x + w * random.float(0.3, 0.7), sunY, Math.min(w, h) * 0.09)) +
    land +
    corners +
    stroke(paint(frame), 12, opening, `M${n(x + w / 2)} ${n(y)}v${n(h)}`, `M${n(x)} ${n(y + h * 0.42)}h${n(w)}`) +
    fill(paint(frame), rectPath(x - 20, y + h, w + 40, 14)) +
    glaze(
      '#ffffff',
      0.14,
      polyPath([
        [x + w * 0.1, y + h * 0.9],
        [x + w * 0.4, y + h * 0.1],
        [x + w * 0.48, y + h * 0.1],
        [x + w * 0.18, y + h * 0.9],
      ]),
    )
  );
}

const glazeCorners = (x: number, y: number, w: number, color: string) =>
  fill(
    color,
    `M${n(x - 6)} ${n(y - 6)}h${n(w / 2 + 6)}v6a${n(w / 2)} ${n(w / 2)} 0 0 0 ${n(-w / 2)} ${n(w / 2)}h-6zM${n(x + w + 6)} ${n(y - 6)}h${n(-w / 2 - 6)}v6a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w / 2)} ${n(w / 2)}h6z`,
  );

/** A lamp hanging from the ceiling. */
export function pendant(brush: Brush, x: number, length: number, shade: Material, size = 1): string {
  const { light, paint } = brush;
  return (
    stroke(paint('ink'), 4, `M${n(x)} 0v${n(length)}`) +
    glaze(light.lamp, 0.18, circlePath(x, length + 40 * size, 110 * size)) +
    fill(light.lamp, circlePath(x, length + 44 * size, 18 * size)) +
    fill(
      paint(shade),
      `M${n(x - 62 * size)} ${n(length + 44 * size)}Q${n(x - 56 * size)} ${n(length - 16 * size)} ${n(x)} ${n(length - 18 * size)}Q${n(x + 56 * size)} ${n(length - 16 * size)} ${n(x + 62 * size)} ${n(length + 44 * size)}z`,
    )
  );
}

/** A long counter or table seen from the front. */
export function counter(brush: Brush, x: number, y: number, w: number, h: number, front: Material, top: Material): string {
  const color = brush.paint(front);
  const panels = Array.from({ length: Math.max(2, Math.round(w / 230)) }, (_, i) => i);
  const step = w / panels.length;
  return (
    fill(color, rectPath(x, y, w, h)) +
    stroke(darken(color, 0.18), 4, ...panels.map((i) => rectPath(x + i * step + 22, y + 50, step - 44, h - 84))) +
    fill(brush.paint(top), roundPath(x - 18, y, w + 36, 26, 8)) +
    glaze(brush.paint('deep'), 0.18, rectPath(x, y + 26, w, 12))
  );
}

/** A table with legs. */
export function table(brush: Brush, x: number, y: number, w: number, foot: number, top: Material): string {
  const color = brush.paint(top);
  return (
    fill(
      darken(color, 0.22),
      polyPath([
        [x + 30, y],
        [x + 60, y],
        [x + 46, foot],
        [x + 32, foot],
      ]),
      polyPath([
        [x + w - 60, y],
        [x + w - 30, y],
        [x + w - 32, foot],
        [x + w - 46, foot],
      ]),
    ) + fill(color, roundPath(x, y, w, 24, 8))
  );
}

export const shelf = (brush: Brush, x: number, y: number, w: number, board: Material = 'timber') =>
  fill(brush.paint(board), rectPath(x, y, w, 14)) +
  glaze(brush.paint('deep'), 0.16, rectPath(x, y + 14, w, 8)) +
  fill(brush.paint('brass'), rectPath(x + 30, y + 14, 8, 26), rectPath(x + w - 38, y + 14, 8, 26));

/** A framed picture: a small abstract landscape. */
export function frame(brush: Brush, x: number, y: number, w: number, h: number): string {
  const { random, paint } = brush;
  const [ground, hill, dot] = [
    random.pick(['sand', 'mist', 'cream'] as const),
    random.pick(['petrol', 'terracotta', 'moss'] as const),
    random.pick(['brass', 'terracotta', 'ochre'] as const),
  ];
  return (
    fill(paint('brass'), rectPath(x - 10, y - 10, w + 20, h + 20)) +
    fill(paint(ground), rectPath(x, y, w, h)) +
    fill(paint(dot), circlePath(x + w * random.float(0.3, 0.7), y + h * 0.36, Math.min(w, h) * 0.14)) +
    fill(
      paint(hill),
      `M${n(x)} ${n(y + h * 0.74)}Q${n(x + w * 0.3)} ${n(y + h * 0.44)} ${n(x + w * 0.6)} ${n(y + h * 0.68)}T${n(x + w)} ${n(y + h * 0.6)}V${n(y + h)}H${n(x)}z`,
    )
  );
}

/** Curtains beside a window or stage. */
export function curtain(brush: Brush, x: number, y: number, w: number, h: number, cloth: Material): string {
  const color = brush.paint(cloth);
  return (
    fill(color, `M${n(x)} ${n(y)}h${n(w)}Q${n(x + w * 0.9)} ${n(y + h * 0.6)} ${n(x + w)} ${n(y + h)}H${n(x)}z`) +
    bars(darken(color, 0.16), x + w * 0.1, y, w * 0.84, h, w * 0.06, w * 0.16)
  );
}

/** A string of lights between two points, with the lamps it carries. */
export function lightString(brush: Brush, x1: number, y1: number, x2: number, y2: number, sag: number, count = 9): string {
  const { light, paint } = brush;
  const dots = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return `M${n(x1 + (x2 - x1) * t)} ${n(y1 + (y2 - y1) * t + sag * 2 * t * (1 - t) + 8)}h0`;
  });
  return (
    stroke(paint('ink'), 3, `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag)} ${n(x2)} ${n(y2)}`) +
    dashes(light.lamp, 34, 0.22, dots) +
    dashes(light.lamp, 15, 1, dots)
  );
}

/** Small flags on a line. */
export function bunting(brush: Brush, x1: number, y1: number, x2: number, y2: number, sag: number): string {
  const { paint } = brush;
  const cloths = (['terracotta', 'cream', 'petrol', 'ochre'] as const).map((c) => paint(c));
  const flags = Array.from({ length: 16 }, (_, i) => {
    const t = (i + 0.5) / 16;
    const [fx, fy] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 2 * t * (1 - t)];
    return fill(
      cloths[i % 4]!,
      polyPath([
        [fx - 24, fy],
        [fx + 24, fy],
        [fx, fy + 46],
      ]),
    );
  });
  return stroke(paint('walnut'), 3, `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag)} ${n(x2)} ${n(y2)}`) + flags.join('');
}

/** A pot plant; `size` 1 is about 240 high. */
export function plant(brush: Brush, x: number, y: number, size: number, pot: Material = 'terracotta'): string {
  const { random, paint } = brush;
  const s = (v: number) => n(v * size);
  const p = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const tall = random.chance(0.5);
  const leaves = tall
    ? [
        [-70, -190],
        [-36, -230],
        [0, -250],
        [38, -228],
        [72, -186],
      ].map(([dx, dy]) => `M${p(0, -70)}Q${p(dx! * 0.2 - 14, dy! * 0.6)} ${p(dx!, dy!)}Q${p(dx! * 0.6 + 22, dy! * 0.6)} ${p(0, -70)}z`)
    : [
        [-64, -130, 34],
        [-26, -176, 36],
        [26, -178, 36],
        [66, -134, 34],
        [0, -136, 40],
      ].map(([dx, dy, r]) => ellipsePath(x + dx! * size, y + dy! * size, r! * size * 0.72, r! * size));
  return (
    stroke(
      paint('moss'),
      5 * size,
      `M${p(0, -70)}Q${p(-20, -110)} ${p(-34, -140)}M${p(0, -70)}Q${p(20, -110)} ${p(34, -140)}M${p(0, -70)}V${n(y - 170 * size)}`,
    ) +
    fill(paint(tall ? 'fir' : 'moss'), ...leaves) +
    fill(lighten(paint('moss'), 0.16), ...leaves.slice(1, 3)) +
    fill(paint(pot), `M${p(-46, -74)}h${s(92)}L${p(34, 0)}H${n(x - 34 * size)}z`) +
    fill(darken(paint(pot), 0.14), rectPath(x - 52 * size, y - 80 * size, 104 * size, 20 * size))
  );
}
