import type { Brush } from '../brush.ts';
import { lighten, type Material, mix } from '../color.ts';
import { hill } from '../land/hills.ts';
import { mountains } from '../land/mountains.ts';
import { sky } from '../land/sky.ts';
import { town } from '../land/town.ts';
import { tree, treeLine } from '../land/trees.ts';
import { water } from '../land/water.ts';
import { bunting } from '../objects/room.ts';
import * as on from '../objects/table.ts';
import type { Clothes } from '../people/features.ts';
import { employee, row, standing } from '../people/group.ts';
import { bars, circlePath, ellipsePath, fill, glaze, n, place, polyPath, rectPath, roundPath, stroke } from '../svg.ts';

const W = 1600;
const H = 900;

/** Hills, a lake or a town to stand in front of. */
function outside(brush: Brush, horizon: number, kind = brush.random.pick(['hills', 'lake', 'mountains', 'town'] as const)): string {
  const { light, paint, random } = brush;
  const sunAt = random.float(0.15, 0.85);
  const meadow = light.snow ? paint('snow') : paint('sage');
  const behind = {
    hills: () =>
      hill(brush, { width: W, y: horizon - 60, swell: 50, bottom: H, color: paint('teal', 0.6), waves: 3 }) +
      treeLine(brush, 'leaf', { from: -20, to: W, y: horizon + 14, height: 60 }, paint('moss', 0.4)),
    lake: () =>
      mountains(brush, { width: W, base: horizon, height: 230, distance: 0.6, snow: 0.3, peaks: 5 }) +
      water(brush, { width: W, top: horizon, bottom: horizon + 160, sunAt }),
    mountains: () =>
      mountains(brush, { width: W, base: horizon + 20, height: 330, distance: 0.5, snow: 0.36, peaks: 4 }) +
      treeLine(brush, 'fir', { from: -20, to: W, y: horizon + 30, height: 90 }, paint('fir', 0.36)),
    town: () =>
      town(brush, { from: -20, to: W, base: horizon + 30, height: 230, distance: 0.5, roofs: 'european' }) +
      treeLine(brush, 'leaf', { from: -20, to: W, y: horizon + 40, height: 60 }, paint('moss', 0.3)),
  };
  return (
    sky(brush, { width: W, horizon, sunAt }) +
    fill(mix(meadow, light.haze, 0.3), rectPath(0, horizon + 8, W, H)) +
    behind[kind]() +
    hill(brush, { width: W, y: horizon + (kind === 'lake' ? 150 : 50), swell: 14, bottom: H, color: meadow, waves: 2 })
  );
}

/** Panels on the roof, the country below. */
export function solar(brush: Brush): string {
  const { random, light, paint } = brush;
  const panel = (x: number, y: number, w: number, h: number, skew: number) => {
    const at = (t: number, s: number): [number, number] => [x + w * t + skew * (1 - s), y + h * s];
    const lines = [0.25, 0.5, 0.75]
      .map((t) => `M${at(t, 0).map(n).join(' ')}L${at(t, 1).map(n).join(' ')}`)
      .concat([0.33, 0.66].map((s) => `M${at(0, s).map(n).join(' ')}L${at(1, s).map(n).join(' ')}`));
    return (
      fill(paint('deep'), polyPath([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])) +
      stroke(mix(paint('teal'), light.sky[1], 0.3), 3, ...lines) +
      glaze(light.sky[1], 0.3, polyPath([at(0.06, 0.06), at(0.4, 0.06), at(0.1, 0.9), at(0.04, 0.9)]))
    );
  };
  const roofTone = random.pick<Material>(['terracotta', 'brick', 'slate']);
  return (
    outside(brush, 430, random.pick(['hills', 'town', 'mountains'])) +
    fill(
      paint(roofTone),
      polyPath([
        [0, 560],
        [1600, 500],
        [1600, 900],
        [0, 900],
      ]),
    ) +
    bars(mix(paint(roofTone), paint('ink'), 0.16), 0, 640, W, 520, 3, 44) +
    [0, 1, 2, 3].map((i) => panel(60 + i * 370, 590 - i * 8, 320, 110, 40)).join('') +
    [0, 1, 2, 3, 4].map((i) => panel(-70 + i * 370, 740 - i * 8, 330, 130, 46)).join('') +
    (random.chance(0.6) ? standing(employee(brush, 'overall'), 1300, 668, 0.72) + panel(1170, 566, 320, 110, 40) : '')
  );
}

