import type { Brush } from '../brush.ts';
import { darken, lighten, type Material, mix } from '../color.ts';
import { counter, pendant, room, shelf, tiles, view } from '../objects/room.ts';
import * as on from '../objects/table.ts';
import { employee, standing } from '../people/group.ts';
import { circlePath, ellipsePath, fill, glaze, n, place, polyPath, rectPath, roundPath, stroke } from '../svg.ts';

const vegetables = [on.tomato, on.pepper, on.aubergine, on.lemon, on.leek] as const;

/** Cooks at the pass: tiles, copper, steam. */
export function kitchen(brush: Brush): string {
  const { random, paint } = brush;
  const metal = random.pick<Material>(['brass', 'terracotta', 'slate']);
  const rail = random.pick([210, 1010]);
  const hang = [0, 1, 2, 3]
    .map((i) => place(i % 2 ? on.ladle(brush, 'brass') : on.hangingPan(brush, metal), rail + 50 + i * 112, 176))
    .join('');
  const cooks = random.chance(0.5) ? [620, 980] : [800];
  const others = random.sample(vegetables, 3);
  return (
    room(brush, random.pick(['cream', 'mist', 'sand']), 'stone', 760) +
    tiles(brush, 0, 120, 1600, 640, random.pick(['teal', 'petrol', 'sage', 'mist'])) +
    view(brush, { x: rail === 210 ? 1080 : 180, y: 190, w: 300, h: 300, frame: 'linen' }) +
    stroke(paint('ink'), 9, `M${rail} 176h440`) +
    hang +
    pendant(brush, 640, 90, 'brass', 0.8) +
    pendant(brush, 960, 90, 'brass', 0.8) +
    cooks
      .map((x) =>
        standing(employee(brush, 'chef', { headwear: random.chance(0.7) ? 'toque' : 'none' }), x, 830, 1.06, random.chance(0.5) ? 1 : -1),
      )
      .join('') +
    counter(brush, 40, 700, 1520, 200, 'petrol', 'walnut') +
    on.steam(brush, 330, 560) +
    place(on.pot(brush, metal), 330, 702, 1.15) +
    place(on.board(brush), 1180, 704, 1.2) +
    others.map((draw, i) => place(draw(brush), 1070 + i * 106, 684, 0.95)).join('') +
    place(on.herbs(brush), 1420, 704, 1) +
    place(on.bottle(brush, 'moss'), 120, 704, 0.95) +
    place(on.jar(brush, 'ochre'), 1490, 704, 1)
  );
}

/** A loaded table from above: one dish, what went into it, hands off. */
export function recipe(brush: Brush): string {
  const { random, paint } = brush;
  const cloth = random.pick<Material>(['petrol', 'sand', 'terracotta', 'sage', 'walnut']);
  const [x, y] = [random.float(760, 840), random.float(430, 470)];
  const china = random.pick<Material>(['linen', 'cream', 'mist']);
  const boards = Array.from({ length: 7 }, (_, i) => `M0 ${i * 130 + 60}H1600`);
  const napkin = random.pick<Material>(['cream', 'rose', 'mist']);
  const dish = random.pick([soup, pasta, salad, shakshuka, grains]);
  const scatter = random.shuffle([
    [1330, 170],
    [1430, 450],
    [1330, 730],
    [120, 130],
  ] as const);
  const around = random.shuffle([lemonHalf, tomatoHalf, bowlOfSalt, herbBundle, breadSlice]).slice(0, 4);
  return (
    fill(paint(cloth), rectPath(0, 0, 1600, 900)) +
    stroke(darken(paint(cloth), 0.08), 3, ...boards) +
    fill(
      paint(napkin),
      polyPath([
        [x - 560, y - 240],
        [x - 330, y - 270],
        [x - 300, y + 290],
        [x - 540, y + 320],
      ]),
    ) +
    stroke(darken(paint(napkin), 0.1), 4, `M${n(x - 530)} ${n(y - 210)}L${n(x - 516)} ${n(y + 290)}`) +
    on.cutleryAbove(brush, x - 450, y + 10) +
    on.plateAbove(brush, x, y, 330, china) +
    dish(brush, x, y) +
    around.map((draw, i) => draw(brush, scatter[i]![0], scatter[i]![1])).join('')
  );
}

type Dish = (brush: Brush, x: number, y: number) => string;

/** Small things strewn over a round area. */
function strew(brush: Brush, x: number, y: number, r: number, count: number, color: string, size: number): string {
  const spots = Array.from({ length: count }, () => {
    const [a, d] = [brush.random.float(0, 6.28), Math.sqrt(brush.random.next()) * r];
    return ellipsePath(x + Math.cos(a) * d, y + Math.sin(a) * d, size * brush.random.float(0.7, 1.2), size * brush.random.float(0.5, 0.9));
  });
  return fill(color, ...spots);
}

