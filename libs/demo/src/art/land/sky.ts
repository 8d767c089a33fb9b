import type { Brush } from '../brush.ts';
import { mix } from '../color.ts';
import { circlePath, dashes, ellipsePath, fill, glaze, n, stroke } from '../svg.ts';

interface SkyOptions {
  width: number;
  /** Where the sky meets the land. */
  horizon: number;
  /** Where the sun or moon stands, as a share of the width. */
  sunAt: number;
}

/** A flat, long cloud: three bars on top of each other. */
function cloud(brush: Brush, x: number, y: number, w: number): string {
  const h = Math.round(w / 13);
  const bar = (bx: number, row: number, length: number) => `M${n(bx)} ${n(y + row * h)}h${n(length)}`;
  const opacity = brush.light.time === 'night' ? 0.55 : 0.72;
  return dashes(brush.light.cloud, h + 0.6, opacity, [bar(x, 0, w), bar(x + w * 0.22, -1, w * 0.42), bar(x - w * 0.16, 1, w * 0.6)]);
}

function stars({ random, light }: Brush, { width, horizon }: SkyOptions): string {
  const star = () => `M${random.int(0, width)} ${random.int(10, horizon * 0.7)}h0`;
  return dashes(light.sun, 2.4, 0.7, Array.from({ length: 22 }, star)) + dashes(light.sun, 4, 0.7, Array.from({ length: 9 }, star));
}

function birds({ random, paint }: Brush, { width, horizon }: SkyOptions): string {
  const [x, y] = [random.float(0.15, 0.8) * width, random.float(0.3, 0.55) * horizon];
  const bird = (bx: number, by: number, s: number) =>
    `M${n(bx - s)} ${n(by)}q${n(s / 2)} ${n(-s / 2)} ${n(s)} 0q${n(s / 2)} ${n(-s / 2)} ${n(s)} 0`;
  return stroke(paint('deep', 0.35), 3, bird(x, y, 15), bird(x + 44, y - 20, 11), bird(x + 70, y + 12, 9));
}

/** Sky, sun or moon, clouds and now and then birds or stars. */
export function sky(brush: Brush, options: SkyOptions): string {
  const { random, light } = brush;
  const { width, horizon } = options;
  const [top, middle, low] = light.sky;
  const x = width * options.sunAt;
  const y = horizon * (1 - light.altitude);
  const radius = light.time === 'noon' || light.time === 'night' ? 44 : 62;
  const defs = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".58" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`;
  const halo = glaze(light.sun, 0.14, circlePath(x, y, radius * 3.4)) + glaze(light.sun, 0.2, circlePath(x, y, radius * 2));
  const moon =
    light.time === 'night' ? fill(mix(light.sun, top, 0.12), ellipsePath(x - 12, y - 8, 9, 7), circlePath(x + 12, y + 12, 6)) : '';
  const clouds = Array.from({ length: random.int(2, 4) }, () =>
    cloud(brush, random.float(-0.05, 0.95) * width, random.float(0.1, 0.68) * horizon, random.float(110, 300)),
  );
  const extra = light.time === 'night' ? stars(brush, options) : random.chance(0.6) ? birds(brush, options) : '';
  return (
    `<defs>${defs}</defs><path fill="url(#s)" d="M0 0h${width}v${n(horizon + 130)}H0z"/>` +
    halo +
    fill(light.sun, circlePath(x, y, radius)) +
    moon +
    clouds.join('') +
    extra
  );
}
