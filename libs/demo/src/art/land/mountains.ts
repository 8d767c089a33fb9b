import type { Brush } from '../brush.ts';
import type { Material } from '../color.ts';
import { fill, glaze, polyPath, type Point } from '../svg.ts';

interface RangeOptions {
  width: number;
  /** The line the range stands on. */
  base: number;
  height: number;
  distance: number;
  rock?: Material;
  /** How far down the snow reaches, as a share of the height; 0 for none. */
  snow?: number;
  peaks?: number;
}

/** A jagged line from one point to another; `roughness` in pixels, seen along the line. */
function jagged(brush: Brush, [x1, y1]: Point, [x2, y2]: Point, steps: number, roughness: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const free = i === 0 || i === steps ? 0 : 1;
    return [
      x1 + (x2 - x1) * t + free * brush.random.float(-roughness, roughness) * 0.6,
      y1 + (y2 - y1) * t + free * brush.random.float(-roughness, roughness),
    ];
  });
}

interface Peak {
  x: number;
  top: number;
  left: number;
  right: number;
}

function peak(brush: Brush, p: Peak, o: RangeOptions): string {
  const { random, paint } = brush;
  const height = o.base - p.top;
  const rock = o.rock ?? 'petrol';
  const apex: Point = [p.x, p.top];
  const rough = height * 0.035;
  const leftSide = jagged(brush, [p.left, o.base], apex, 6, rough);
  const rightSide = jagged(brush, apex, [p.right, o.base], 6, rough);
  const spine = jagged(brush, apex, [p.x + random.float(-0.06, 0.12) * (p.right - p.left), o.base], 5, height * 0.075);
  let drawing = fill(paint(rock, o.distance), polyPath([...leftSide, ...rightSide]));
  drawing += fill(paint(rock, Math.max(0, o.distance - 0.14)), polyPath([...spine, ...rightSide.slice(1).reverse()]));
  const snow = o.snow ?? 0;
  if (snow > 0) {
    const cut = p.top + height * snow;
    const cap = (side: Point[]) => side.filter(([, y]) => y <= cut);
    const left = cap(leftSide);
    const right = cap(rightSide);
    const [from, to] = [left[0] ?? apex, right.at(-1) ?? apex];
    const hem = jagged(brush, to, from, 7, height * 0.06).slice(1, -1);
    const ridge = cap(spine);
    const middle: Point = [ridge.at(-1)?.[0] ?? p.x, cut + height * 0.05];
    drawing += fill(paint('snow', o.distance * 0.55), polyPath([...left, ...right, ...hem]));
    drawing += glaze(
      paint('teal', o.distance),
      0.34,
      polyPath([...ridge, middle, ...hem.filter(([x]) => x > middle[0]).reverse(), ...[...right].reverse()]),
    );
  }
  return drawing;
}

/** A range of alpine peaks with a lit and a shaded side. */
export function mountains(brush: Brush, options: RangeOptions): string {
  const { random } = brush;
  const count = options.peaks ?? 4;
  const step = options.width / count;
  const peaks = Array.from({ length: count + 1 }, (_, i): Peak => {
    const x = step * i + random.float(-0.3, 0.3) * step;
    const height = options.height * random.float(0.55, 1);
    return { x, top: options.base - height, left: x - height * random.float(0.95, 1.35), right: x + height * random.float(0.95, 1.35) };
  });
  return peaks
    .sort((a, b) => a.top - b.top)
    .map((p) => peak(brush, p, options))
    .join('');
}
