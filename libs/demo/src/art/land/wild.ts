import type { Brush } from '../brush.ts';
import { mix } from '../color.ts';
import { ellipsePath, fill, glaze, n, place, roundPath } from '../svg.ts';
import { hill } from './hills.ts';
import { mountains } from './mountains.ts';
import { sky } from './sky.ts';
import { landmark, parasol, streetLamp, town } from './town.ts';
import { tree, treeLine } from './trees.ts';
import { jetty, sailboat, water, waterColor } from './water.ts';

const W = 1600;
const H = 900;

/** Where the sun stands so that the building does not cover it. */
const sunAt = ({ random }: Brush, hotelX: number) => (hotelX > W / 2 ? random.float(0.14, 0.32) : random.float(0.7, 0.88));

/** A strip of grass or snow that a building stands on, drawn over its foot. */
export const ground = ({ light, paint, random }: Brush, y: number, bottom: number, bare: 'moss' | 'olive' | 'sage' | 'sand' = 'sage') => {
  const color = light.snow ? paint('snow') : paint(bare);
  return fill(
    color,
    `M0 ${n(y + random.float(0, 8))}Q${n(W * 0.3)} ${n(y - 10)} ${n(W * 0.55)} ${n(y + 2)}T${W} ${n(y - 4)}V${n(bottom)}H0z`,
  );
};

/** A house by the lake, mountains behind it and their picture in the water. */
export function lake(brush: Brush, hotel: string): string {
  const { random, light, paint } = brush;
  const shore = 640;
  const x = random.pick([560, 640, 980, 1050]);
  const sun = sunAt(brush, x);
  const at = `translate(${x} ${shore - 4})scale(1.04)`;
  const far =
    mountains(brush, { width: W, base: 590, height: 330, distance: 0.62, snow: 0.34, peaks: 5 }) +
    mountains(brush, { width: W, base: 610, height: 210, distance: 0.42, rock: 'fir', snow: light.snow ? 0.4 : 0, peaks: 4 });
  const trees = [-470, -400, 400, 450, 520]
    .map((dx) => tree(brush, random.pick(['round', 'poplar', 'poplar', 'birch']), x + dx, shore - 4, random.float(0.7, 1.15)))
    .join('');
  const woods = treeLine(brush, 'leaf', { from: -20, to: W + 20, y: shore - 14, height: 74 }, paint('moss', 0.3));
  const mirror = `<g transform="${at}"><use href="#h"/></g>`;
  return (
    sky(brush, { width: W, horizon: 600, sunAt: sun }) +
    far +
    hill(brush, {
      width: W,
      y: 590,
      swell: 26,
      bottom: shore + 20,
      color: light.snow ? paint('snow', 0.25) : paint('sage', 0.26),
      waves: 2,
    }) +
    woods +
    ground(brush, shore - 12, shore + 10, 'olive') +
    trees +
    `<g transform="${at}">${hotel}</g>` +
    [-330, 330].map((dx) => tree(brush, 'bush', x + dx, shore - 2, 0.7)).join('') +
    water(brush, { width: W, top: shore, bottom: H, sunAt: sun }, mirror) +
    jetty(brush, x + (x > 800 ? -520 : 330), shore + 14, 190) +
    sailboat(brush, x > 800 ? random.float(180, 420) : random.float(1180, 1420), shore + random.float(46, 70), random.float(0.85, 1.15))
  );
}

/** High mountains, firs, a meadow or snow. */
export function alpine(brush: Brush, hotel: string): string {
  const { random, light, paint } = brush;
  const floor = 690;
  const x = random.pick([600, 700, 900, 1000]);
  const meadow = light.snow ? paint('snow') : paint('sage');
  const firs = [-520, -460, -418, 396, 444, 508, 566]
    .map((dx) => tree(brush, 'fir', x + dx, floor + random.float(-14, 16), random.float(0.8, 1.45)))
    .join('');
  const front = [60, 170, 1450, 1560].map((fx) => tree(brush, 'fir', fx, 900, random.float(1.5, 2.1))).join('');
  return (
    sky(brush, { width: W, horizon: 560, sunAt: sunAt(brush, x) }) +
    mountains(brush, { width: W, base: 640, height: 500, distance: 0.55, snow: 0.42, peaks: 4 }) +
    mountains(brush, { width: W, base: 660, height: 300, distance: 0.34, rock: 'teal', snow: light.snow ? 0.5 : 0.16, peaks: 5 }) +
    treeLine(brush, 'fir', { from: -20, to: W + 20, y: 650, height: 96 }, paint('fir', 0.4)) +
    hill(brush, { width: W, y: 640, swell: 24, bottom: H, color: mix(meadow, light.haze, 0.22), waves: 2 }) +
    treeLine(brush, 'fir', { from: -20, to: x - 430, y: 678, height: 120 }, paint('fir', 0.18)) +
    treeLine(brush, 'fir', { from: x + 430, to: W + 20, y: 682, height: 120 }, paint('fir', 0.18)) +
    firs +
    `<g transform="translate(${x} ${floor})scale(1.02)">${hotel}</g>` +
    fill(meadow, `M0 ${floor - 6}Q400 ${floor - 26} 800 ${floor - 2}T${W} ${floor - 10}V${H}H0z`) +
    fill(
      mix(paint('sand'), meadow, 0.25),
      `M${x - 30} ${floor - 2}h60Q${x + 60} ${floor + 80} ${x - 60} ${floor + 130}T${x + 40} ${H}h-220Q${x - 190} ${floor + 130} ${x - 60} ${floor + 84}T${x - 30} ${floor - 2}z`,
    ) +
    hill(brush, { width: W, y: 850, swell: 18, bottom: H, color: mix(meadow, paint('fir'), light.snow ? 0.1 : 0.4), waves: 2 }) +
    front
  );
}