/** Beehives in the meadow or on the roof. */
export function bees(brush: Brush): string {
  const { random, paint } = brush;
  const hive = (x: number, y: number, c: Material, s: number) =>
    place(
      fill(paint('walnut'), rectPath(-80, -30, 20, 40), rectPath(60, -30, 20, 40)) +
        fill(paint(c), rectPath(-100, -150, 200, 120), rectPath(-94, -250, 188, 92)) +
        fill(lighten(paint(c), 0.2), rectPath(-100, -160, 200, 12), rectPath(-94, -172, 188, 12)) +
        fill(
          paint('slate'),
          polyPath([
            [-116, -250],
            [-96, -284],
            [96, -284],
            [116, -250],
          ]),
        ) +
        fill(paint('ink'), roundPath(-40, -56, 80, 14, 7)),
      x,
      y,
      s,
    );
  const bee = (x: number, y: number, s: number) =>
    place(
      glaze('#ffffff', 0.7, ellipsePath(-8, -20, 12, 20), ellipsePath(12, -20, 12, 20)) +
        fill(paint('ochre'), ellipsePath(0, 0, 28, 18)) +
        fill(paint('ink'), rectPath(-10, -17, 7, 34), rectPath(6, -17, 7, 34), circlePath(26, -2, 10)),
      x,
      y,
      s,
    );
  const flowers = Array.from(
    { length: 26 },
    () =>
      [random.float(20, 1580), random.float(760, 890), random.pick<Material>(['terracotta', 'ochre', 'linen', 'rose', 'wine'])] as const,
  );
  return (
    outside(brush, 480, random.pick(['hills', 'mountains', 'town'])) +
    tree(brush, 'round', random.pick([140, 1460]), 720, 2) +
    standing(employee(brush, 'overall'), random.pick([300, 1300]), 900, 1) +
    hive(620, 760, 'teal', 1.1) +
    hive(860, 770, 'ochre', 1.15) +
    hive(1090, 758, 'rose', 1.08) +
    hill(brush, { width: W, y: 790, swell: 12, bottom: H, color: paint('moss'), waves: 3 }) +
    stroke(paint('fir'), 4, ...flowers.map(([x, y]) => `M${n(x)} ${n(y)}v30`)) +
    flowers.map(([x, y, c]) => fill(paint(c), circlePath(x, y, 12))).join('') +
    fill(paint('ochre'), ...flowers.filter(([, , c]) => c !== 'ochre').map(([x, y]) => circlePath(x, y, 4.5))) +
    [
      [520, 430, 1],
      [760, 380, 0.8],
      [980, 440, 1.1],
      [1200, 360, 0.7],
      [420, 330, 0.6],
    ]
      .map(([x, y, s]) => bee(x!, y!, s!))
      .join('')
  );
}

/** Raised beds behind the house. */
export function garden(brush: Brush): string {
  const { random, paint } = brush;
  const bed = (x: number, y: number, w: number, green: Material, fruit?: Material) => {
    const plants = Array.from({ length: Math.floor(w / 62) }, (_, i) => [x + 40 + i * 62, y - random.float(30, 60)] as const);
    return (
      fill(paint(green), ...plants.map(([px, py]) => ellipsePath(px, py, 38, 46))) +
      fill(lighten(paint(green), 0.18), ...plants.map(([px, py]) => ellipsePath(px - 10, py - 14, 18, 20))) +
      (fruit
        ? fill(paint(fruit), ...plants.flatMap(([px, py]) => [circlePath(px + 12, py - 4, 9), circlePath(px - 14, py + 14, 9)]))
        : '') +
      fill(paint('walnut'), rectPath(x, y - 16, w, 16)) +
      fill(paint('timber'), rectPath(x, y, w, 74)) +
      fill(mix(paint('timber'), paint('ink'), 0.16), rectPath(x, y + 34, w, 4))
    );
  };
  return (
    outside(brush, 430) +
    tree(brush, random.pick(['round', 'cypress', 'poplar']), 120, 660, 1.7) +
    tree(brush, 'round', 1490, 650, 1.6) +
    bed(260, 620, 430, 'moss', 'terracotta') +
    bed(900, 620, 430, 'olive') +
    standing(employee(brush, random.pick<Clothes>(['overall', 'chef']), { headwear: 'none' }), random.pick([370, 1230]), 850, 1) +
    bed(90, 790, 560, 'sage', 'ochre') +
    bed(940, 790, 570, 'moss', 'wine') +
    place(
      fill(
        paint('teal'),
        polyPath([
          [-80, 0],
          [-90, -130],
          [70, -130],
          [60, 0],
        ]),
      ) +
        stroke(paint('teal'), 16, 'M60 -40L170 -140M-60 -130q60 -90 110 0') +
        fill(
          paint('brass'),
          polyPath([
            [156, -152],
            [196, -132],
            [176, -112],
          ]),
        ),
      760,
      890,
      0.9,
    )
  );
}

