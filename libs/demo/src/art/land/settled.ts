import type { Brush } from '../brush.ts';
import { mix } from '../color.ts';
import { ellipsePath, fill, glaze, n, polyPath, rectPath, stroke } from '../svg.ts';
import { crest, heightAt, hill, hillOf, rows } from './hills.ts';
import { mountains } from './mountains.ts';
import { sky } from './sky.ts';
import { landmark, parasol, streetLamp, town } from './town.ts';
import { tree, treeLine } from './trees.ts';
import { water } from './water.ts';
import { ground } from './wild.ts';

const W = 1600;
const H = 900;

/** A square in town: skyline behind, paving and trees in front. */
export function city(brush: Brush, hotel: string): string {
  const { random, light, paint } = brush;
  const floor = 726;
  const x = random.pick([700, 800, 900]);
  const paving = mix(paint('stone'), paint('sand'), 0.5);
  const joints = Array.from({ length: 9 }, (_, i) => `M${i * 200} ${floor + 30}L${(i * 200 - 800) * 2 + 800} ${H}`);
  return (
    sky(brush, { width: W, horizon: 620, sunAt: x > 800 ? 0.16 : 0.84 }) +
    landmark(brush, 'european', random.pick([160, 1330]), 650, 330, 0.6) +
    town(brush, { from: -20, to: W, base: 720, height: 280, distance: 0.62, roofs: 'european' }) +
    town(brush, { from: -30, to: x - 340, base: 726, height: 260, distance: 0.34, roofs: 'european' }) +
    town(brush, { from: x + 340, to: W, base: 726, height: 260, distance: 0.34, roofs: 'european' }) +
    `<g transform="translate(${x} ${floor})scale(1.1)">${hotel}</g>` +
    fill(light.snow ? paint('snow') : paving, rectPath(0, floor - 4, W, H - floor + 4)) +
    stroke(mix(paving, paint('ink'), 0.12), 2, ...joints, `M0 ${floor + 30}H${W}M0 ${floor + 84}H${W}`) +
    fill(mix(paving, paint('ink'), 0.22), rectPath(0, floor - 4, W, 12)) +
    [x - 520, x - 400, x + 400, x + 520].map((tx) => tree(brush, 'round', tx, floor + 14, random.float(0.85, 1.1))).join('') +
    [x - 300, x + 300].map((lx) => streetLamp(brush, lx, floor + 26, 1.1)).join('') +
    [130, 300, 1320, 1470].map((px, i) => parasol(brush, px, 830 + (i % 2) * 24, 1.2, i % 2 ? 'petrol' : 'terracotta')).join('')
  );
}

/** A canal with its bridge, houses shoulder to shoulder. */
export function canal(brush: Brush, hotel: string): string {
  const { random, paint } = brush;
  const quay = 650;
  const x = random.pick([760, 820]);
  const bridge = `M1130 ${quay + 20}Q1390 ${quay - 130} 1650 ${quay + 20}V${quay + 120}H1590Q1390 ${quay - 60} 1190 ${quay + 120}H1130z`;
  const rail = `M1130 ${quay - 14}Q1390 ${quay - 164} 1650 ${quay - 14}`;
  return (
    sky(brush, { width: W, horizon: 520, sunAt: random.pick([0.12, 0.88]) }) +
    town(brush, { from: -20, to: W, base: 640, height: 270, distance: 0.55, roofs: 'european' }) +
    landmark(brush, 'european', random.pick([200, 1370]), 640, 300, 0.62) +
    town(brush, { from: -20, to: x - 310, base: quay - 14, height: 270, distance: 0.22, roofs: 'european' }) +
    town(brush, { from: x + 310, to: W, base: quay - 14, height: 270, distance: 0.22, roofs: 'european' }) +
    `<g transform="translate(${x} ${quay - 14})">${hotel}</g>` +
    fill(paint('brick'), rectPath(0, quay - 16, W, 44)) +
    fill(paint('stone'), rectPath(0, quay - 20, W, 10)) +
    water(
      brush,
      { width: W, top: quay + 28, bottom: H, sunAt: 0.5 },
      `<g transform="translate(0 34)"><g transform="translate(${x} ${quay - 20})"><use href="#h"/></g></g>`,
    ) +
    [x - 560, x - 410, x + 420].map((tx) => tree(brush, 'round', tx, quay - 14, random.float(0.8, 1))).join('') +
    [x - 340, x + 340].map((lx) => streetLamp(brush, lx, quay - 16, 0.8)).join('') +
    fill(paint('brick'), bridge) +
    stroke(mix(paint('brick'), paint('sand'), 0.5), 9, `M1130 ${quay + 20}Q1390 ${quay - 130} 1650 ${quay + 20}`) +
    stroke(
      paint('ink'),
      4,
      rail,
      ...Array.from({ length: 10 }, (_, i) => `M${1160 + i * 48} ${n(quay - 12 - Math.sin(((i * 48 + 30) / 520) * Math.PI) * 70)}v28`),
    ) +
    fill(paint('deep'), `M190 ${quay + 128}H520Q510 ${quay + 172} 470 ${quay + 176}H240Q200 ${quay + 170} 190 ${quay + 128}z`) +
    fill(paint('linen'), `M250 ${quay + 128}V${quay + 92}H440L460 ${quay + 128}z`) +
    fill(paint('terracotta'), rectPath(190, quay + 124, 330, 8))
  );
}