const soup: Dish = (brush, x, y) => {
  const liquid = brush.random.pick<Material>(['ochre', 'terracotta', 'moss']);
  const c = brush.paint(liquid);
  return (
    fill(c, circlePath(x, y, 224)) +
    stroke(lighten(c, 0.3), 9, `M${n(x - 130)} ${n(y + 20)}q60 -90 130 -20t120 -40`, `M${n(x - 60)} ${n(y + 110)}q60 -50 130 -10`) +
    strew(brush, x, y, 150, 12, brush.paint('linen'), 15) +
    strew(brush, x, y, 130, 16, brush.paint(liquid === 'moss' ? 'ochre' : 'moss'), 11)
  );
};

const pasta: Dish = (brush, x, y) => {
  const parcels = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 8) * 6.28;
    const [px, py] = i === 8 ? [x, y] : [x + Math.cos(a) * 132, y + Math.sin(a) * 120];
    return roundPath(px - 52, py - 42, 104, 84, 20);
  });
  const dough = mix(brush.paint('ochre'), brush.paint('cream'), 0.45);
  return (
    fill(mix(brush.paint('terracotta'), brush.paint('ochre'), 0.3), circlePath(x, y, 222)) +
    parcels.map((p) => fill(dough, p) + stroke(darken(dough, 0.16), 5, p)).join('') +
    strew(brush, x, y, 190, 22, brush.paint('moss'), 10) +
    strew(brush, x, y, 190, 20, brush.paint('linen'), 7)
  );
};

const salad: Dish = (brush, x, y) =>
  strew(brush, x, y, 170, 34, brush.paint('moss'), 52) +
  strew(brush, x, y, 160, 26, brush.paint('sage'), 40) +
  strew(brush, x, y, 160, 11, brush.paint('terracotta'), 28) +
  strew(brush, x, y, 160, 9, brush.paint('ochre'), 22) +
  strew(brush, x, y, 170, 12, brush.paint('linen'), 14) +
  strew(brush, x, y, 150, 8, brush.paint('wine'), 18);

const shakshuka: Dish = (brush, x, y) => {
  const eggs = [
    [-80, -70],
    [90, -50],
    [0, 90],
    [-110, 70],
  ].map(([dx, dy]) => [x + dx!, y + dy!] as const);
  return (
    fill(brush.paint('ink'), circlePath(x, y, 262), roundPath(x + 240, y - 30, 300, 56, 24)) +
    fill(brush.paint('terracotta'), circlePath(x, y, 230)) +
    strew(brush, x, y, 200, 22, lighten(brush.paint('terracotta'), 0.18), 30) +
    fill(brush.paint('linen'), ...eggs.map(([ex, ey]) => ellipsePath(ex, ey, 62, 54))) +
    fill(brush.paint('ochre'), ...eggs.map(([ex, ey]) => circlePath(ex + 6, ey - 4, 25))) +
    strew(brush, x, y, 200, 26, brush.paint('moss'), 10)
  );
};

const grains: Dish = (brush, x, y) =>
  fill(mix(brush.paint('ochre'), brush.paint('sand'), 0.5), circlePath(x, y, 216)) +
  strew(brush, x, y, 200, 50, brush.paint('cream'), 9) +
  strew(brush, x, y, 170, 14, brush.paint('moss'), 26) +
  strew(brush, x, y, 170, 12, brush.paint('terracotta'), 24) +
  strew(brush, x, y, 160, 9, brush.paint('wine'), 20) +
  strew(brush, x, y, 150, 10, brush.paint('linen'), 13);

const lemonHalf: Dish = ({ paint }, x, y) =>
  fill(paint('ochre'), circlePath(x, y, 92)) +
  fill(lighten(paint('ochre'), 0.62), circlePath(x, y, 80)) +
  fill(
    lighten(paint('ochre'), 0.2),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
      const a = (i / 7) * 6.28;
      return `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * 70)} ${n(y + Math.sin(a) * 70)}A70 70 0 0 1 ${n(x + Math.cos(a + 0.76) * 70)} ${n(y + Math.sin(a + 0.76) * 70)}z`;
    }),
  );

const tomatoHalf: Dish = ({ paint }, x, y) =>
  [0, 1]
    .map(
      (i) =>
        fill(paint('terracotta'), circlePath(x + i * 120 - 60, y + i * 40, 70)) +
        fill(
          lighten(paint('terracotta'), 0.26),
          ellipsePath(x + i * 120 - 84, y + i * 40, 20, 34),
          ellipsePath(x + i * 120 - 36, y + i * 40, 20, 34),
        ),
    )
    .join('');

