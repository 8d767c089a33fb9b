import type { Brush } from '../brush.ts';
import { curvePath, fill, n, type Point, stroke } from '../svg.ts';

interface HillOptions {
  width: number;
  /** Mean height of the crest line. */
  y: number;
  swell: number;
  /** Down to where it is filled. */
  bottom: number;
  color: string;
  waves?: number;
}

/** The crest of a soft hill line, as points from left to right. */
export function crest({ random }: Brush, { width, y, swell, waves = 3 }: Omit<HillOptions, 'color' | 'bottom'>): Point[] {
  const phase = random.float(0, 6.28);
  const second = random.float(0, 6.28);
  const steps = 7;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = (i / steps) * waves * Math.PI;
    return [(width / steps) * i, y - (Math.sin(t + phase) * 0.65 + Math.sin(t * 0.53 + second) * 0.5) * swell];
  });
}

export const hillOf = (points: Point[], width: number, bottom: number, color: string) =>
  fill(color, `${curvePath(points)}L${width} ${n(bottom)}H0z`);

/** One soft layer of land. */
export const hill = (brush: Brush, options: HillOptions) => hillOf(crest(brush, options), options.width, options.bottom, options.color);

/** Height of a crest at `x`, for setting things on it. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    if (x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  }
  return points.at(-1)?.[1] ?? 0;
}

/** Rows of vines (or of lavender, or a ploughed field) that run over a slope towards a vanishing point. */
export function rows(
  brush: Brush,
  area: { x: number; y: number; width: number; bottom: number; color: string; count?: number; towards?: number },
): string {
  const count = area.count ?? 14;
  const target = area.towards ?? area.x + area.width / 2;
  const lines = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const x = area.x + area.width * (t * 1.5 - 0.25);
    const top = target + (x - target) * 0.42;
    return `M${n(x)} ${n(area.bottom)}Q${n((x + top) / 2 + 14)} ${n((area.bottom + area.y) / 2)} ${n(top)} ${n(area.y)}`;
  });
  return `<g stroke-dasharray="1 ${brush.light.time === 'winter' ? 13 : 9}">${stroke(area.color, 8, ...lines)}</g>`;
}