/** A clearing among firs, layer behind layer. */
export function forest(brush: Brush, hotel: string): string {
  const { random, light, paint } = brush;
  const floor = 700;
  const x = random.pick([640, 760, 900]);
  const layer = (y: number, height: number, distance: number) =>
    hill(brush, { width: W, y: y + 6, swell: 20, bottom: H, color: paint('fir', distance), waves: 2 }) +
    treeLine(brush, 'fir', { from: -30, to: W + 30, y: y + 10, height }, paint('fir', distance));
  const front = [40, 150, 250, 1370, 1470, 1570]
    .map((fx) => tree(brush, random.pick(['fir', 'fir', 'birch']), fx, 905, random.float(1.5, 2.3)))
    .join('');
  return (
    sky(brush, { width: W, horizon: 470, sunAt: sunAt(brush, x) }) +
    layer(430, 70, 0.78) +
    layer(500, 110, 0.6) +
    layer(570, 150, 0.4) +
    layer(650, 190, 0.2) +
    glaze(light.haze, 0.35, ellipsePath(800, 690, 900, 40)) +
    `<g transform="translate(${x} ${floor})scale(1.08)">${hotel}</g>` +
    ground(brush, floor - 4, H, 'olive') +
    glaze(paint('fir'), 0.35, ellipsePath(x, floor + 10, 380, 12)) +
    hill(brush, { width: W, y: 850, swell: 16, bottom: H, color: light.snow ? paint('snow', 0.1) : paint('moss'), waves: 2 }) +
    [x - 420, x + 420].map((bx) => tree(brush, 'birch', bx, floor + 20, 1.15)).join('') +
    front
  );
}

/** The open sea, a beach or rocks, sails on the horizon. */
export function coast(brush: Brush, hotel: string): string {
  const { random, light, paint } = brush;
  const horizon = 500;
  const x = random.pick([1000, 1080]);
  const sun = random.float(0.18, 0.34);
  const warm = light.snow ? 'pine' : random.pick(['pine', 'cypress', 'pine'] as const);
  return (
    sky(brush, { width: W, horizon, sunAt: sun }) +
    hill(brush, { width: W, y: horizon - 40, swell: 46, bottom: horizon + 8, color: paint('teal', 0.62), waves: 2 }) +
    water(brush, { width: W, top: horizon, bottom: H, sunAt: sun }) +
    sailboat(brush, random.float(330, 430), horizon + 58, 0.62, 0.3) +
    sailboat(brush, random.float(120, 250), horizon + 122, 1.05) +
    fill(
      paint('stone', 0.18),
      `M${W} ${horizon - 120}Q1380 ${horizon - 100} 1260 ${horizon + 30}T${x - 500} 690Q${x - 560} 720 ${x - 620} 740L${W} 760z`,
    ) +
    fill(
      light.snow ? paint('snow', 0.1) : paint('olive', 0.12),
      `M${W} ${horizon - 130}Q1420 ${horizon - 100} 1330 ${horizon + 10}T1180 640L${W} 700z`,
    ) +
    [-430, -380, 300, 360, 440].map((dx) => tree(brush, warm, x + dx, 700 + random.float(-8, 6), random.float(0.8, 1.2))).join('') +
    `<g transform="translate(${x} 706)scale(1.06)">${hotel}</g>` +
    fill(paint('sand'), `M${W} 700Q1200 690 ${x - 380} 704T300 800Q120 850 0 868V${H}H${W}z`) +
    fill(mix(paint('sand'), paint('ochre'), 0.4), `M${W} 790Q1200 780 900 826T200 ${H}H${W}z`) +
    glaze(paint('linen'), 0.7, `M0 862Q160 842 320 792T${x - 380} 700Q500 772 340 806T0 876z`) +
    [x - 330, x - 200, x + 290].map((px, i) => parasol(brush, px, 812 + i * 10, 0.95, i === 1 ? 'petrol' : 'terracotta')).join('') +
    place(fill(paint('moss'), 'M-70 0q6 -70 -26 -96q44 10 50 50q8 -60 46 -70q-22 30 -16 60q20 -40 56 -40q-34 24 -40 96z'), 1510, 910, 1.3)
  );
}