/** A Gulf shore: palace, palms, towers beyond the creek. */
export function gulf(brush: Brush, hotel: string): string {
  const { random, paint } = brush;
  const shore = 660;
  const x = random.pick([620, 720, 920]);
  const sun = x > 800 ? 0.2 : 0.82;
  const at = `translate(${x} ${shore - 18})scale(.96)`;
  return (
    sky(brush, { width: W, horizon: 600, sunAt: sun }) +
    town(brush, { from: -20, to: W, base: 640, height: 270, distance: 0.72, roofs: 'modern' }) +
    landmark(brush, 'modern', x > 800 ? 330 : 1290, 640, 250, 0.64) +
    town(brush, { from: -20, to: W, base: shore - 10, height: 120, distance: 0.46, roofs: 'southern' }) +
    ground(brush, shore - 24, shore + 10, 'sand') +
    [-520, -440, -370, 370, 440, 530].map((dx) => tree(brush, 'palm', x + dx, shore - 12, random.float(0.95, 1.4))).join('') +
    `<g transform="${at}">${hotel}</g>` +
    fill(paint('sand'), rectPath(0, shore - 20, W, 16)) +
    fill(paint('stone'), rectPath(0, shore - 6, W, 22)) +
    water(
      brush,
      { width: W, top: shore + 14, bottom: H, sunAt: sun },
      `<g transform="translate(0 16)"><g transform="${at}"><use href="#h"/></g></g>`,
    ) +
    dhow(brush, x > 800 ? 260 : 1260, shore + 130, 1.5)
  );
}

/** A wooden sailing ship of the Gulf. */
function dhow({ paint }: Brush, x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  return (
    stroke(paint('walnut'), 4, `M${at(0, -10)}L${at(-6, -120)}M${at(-60, -60)}L${at(40, -136)}`) +
    fill(paint('cream'), `M${at(-58, -62)}L${at(40, -134)}Q${at(50, -70)} ${at(10, -24)}Q${at(-20, -50)} ${at(-58, -62)}z`) +
    fill(
      paint('walnut'),
      `M${at(-92, -22)}Q${at(-10, -4)} ${at(84, -32)}Q${at(70, 8)} ${at(50, 10)}L${at(-56, 10)}Q${at(-84, 4)} ${at(-92, -22)}z`,
    )
  );
}

/** An old town of flat roofs and gardens under the Atlas. */
export function medina(brush: Brush, hotel: string): string {
  const { random, paint } = brush;
  const floor = 712;
  const x = random.pick([700, 820, 900]);
  return (
    sky(brush, { width: W, horizon: 560, sunAt: x > 800 ? 0.18 : 0.82 }) +
    mountains(brush, { width: W, base: 600, height: 250, distance: 0.66, rock: 'petrol', snow: 0.36, peaks: 5 }) +
    town(brush, { from: -20, to: W, base: 640, height: 120, distance: 0.52, roofs: 'southern' }) +
    landmark(brush, 'southern', x > 800 ? 250 : 1240, 640, 250, 0.42) +
    treeLine(brush, 'leaf', { from: -20, to: W, y: 676, height: 56 }, paint('moss', 0.34)) +
    town(brush, { from: -20, to: W, base: floor, height: 120, distance: 0.2, roofs: 'southern' }) +
    [-470, -400, 400, 470].map((dx) => tree(brush, 'palm', x + dx, floor, random.float(1.1, 1.6))).join('') +
    `<g transform="translate(${x} ${floor})scale(1.06)">${hotel}</g>` +
    fill(paint('sand'), rectPath(0, floor - 4, W, H)) +
    fill(
      paint('petrol'),
      polyPath([
        [x - 250, 770],
        [x + 250, 770],
        [x + 340, 880],
        [x - 340, 880],
      ]),
    ) +
    fill(
      mix(paint('teal'), brush.light.sky[1], 0.45),
      polyPath([
        [x - 236, 776],
        [x + 236, 776],
        [x + 318, 872],
        [x - 318, 872],
      ]),
    ) +
    glaze(brush.light.sun, 0.4, ...[0, 1, 2, 3].map((i) => rectPath(x - 150 + i * 70, 796 + i * 18, 110, 4))) +
    [150, 330, 1290, 1470].map((bx) => tree(brush, 'bush', bx, 852, random.float(1.2, 1.7))).join('') +
    [70, 1540].map((bx) => tree(brush, 'palm', bx, 900, 2)).join('')
  );
}