const bowlOfSalt: Dish = (brush, x, y) =>
  fill(brush.paint('walnut'), circlePath(x, y, 96)) +
  fill(brush.paint('linen'), circlePath(x, y, 78)) +
  strew(brush, x, y, 60, 14, brush.paint('mist'), 6) +
  stroke(brush.paint('timber'), 16, `M${n(x + 20)} ${n(y)}l130 -60`);

const herbBundle: Dish = (brush, x, y) => place(on.herbs(brush), x - 30, y + 100, 1.7) + place(on.herbs(brush), x + 60, y + 110, 1.5);

const breadSlice: Dish = ({ paint }, x, y) =>
  [0, 1]
    .map(
      (i) =>
        fill(mix(paint('timber'), paint('ochre'), 0.4), roundPath(x - 110 + i * 70, y - 80 + i * 40, 170, 150, 54)) +
        fill(lighten(paint('ochre'), 0.55), roundPath(x - 96 + i * 70, y - 66 + i * 40, 142, 122, 44)),
    )
    .join('');

/** The bakery early in the morning. */
export function bakery(brush: Brush): string {
  const { random, paint } = brush;
  const oven = random.pick([160, 1010]);
  const other = oven === 160 ? 900 : 150;
  const glow = `M${oven + 70} 640V460a155 130 0 0 1 310 0V640z`;
  return (
    room(brush, 'sand', 'stone', 740) +
    fill(paint('brick'), roundPath(oven, 180, 450, 560, 24)) +
    stroke(darken(paint('brick'), 0.16), 4, ...[260, 340, 420, 500, 580, 660].map((y) => `M${oven + 10} ${y}h430`)) +
    fill(paint('deep'), glow) +
    fill(lighten(paint('terracotta'), 0.2), `M${oven + 110} 640q30 -130 60 -60q30 -120 60 -10q34 -90 50 70z`) +
    shelf(brush, other, 330, 540) +
    shelf(brush, other, 510, 540) +
    [0, 1, 2].map((i) => place(on.loaf(brush), other + 110 + i * 165, 330, 0.72)).join('') +
    [0, 1, 2].map((i) => place(on.loaf(brush), other + 110 + i * 165, 510, 0.72)).join('') +
    pendant(brush, 800, 110, 'petrol') +
    standing(employee(brush, 'chef', { headwear: 'none' }), oven === 160 ? 760 : 830, 850, 1.08) +
    counter(brush, 60, 720, 1480, 180, 'timber', 'walnut') +
    [0, 1, 2, 3].map((i) => place(on.baguette(brush), other + 60 + i * 30, 722, 0.9)).join('') +
    fill(paint('walnut'), `M${other + 20} 724h140l-20 -90h-100z`) +
    place(on.loaf(brush), oven + 130, 722, 1.15) +
    place(on.loaf(brush), oven + 330, 722, 0.95) +
    glaze('#ffffff', 0.7, ellipsePath(760, 716, 90, 9))
  );
}

/** Crates of the season from the neighbourhood. */
export function market(brush: Brush): string {
  const { random, light, paint } = brush;
  const goods = random.shuffle<Material>(['terracotta', 'ochre', 'moss', 'wine', 'olive', 'rose', 'sage']);
  const stripes = Array.from({ length: 10 }, (_, i) =>
    polyPath([
      [60 + i * 150, 90],
      [135 + i * 150, 90],
      [135 + i * 150, 230],
      [98 + i * 150, 260],
      [60 + i * 150, 230],
    ]),
  );
  return (
    fill(light.sky[1], rectPath(0, 0, 1600, 900)) +
    fill(paint('teal', 0.5), 'M0 560Q300 400 620 500T1180 460T1600 520V900H0z') +
    fill(paint('sage', 0.2), 'M0 640Q400 560 800 620T1600 600V900H0z') +
    fill(paint('walnut'), rectPath(70, 90, 20, 700), rectPath(1510, 90, 20, 700)) +
    standing(employee(brush, 'polo'), 520, 780, 1) +
    standing(employee(brush, 'chef', { headwear: 'none' }), 1060, 780, 1, -1) +
    fill(paint('timber'), rectPath(40, 690, 1520, 210)) +
    goods
      .slice(0, 5)
      .map((g, i) => place(on.crate(brush, g), 200 + i * 300, 730, 1.02))
      .join('') +
    goods
      .slice(2, 6)
      .map((g, i) => place(on.crate(brush, g), 350 + i * 300, 870, 1.12))
      .join('') +
    fill(
      paint('linen'),
      'M40 90H1560V230Q1522 262 1485 230T1410 230T1335 230T1260 230T1185 230T1110 230T1035 230T960 230T885 230T810 230T735 230T660 230T585 230T510 230T435 230T360 230T285 230T210 230T135 230T40 230z',
    ) +
    fill(paint(random.pick(['petrol', 'terracotta'])), ...stripes) +
    fill(paint('walnut'), rectPath(30, 76, 1540, 20))
  );
}