/** A bicycle in front of the view that goes with the way to work. */
export function bike(brush: Brush): string {
  const { random, paint } = brush;
  const colour = random.pick<Material>(['terracotta', 'petrol', 'ochre']);
  const wheel = (x: number) =>
    stroke(paint('ink'), 14, circlePath(x, 680, 150)) +
    stroke(paint('mist'), 3, `M${x - 146} 680h292M${x} 534v292M${x - 103} 577l206 206M${x + 103} 577l-206 206`) +
    fill(paint('brass'), circlePath(x, 680, 15));
  return (
    outside(brush, 440) +
    fill(paint('stone'), rectPath(0, 800, W, 100)) +
    fill(lighten(paint('stone'), 0.4), ...[80, 420, 760, 1100, 1440].map((x) => rectPath(x, 850, 180, 9))) +
    [130, 1470].map((x) => tree(brush, random.pick(['round', 'poplar', 'birch']), x, 806, 1.9)).join('') +
    wheel(560) +
    wheel(1040) +
    stroke(paint(colour), 20, 'M560 680L700 450H960L780 680zM780 680L690 420M1040 680L950 400') +
    stroke(paint('ink'), 14, 'M950 400l-14 -40h70q20 26 -16 40') +
    fill(paint('walnut'), roundPath(630, 396, 130, 30, 15)) +
    stroke(paint('ink'), 9, circlePath(780, 680, 40), 'M760 720l-34 34M800 640l34 -34') +
    fill(paint('timber'), roundPath(1010, 410, 180, 120, 16)) +
    bars(mix(paint('timber'), paint('ink'), 0.2), 1020, 430, 160, 80, 5, 22) +
    fill(paint('moss'), ellipsePath(1050, 404, 26, 32), ellipsePath(1098, 396, 28, 36)) +
    fill(paint('rose'), circlePath(1146, 396, 26)) +
    fill(paint('wine'), roundPath(430, 470, 150, 110, 16))
  );
}

/** The finish of a run, or kick-off: arch, bunting, people in team colours. */
export function sport(brush: Brush): string {
  const { random, paint } = brush;
  const arch = random.pick<Material>(['petrol', 'terracotta', 'ochre']);
  return (
    outside(brush, 470) +
    fill(paint('sand'), 'M620 600H980L1420 900H180z') +
    stroke(paint('linen'), 8, 'M730 606L520 900M870 606L1080 900') +
    fill(paint(arch), 'M330 640V250Q330 130 450 130H1150Q1270 130 1270 250V640H1200V260Q1200 200 1140 200H460Q400 200 400 260V640z') +
    fill(paint('linen'), ...[480, 620, 760, 900, 1040].map((x) => rectPath(x, 146, 70, 36))) +
    bunting(brush, -20, 180, 330, 240, 70) +
    bunting(brush, 1270, 240, 1620, 180, 70) +
    row(
      brush,
      random.pick<Clothes[]>([
        ['polo', 'polo', 'polo', 'polo', 'polo'],
        ['knit', 'polo', 'knit', 'polo'],
      ]),
      { from: 250, to: 1350, y: 1060, size: 1.16 },
      { headwear: 'none' },
    )
  );
}

/** Colleagues lending a hand outside. */
export function volunteers(brush: Brush): string {
  const { random, paint } = brush;
  const sack = (x: number, y: number) =>
    fill(
      paint('ochre'),
      `M${x - 60} ${y}Q${x - 90} ${y - 110} ${x - 30} ${y - 140}H${x + 30}Q${x + 90} ${y - 110} ${x + 60} ${y}z`,
      polyPath([
        [x - 34, y - 136],
        [x - 50, y - 176],
        [x + 50, y - 176],
        [x + 34, y - 136],
      ]),
    ) + fill(paint('walnut'), roundPath(x - 36, y - 148, 72, 16, 8));
  return (
    outside(brush, 470, random.pick(['lake', 'hills', 'mountains'])) +
    tree(brush, random.pick(['round', 'pine']), 180, 740, 2) +
    tree(brush, 'birch', 1460, 730, 1.9) +
    row(brush, ['polo', 'knit', 'overall', 'polo', 'knit'], { from: 240, to: 1360, y: 980, size: 1.1 }, { headwear: 'none' }) +
    hill(brush, { width: W, y: 830, swell: 10, bottom: H, color: paint('moss'), waves: 2 }) +
    sack(190, 880) +
    sack(1420, 884) +
    sack(1300, 892)
  );
}

