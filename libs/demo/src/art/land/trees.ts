import type { Brush } from '../brush.ts';
import { lighten, type Material, mix } from '../color.ts';
import { ellipsePath, fill, n, polyPath, rectPath, stroke, use } from '../svg.ts';

export type Tree = 'round' | 'poplar' | 'cypress' | 'fir' | 'palm' | 'pine' | 'bush' | 'birch';

/** Each tree stands on 0/0 and is about 200 high. */
type Draw = (brush: Brush, distance: number) => string;

const leaves: Material[] = ['moss', 'olive', 'fir', 'petrol'];

const round: Draw = ({ random, paint }, distance) => {
  const leaf = random.pick(leaves);
  const w = random.float(52, 70);
  return (
    fill(paint('walnut', distance), 'M-6 0l3-70h6l3 70z') +
    fill(
      paint(leaf, distance),
      ellipsePath(0, -118, w, 66),
      ellipsePath(-w * 0.45, -96, w * 0.62, 44),
      ellipsePath(w * 0.5, -100, w * 0.58, 46),
    ) +
    fill(lighten(paint(leaf, distance), 0.15), ellipsePath(-w * 0.3, -136, w * 0.5, 34), ellipsePath(-w * 0.62, -102, w * 0.32, 22))
  );
};

const poplar: Draw = ({ paint }, distance) =>
  fill(paint('walnut', distance), rectPath(-4, -26, 8, 26)) +
  fill(paint('moss', distance), 'M0 -210C34 -160 36 -60 14 -18H-14C-36 -60 -34 -160 0 -210z') +
  fill(paint('olive', distance + 0.06), 'M-4 -196C-30 -150 -30 -70 -16 -34C-8 -80 -10 -140 -4 -196z');

const cypress: Draw = ({ paint }, distance) =>
  fill(paint('fir', distance), 'M0 -220C20 -160 26 -60 12 -6H-12C-26 -60 -20 -160 0 -220z') +
  fill(paint('moss', distance + 0.05), 'M-2 -205C-18 -150 -20 -70 -12 -20C-4 -80 -8 -150 -2 -205z');

const fir: Draw = ({ light, paint }, distance) => {
  const tiers = [
    [-204, 30, -136],
    [-160, 44, -84],
    [-112, 58, -22],
  ] as const;
  const needle = tiers.map(([top, w, low]) =>
    polyPath([
      [0, top],
      [w, low],
      [w * 0.35, low - 9],
      [0, low + 5],
      [-w * 0.4, low - 7],
      [-w, low],
    ]),
  );
  const snow = tiers.map(([top, w, low]) =>
    polyPath([
      [0, top],
      [-w, low],
      [-w * 0.62, low - 13],
      [-w * 0.34, (top + low) / 2 + 12],
      [w * 0.06, top + 26],
    ]),
  );
  return (
    fill(paint('walnut', distance), rectPath(-5, -26, 10, 26)) +
    fill(paint('fir', distance), ...needle) +
    fill(light.snow ? paint('snow', distance * 0.6) : paint('moss', distance + 0.05), ...snow)
  );
};

const palm: Draw = ({ random, paint }, distance) => {
  const lean = random.float(-16, 22);
  const frond = (angle: number, length: number) => {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const [cx, cy] = [lean + dx * 0.5, -178 + dy * 0.5 - 26];
    return `M${n(lean)} -178Q${n(cx)} ${n(cy)} ${n(lean + dx)} ${n(-178 + dy + 18)}Q${n(cx)} ${n(cy + 20)} ${n(lean)} -170z`;
  };
  const back = [-0.5, -1.1, -2, -2.7].map((a) => frond(a, 74));
  const front = [0.15, -0.15, 2.95, 3.3, 0.6, 2.5].map((a) => frond(a, 78));
  return (
    stroke(paint('timber', distance), 9, `M0 0Q${n(lean * 0.2)} -90 ${n(lean)} -176`) +
    fill(paint('fir', distance), ...back) +
    fill(paint('moss', distance + 0.04), ...front)
  );
};

const pine: Draw = ({ paint }, distance) =>
  stroke(paint('timber', distance), 8, 'M0 0Q-4 -60 2 -128M0 -92Q22 -112 34 -136M0 -84Q-20 -108 -36 -134') +
  fill(paint('fir', distance), ellipsePath(0, -158, 82, 28), ellipsePath(-42, -142, 46, 18), ellipsePath(44, -144, 46, 18)) +
  fill(paint('moss', distance + 0.06), ellipsePath(-14, -168, 54, 14), ellipsePath(-50, -148, 26, 8));

const bush: Draw = ({ random, paint }, distance) => {
  const leaf = random.pick(leaves);
  return (
    fill(paint(leaf, distance), 'M-62 0A34 34 0 0 1 -34 -44A40 40 0 0 1 34 -48A32 32 0 0 1 64 0z') +
    fill(lighten(paint(leaf, distance), 0.15), ellipsePath(-24, -38, 20, 16), ellipsePath(20, -46, 17, 13))
  );
};

const birch: Draw = ({ paint }, distance) =>
  stroke(paint('cream', distance), 7, 'M0 0Q3 -70 -2 -150M0 -80Q14 -104 24 -128M0 -100Q-16 -120 -22 -142') +
  fill(paint('sage', distance), ellipsePath(0, -168, 40, 44), ellipsePath(26, -136, 30, 34), ellipsePath(-26, -140, 30, 34)) +
  fill(lighten(paint('sage', distance), 0.22), ellipsePath(-12, -182, 22, 22), ellipsePath(-34, -144, 16, 18));

const draw: Record<Tree, Draw> = { round, poplar, cypress, fir, palm, pine, bush, birch };

/** One tree on its foot at `x`/`y`; `size` 1 is 200 high. Two shapes of each kind stand in one picture. */
export function tree(brush: Brush, kind: Tree, x: number, y: number, size: number, distance = 0) {
  const shape = brush.define(`${kind} ${brush.random.int(1, 2)} ${distance}`, () => draw[kind](brush, distance));
  return use(shape, x, y, size, brush.random.chance(0.5) ? 1 : -1);
}

/** A far line of trees as one silhouette: cheap, and right for the middle distance. */
export function treeLine(
  { random, light }: Brush,
  kind: 'fir' | 'leaf',
  area: { from: number; to: number; y: number; height: number },
  color: string,
): string {
  const foot = area.height * 0.22;
  let d = rectPath(area.from, area.y - foot, area.to - area.from, foot + 8);
  let snow = '';
  for (let x = area.from; x < area.to;) {
    const h = Math.round(area.height * random.float(0.6, 1.1));
    const w = Math.round(kind === 'fir' ? h * 0.5 : h);
    const top = area.y - h;
    if (kind === 'fir') {
      d += `M${n(x)} ${n(top)}l${n(w / 2)} ${h}h${n(-w)}z`;
      if (light.snow && area.height > 110) snow += `M${n(x)} ${n(top)}l${n(w * 0.1)} ${n(h * 0.34)} ${n(-w * 0.34)} ${n(h * 0.16)}z`;
    } else d += `M${n(x - w / 2)} ${n(area.y)}a${n(w / 2)} ${n(h * 0.7)} 0 0 1 ${n(w)} 0z`;
    x += w * random.float(0.55, 0.9);
  }
  return fill(color, d) + fill(mix('#f5f4ef', color, 0.12), snow);
}