/** A quay: brick behind, boats in front, the town across the water. */
export function harbour(brush: Brush, hotel: string): string {
  const { random, paint } = brush;
  const quay = 660;
  const x = random.pick([640, 760, 900]);
  const sun = sunAt(brush, x);
  const at = `translate(${x} ${quay - 20})`;
  const boats = [random.float(120, 330), random.float(1180, 1450)].map((bx, i) => sailboat(brush, bx, quay + 92 + i * 30, 1.35)).join('');
  return (
    sky(brush, { width: W, horizon: 560, sunAt: sun }) +
    town(brush, { from: -20, to: W, base: 640, height: 150, distance: 0.66, roofs: 'european' }) +
    landmark(brush, 'european', x > 800 ? 300 : 1270, 640, 210, 0.58) +
    town(brush, { from: -20, to: W, base: 650, height: 110, distance: 0.4, roofs: 'european' }) +
    `<g transform="${at}">${hotel}</g>` +
    fill(paint('stone'), `M0 ${quay - 22}H${W}V${quay + 22}H0z`) +
    fill(paint('slate'), `M0 ${quay - 2}H${W}V${quay + 24}H0z`) +
    [x - 420, x + 420, x - 640, x + 640].map((lx) => streetLamp(brush, lx, quay - 20, 0.9)).join('') +
    water(
      brush,
      { width: W, top: quay + 22, bottom: H, sunAt: sun },
      `<g transform="translate(0 22)"><g transform="${at}"><use href="#h"/></g></g>`,
    ) +
    boats +
    fill(
      mix(waterColor(brush), paint('ink'), 0.5),
      ...[80, 420, 700, 1080, 1500].map((px) => roundPath(px, 800 + random.float(0, 30), 16, 120, 6)),
    )
  );
}

/** Dunes and palms, mountains shimmering far away. */
export function desert(brush: Brush, hotel: string): string {
  const { random, paint } = brush;
  const x = random.pick([620, 760, 960]);
  const dune = (y: number, color: string, shade: string) => {
    const px = random.float(300, 1300);
    return (
      fill(color, `M0 ${n(y + 50)}Q${n(px * 0.5)} ${n(y + 36)} ${n(px)} ${n(y)}Q${n(px + 300)} ${n(y + 64)} ${W} ${n(y + 40)}V${H}H0z`) +
      fill(
        shade,
        `M${n(px)} ${n(y)}Q${n(px + 300)} ${n(y + 64)} ${W} ${n(y + 40)}V${n(y + 110)}Q${n(px + 260)} ${n(y + 130)} ${n(px + 60)} ${n(y + 96)}Q${n(px - 30)} ${n(y + 60)} ${n(px)} ${n(y)}z`,
      )
    );
  };
  const palms = [-480, -420, -380, 386, 430, 500]
    .map((dx) => tree(brush, 'palm', x + dx, 712 + random.float(-10, 10), random.float(0.9, 1.35)))
    .join('');
  return (
    sky(brush, { width: W, horizon: 560, sunAt: sunAt(brush, x) }) +
    mountains(brush, { width: W, base: 600, height: 220, distance: 0.62, rock: 'terracotta', peaks: 5 }) +
    dune(540, paint('ochre', 0.42), paint('terracotta', 0.5)) +
    dune(600, paint('ochre', 0.22), paint('terracotta', 0.34)) +
    treeLine(brush, 'leaf', { from: x - 560, to: x + 560, y: 704, height: 60 }, paint('moss', 0.16)) +
    palms +
    `<g transform="translate(${x} 712)scale(1.1)">${hotel}</g>` +
    dune(694, paint('ochre'), mix(paint('terracotta'), paint('ochre'), 0.45)) +
    dune(790, mix(paint('ochre'), paint('terracotta'), 0.25), mix(paint('terracotta'), paint('walnut'), 0.12)) +
    tree(brush, 'palm', x > 800 ? 170 : 1440, 880, 2.2)
  );
}