/** A day in the meadow with kites and balloons. */
export function family(brush: Brush): string {
  const { random, paint } = brush;
  const balloon = (x: number, y: number, c: Material) =>
    stroke(paint('walnut'), 3, `M${x} ${y + 60}Q${x + 14} ${y + 140} ${x - 6} ${y + 220}`) +
    fill(
      paint(c),
      ellipsePath(x, y, 52, 64),
      polyPath([
        [x - 10, y + 74],
        [x, y + 60],
        [x + 10, y + 74],
      ]),
    ) +
    glaze('#fff', 0.25, ellipsePath(x - 18, y - 22, 12, 20));
  const kite = (x: number, y: number, c: Material) =>
    fill(
      paint(c),
      polyPath([
        [x, y - 90],
        [x + 64, y],
        [x, y + 110],
        [x - 64, y],
      ]),
    ) +
    fill(
      paint('cream'),
      polyPath([
        [x, y - 90],
        [x + 64, y],
        [x, y],
      ]),
      polyPath([
        [x, y + 110],
        [x - 64, y],
        [x, y],
      ]),
    ) +
    stroke(paint('walnut'), 4, `M${x} ${y + 110}q40 60 -10 110t20 120`);
  return (
    outside(brush, 520, random.pick(['hills', 'mountains', 'lake'])) +
    kite(370, 210, 'terracotta') +
    kite(1190, 170, 'petrol') +
    balloon(700, 220, 'ochre') +
    balloon(800, 170, 'terracotta') +
    balloon(890, 240, 'teal') +
    bunting(brush, 0, 400, 520, 360, 80) +
    bunting(brush, 1100, 360, 1600, 400, 80) +
    row(brush, ['knit', 'polo', 'blouse', 'knit'], { from: 380, to: 1220, y: 1000, size: 1.05 }, { headwear: 'none' }) +
    hill(brush, { width: W, y: 850, swell: 10, bottom: H, color: paint('moss'), waves: 2 }) +
    place(
      fill(paint('timber'), 'M-130 0L-150 -110H150L130 0z') +
        stroke(paint('walnut'), 12, 'M-140 -108Q0 -300 140 -108') +
        fill(paint('linen'), 'M-130 -110L-60 -60L-20 -110z'),
      220,
      880,
      0.9,
    ) +
    place(on.tomato(brush), 1400, 880, 1)
  );
}

/** Suitcase, hat, sunshine: a weekend in one of our houses. */
export function travel(brush: Brush): string {
  const { random, paint } = brush;
  const c = random.shuffle<Material>(['terracotta', 'petrol', 'ochre', 'sage']);
  return (
    outside(brush, 500, random.pick(['lake', 'mountains', 'hills'])) +
    fill(paint('timber'), rectPath(0, 730, W, 170)) +
    fill(lighten(paint('timber'), 0.16), rectPath(0, 730, W, 14)) +
    place(on.suitcase(brush, c[0]!), 700, 850, 2.1) +
    place(on.suitcase(brush, c[1]!), 1010, 850, 1.5) +
    fill(paint('sand'), ellipsePath(700, 516, 190, 26), 'M590 512q0 -120 110 -120t110 120z') +
    fill(paint('wine'), rectPath(592, 478, 216, 30)) +
    `<g transform="rotate(-14 330 780)">${fill(paint('linen'), roundPath(220, 720, 250, 130, 14))}${fill(paint(c[2]!), roundPath(220, 720, 250, 44, 14))}${fill(paint('brass'), circlePath(260, 808, 16))}</g>` +
    fill(paint('ink'), roundPath(1220, 770, 170, 100, 16), rectPath(1264, 750, 60, 24)) +
    fill(paint('mist'), circlePath(1305, 822, 36)) +
    fill(paint('deep'), circlePath(1305, 822, 22))
  );
}
