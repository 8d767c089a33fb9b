import type { Brush } from '../brush.ts';
import { mix } from '../color.ts';
import { dashes, fill, glaze, n, place, stroke } from '../svg.ts';

interface WaterOptions {
  width: number;
  top: number;
  bottom: number;
  /** Where the sun throws its path, as a share of the width. */
  sunAt: number;
}

/** The water's own colour in this light. */
export const waterColor = ({ light, paint }: Brush) =>
  mix(paint(light.time === 'night' ? 'deep' : 'teal'), light.sky[1], light.time === 'noon' ? 0.35 : 0.4);

/** A lake or sea: two bands, the path of light, and ripples. `mirrored` is what stands on the far shore, drawn upside down. */
export function water(brush: Brush, { width, top, bottom, sunAt }: WaterOptions, mirrored = ''): string {
  const { random, light } = brush;
  const color = waterColor(brush);
  const depth = bottom - top;
  const ripple = (from: number, to: number) => () => {
    const t = random.float(from, to);
    return `M${random.int(-40, width)} ${n(top + 10 + t * depth)}h${n(random.float(30, 80) + t * 150)}`;
  };
  const glint = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = from + (i / count) * 0.4;
      const length = random.float(30, 70) * (1 + t * 1.3);
      return `M${n(width * sunAt - length / 2 + random.float(-24, 24) * (1 + t))} ${n(top + 8 + t * depth)}h${n(length)}`;
    });
  const shimmer = mix(color, light.sky[2], 0.7);
  return (
    fill(color, `M0 ${n(top)}h${width}v${n(depth)}H0z`) +
    (mirrored ? `<g opacity=".34"><g transform="translate(0 ${n(top * 2)})scale(1 -1)">${mirrored}</g></g>` : '') +
    glaze(
      light.tone('#143c45'),
      0.3,
      `M0 ${n(top + depth * 0.62)}Q${n(width * 0.3)} ${n(top + depth * 0.5)} ${n(width * 0.6)} ${n(top + depth * 0.62)}T${width} ${n(top + depth * 0.56)}V${n(bottom)}H0z`,
    ) +
    dashes(shimmer, 2.4, 0.45, Array.from({ length: 12 }, ripple(0, 0.4))) +
    dashes(shimmer, 4.4, 0.45, Array.from({ length: 9 }, ripple(0.4, 0.95))) +
    dashes(light.sun, 3.4, 0.6, glint(0, 6)) +
    dashes(light.sun, 5.4, 0.6, glint(0.42, 5))
  );
}

/** A small sailing boat, about 100 high, its waterline at 0. */
export function sailboat({ paint, random }: Brush, x: number, y: number, size: number, distance = 0): string {
  const sail = random.pick(['cream', 'linen', 'rose'] as const);
  return place(
    stroke(paint('walnut', distance), 3, 'M0 -8V-100') +
      fill(paint(sail, distance), 'M4 -98Q44 -50 40 -16L4 -16z') +
      fill(paint('sand', distance), 'M-4 -84Q-30 -40 -30 -16L-4 -16z') +
      fill(paint('walnut', distance), 'M-42 -10H50Q40 6 30 6H-28Q-38 4 -42 -10z'),
    x,
    y,
    size,
    random.chance(0.5) ? 1 : -1,
  );
}

/** A rowing boat tied to a jetty. */
export function jetty({ paint }: Brush, x: number, y: number, length: number): string {
  const posts = Array.from({ length: 5 }, (_, i) => `M${n(x + (length / 4) * i)} ${n(y - 8)}v34`);
  return stroke(paint('walnut'), 6, ...posts) + fill(paint('timber'), `M${n(x - 8)} ${n(y)}h${n(length + 16)}v9H${n(x - 8)}z`);
}