/** Rolling country with trees, hedges and a road. */
export function meadow(brush: Brush, hotel: string): string {
  const { random, light, paint } = brush;
  const floor = 680;
  const x = random.pick([560, 660, 960, 1040]);
  const grass = light.snow ? paint('snow') : paint('sage');
  const line = crest(brush, { width: W, y: 520, swell: 34, waves: 3 });
  const onCrest = Array.from({ length: 6 }, () => random.float(0, W)).map((tx) =>
    tree(brush, random.pick(['round', 'poplar']), tx, heightAt(line, tx) + 6, random.float(0.28, 0.44), 0.5),
  );
  return (
    sky(brush, { width: W, horizon: 520, sunAt: x > 800 ? 0.22 : 0.8 }) +
    hill(brush, { width: W, y: 470, swell: 40, bottom: H, color: paint('teal', 0.66), waves: 2 }) +
    onCrest.join('') +
    hillOf(line, W, H, mix(grass, light.haze, 0.46)) +
    treeLine(brush, 'leaf', { from: -20, to: W, y: 600, height: 54 }, paint('moss', 0.4)) +
    hill(brush, { width: W, y: 610, swell: 20, bottom: H, color: mix(grass, light.haze, 0.2), waves: 2 }) +
    [-560, -470, -400, 410, 480, 590]
      .map((dx) => tree(brush, random.pick(['round', 'round', 'poplar']), x + dx, floor + random.float(-12, 10), random.float(0.9, 1.4)))
      .join('') +
    `<g transform="translate(${x} ${floor})">${hotel}</g>` +
    fill(grass, `M0 ${floor - 4}Q400 ${floor - 16} 800 ${floor}T${W} ${floor - 6}V${H}H0z`) +
    fill(
      mix(paint('sand'), grass, 0.2),
      `M${x - 34} ${floor}h68Q${x + 120} ${floor + 90} ${x + 320} ${H}H${x - 120}Q${x - 20} ${floor + 100} ${x - 34} ${floor}z`,
    ) +
    hill(brush, { width: W, y: 860, swell: 14, bottom: H, color: mix(grass, paint('moss'), light.snow ? 0.08 : 0.55), waves: 3 }) +
    [80, 210, 1400, 1530].map((bx) => tree(brush, 'bush', bx, 905, random.float(1.4, 2))).join('')
  );
}

/** Vines up the slope, cypresses or poplars on the ridge. */
export function vineyard(brush: Brush, hotel: string): string {
  const { random, light, paint } = brush;
  const x = random.pick([560, 1020]);
  const floor = 620;
  const earth = light.snow ? paint('snow') : mix(paint('sand'), paint('sage'), 0.45);
  const vine = light.snow ? paint('walnut', 0.2) : paint('moss');
  const line = crest(brush, { width: W, y: 500, swell: 40, waves: 3 });
  const ridge = Array.from({ length: 9 }, () => random.float(0, W)).map((tx) =>
    tree(brush, 'cypress', tx, heightAt(line, tx) + 6, random.float(0.3, 0.5), 0.46),
  );
  return (
    sky(brush, { width: W, horizon: 520, sunAt: x > 800 ? 0.22 : 0.8 }) +
    hill(brush, { width: W, y: 440, swell: 60, bottom: H, color: paint('teal', 0.64), waves: 3 }) +
    ridge.join('') +
    hillOf(line, W, H, mix(earth, light.haze, 0.42)) +
    rows(brush, { x: 0, y: 524, width: W, bottom: 640, color: mix(vine, light.haze, 0.5), count: 34, towards: x > 800 ? 500 : 1100 }) +
    hill(brush, { width: W, y: 604, swell: 18, bottom: H, color: mix(earth, light.haze, 0.16), waves: 2 }) +
    [-470, -420, -366, 380, 430, 490]
      .map((dx) => tree(brush, 'cypress', x + dx, floor + random.float(-4, 12), random.float(0.9, 1.35)))
      .join('') +
    `<g transform="translate(${x} ${floor})scale(1.04)">${hotel}</g>` +
    fill(earth, `M0 ${floor + 10}Q500 ${floor - 24} 900 ${floor}T${W} ${floor - 6}V${H}H0z`) +
    glaze(paint('deep'), 0.2, ellipsePath(x, floor + 4, 360, 9)) +
    rows(brush, { x: -200, y: floor + 36, width: 2000, bottom: H + 40, color: vine, count: 24, towards: x > 800 ? 420 : 1180 }) +
    fill(
      mix(paint('ochre'), earth, 0.4),
      `M${x - 30} ${floor}h60Q${x + 30} ${floor + 100} ${x > 800 ? x - 260 : x + 340} ${H}h-190Q${x - 60} ${floor + 120} ${x - 30} ${floor}z`,
    )
  );
}
