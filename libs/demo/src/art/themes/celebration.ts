import type { Brush } from '../brush.ts';
import { darken, lighten, type Material } from '../color.ts';
import { bunting, curtain, frame, lightString, room, view } from '../objects/room.ts';
import { sky } from '../land/sky.ts';
import { mountains } from '../land/mountains.ts';
import { tree, treeLine } from '../land/trees.ts';
import * as on from '../objects/table.ts';
import type { Clothes } from '../people/features.ts';
import { employee, row, standing } from '../people/group.ts';
import { circlePath, dashes, ellipsePath, fill, glaze, n, place, polyPath, rectPath, roundPath, stroke } from '../svg.ts';

const W = 1600;

function confetti(brush: Brush, count: number, bottom: number): string {
  const colors = (['terracotta', 'ochre', 'teal', 'rose', 'linen'] as const).map((c) => brush.paint(c));
  return colors
    .map((c) =>
      dashes(
        c,
        11,
        0.9,
        Array.from(
          { length: Math.ceil(count / 5) },
          () => `M${brush.random.int(60, 1540)} ${brush.random.int(30, bottom)}l${brush.random.int(-14, 14)} ${brush.random.int(6, 16)}`,
        ),
      ),
    )
    .join('');
}

const laurel = (brush: Brush, x: number, y: number, side: 1 | -1) =>
  Array.from({ length: 8 }, (_, i) => {
    const a = 0.5 + i * 0.27;
    const [px, py] = [x + side * Math.sin(a) * 290, y + Math.cos(a) * 270];
    return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="20" ry="52" fill="${brush.paint(i % 2 ? 'moss' : 'olive')}" transform="rotate(${n(side * (86 - (a * 180) / Math.PI + 30))} ${n(px)} ${n(py)})"/>`;
  }).join('');

/** A cup, a star or a medal between laurels. */
export function award(brush: Brush): string {
  const { random, paint } = brush;
  const ground = random.pick<Material>(['petrol', 'deep', 'wine', 'sand', 'sage']);
  const gold = paint('ochre');
  const prize = random.pick([
    () =>
      stroke(darken(gold, 0.1), 24, 'M650 300q-110 0 -80 100t130 90M950 300q110 0 80 100t-130 90') +
      fill(gold, 'M640 250H960Q960 520 830 560V640H770V560Q640 520 640 250z') +
      fill(lighten(gold, 0.35), 'M676 280H730Q720 460 770 520Q690 480 676 280z') +
      fill(darken(gold, 0.16), roundPath(626, 236, 348, 32, 14), roundPath(720, 630, 160, 30, 10)),
    () => {
      const star = Array.from({ length: 10 }, (_, i): [number, number] => {
        const [a, r] = [(i / 10) * 6.283 - 1.571, i % 2 ? 96 : 220];
        return [800 + Math.cos(a) * r, 420 + Math.sin(a) * r];
      });
      return (
        fill(gold, polyPath(star)) +
        fill(lighten(gold, 0.3), polyPath([star[0]!, [800, 420], star[9]!]), polyPath([star[8]!, [800, 420], star[7]!])) +
        fill(darken(gold, 0.12), polyPath([star[2]!, [800, 420], star[3]!]), polyPath([star[4]!, [800, 420], star[5]!])) +
        fill(darken(gold, 0.2), rectPath(780, 560, 40, 90))
      );
    },
    () =>
      fill(
        paint('terracotta'),
        polyPath([
          [690, 170],
          [760, 170],
          [840, 390],
          [760, 430],
        ]),
      ) +
      fill(
        paint('cream'),
        polyPath([
          [910, 170],
          [840, 170],
          [760, 390],
          [840, 430],
        ]),
      ) +
      fill(gold, circlePath(800, 500, 150)) +
      fill(darken(gold, 0.14), circlePath(800, 500, 118)) +
      fill(
        lighten(gold, 0.25),
        polyPath([
          [800, 410],
          [828, 478],
          [900, 484],
          [846, 530],
          [864, 602],
          [800, 562],
          [736, 602],
          [754, 530],
          [700, 484],
          [772, 478],
        ]),
      ),
  ])();
  return (
    fill(paint(ground), rectPath(0, 0, W, 900)) +
    fill(lighten(paint(ground), 0.12), circlePath(800, 420, 420)) +
    fill(lighten(paint(ground), 0.24), circlePath(800, 420, 320)) +
    laurel(brush, 800, 430, 1) +
    laurel(brush, 800, 430, -1) +
    fill(
      paint('walnut'),
      polyPath([
        [620, 900],
        [660, 650],
        [940, 650],
        [980, 900],
      ]),
    ) +
    fill(lighten(paint('walnut'), 0.12), roundPath(640, 640, 320, 34, 8)) +
    fill(paint('brass'), roundPath(720, 740, 160, 60, 8)) +
    prize +
    confetti(brush, 60, 700)
  );
}

/** Long tables under strings of lamps. */
export function party(brush: Brush): string {
  const { random, paint } = brush;
  return (
    sky(brush, { width: W, horizon: 560, sunAt: random.float(0.2, 0.8) }) +
    mountains(brush, { width: W, base: 600, height: random.pick([140, 280]), distance: 0.5, snow: 0.2, peaks: 3 }) +
    treeLine(brush, 'leaf', { from: -20, to: W, y: 640, height: 110 }, paint('moss', 0.26)) +
    fill(paint('sage'), rectPath(0, 630, W, 270)) +
    tree(brush, 'round', 110, 720, 2) +
    tree(brush, 'round', 1500, 720, 2.1) +
    fill(paint('walnut'), rectPath(240, 150, 14, 560), rectPath(1350, 150, 14, 560)) +
    lightString(brush, 0, 210, 247, 160, 60, 4) +
    lightString(brush, 247, 160, 1357, 160, 150, 14) +
    lightString(brush, 247, 220, 1357, 220, 210, 14) +
    lightString(brush, 1357, 160, 1600, 210, 60, 4) +
    row(brush, random.shuffle<Clothes>(['knit', 'blouse', 'suit', 'polo', 'chef']), { from: 270, to: 1330, y: 970, size: 1.05 }) +
    fill(paint('linen'), 'M120 740H1480L1520 900H80z') +
    glaze(
      paint('deep'),
      0.08,
      ...[220, 520, 820, 1120, 1400].map((x) =>
        polyPath([
          [x, 752],
          [x + 12, 752],
          [x + 40, 900],
          [x - 20, 900],
        ]),
      ),
    ) +
    [300, 660, 960, 1290].map((x) => place(on.candle(brush, 50), x, 742, 0.8)).join('') +
    [420, 820, 1140].map((x) => place(on.bowl(brush, random.pick(['terracotta', 'teal', 'cream'])), x, 742, 0.6)).join('') +
    [530, 740, 1050, 1200].map((x) => place(on.wineGlass(brush, random.pick(['wine', 'ochre'])), x, 742, 0.5)).join('')
  );
}

/** A tree with lamps, presents, snow outside. */
export function winterFeast(brush: Brush): string {
  const { random, light, paint } = brush;
  const lamps = Array.from({ length: 26 }, () => {
    const t = random.next();
    return `M${n(430 + random.float(-1, 1) * 200 * t)} ${n(220 + t * 480)}h0`;
  });
  const tier = (y: number, w: number, h: number) =>
    polyPath([
      [430, y],
      [430 + w, y + h],
      [430 - w, y + h],
    ]);
  return (
    room(brush, random.pick(['petrol', 'wine', 'deep', 'sage']), 'timber', 750) +
    view(brush, { x: 1000, y: 120, w: 400, h: 420, outside: 'snow' }) +
    curtain(brush, 900, 90, 110, 640, 'terracotta') +
    curtain(brush, 1390, 90, 110, 640, 'terracotta') +
    fill(paint('walnut'), rectPath(405, 730, 50, 80)) +
    fill(paint('fir'), tier(130, 150, 220), tier(250, 210, 260), tier(400, 270, 330)) +
    glaze(
      paint('moss'),
      0.7,
      polyPath([
        [430, 130],
        [280, 350],
        [400, 330],
      ]),
      polyPath([
        [430, 250],
        [220, 510],
        [390, 480],
      ]),
      polyPath([
        [430, 400],
        [160, 730],
        [380, 700],
      ]),
    ) +
    dashes(light.lamp, 40, 0.2, lamps) +
    dashes(light.lamp, 14, 1, lamps) +
    fill(
      paint('ochre'),
      polyPath([
        [430, 70],
        [446, 112],
        [492, 116],
        [456, 144],
        [468, 188],
        [430, 162],
        [392, 188],
        [404, 144],
        [368, 116],
        [414, 112],
      ]),
    ) +
    place(on.present(brush, 'terracotta', 'cream'), 640, 850, 1.1) +
    place(on.present(brush, 'teal', 'brass', 120, 160), 780, 860, 1) +
    place(on.present(brush, 'cream', 'wine', 170, 90), 210, 850, 1) +
    row(brush, ['knit', 'suit', 'knit'], { from: 880, to: 1500, y: 980, size: 1.08 })
  );
}

/** Lanterns, dates and tea when the day's fast is broken. */
export function iftar(brush: Brush): string {
  const { random, light, paint } = brush;
  const lantern = (x: number, length: number, c: Material) =>
    stroke(paint('brass'), 4, `M${x} 0V${length}`) +
    glaze(light.lamp, 0.2, circlePath(x, length + 100, 130)) +
    fill(
      paint('brass'),
      polyPath([
        [x - 50, length + 40],
        [x, length - 10],
        [x + 50, length + 40],
      ]),
      polyPath([
        [x - 50, length + 150],
        [x + 50, length + 150],
        [x + 26, length + 186],
        [x - 26, length + 186],
      ]),
    ) +
    fill(light.lamp, roundPath(x - 44, length + 40, 88, 112, 8)) +
    fill(
      paint(c),
      polyPath([
        [x - 44, length + 40],
        [x - 14, length + 40],
        [x - 14, length + 152],
        [x - 44, length + 152],
      ]),
      polyPath([
        [x + 14, length + 40],
        [x + 44, length + 40],
        [x + 44, length + 152],
        [x + 14, length + 152],
      ]),
    ) +
    fill(paint('brass'), rectPath(x - 3, length + 40, 6, 112));
  const dates = Array.from({ length: 12 }, (_, i) => ellipsePath(800 - 96 + (i % 6) * 38, 672 - Math.floor(i / 6) * 24, 24, 16));
  return (
    fill(paint('deep'), rectPath(0, 0, W, 900)) +
    fill(light.sky[1], 'M470 780V420C450 260 680 220 800 90C920 220 1150 260 1130 420V780z') +
    fill(light.sky[2], 'M470 780V600H1130V780z') +
    fill(light.sun, 'M880 250a80 80 0 1 0 70 120a94 94 0 0 1 -70 -120z') +
    fill(
      paint('petrol', 0.2),
      'M470 780V640q60 -60 110 0v-40q40 -70 80 0v60q70 -50 120 -10v-110q20 -40 40 0v120q80 -40 140 10v-60q40 -60 70 0v40l100 30v100z',
    ) +
    stroke(paint('brass'), 14, 'M470 780V420C450 260 680 220 800 90C920 220 1150 260 1130 420V780') +
    lantern(200, 130, 'terracotta') +
    lantern(350, 40, 'teal') +
    lantern(1250, 60, 'terracotta') +
    lantern(1400, 150, 'teal') +
    standing(employee(brush, 'blouse'), 560, 900, 0.98) +
    standing(employee(brush, 'suit'), 1040, 900, 0.98, -1) +
    fill(paint('timber'), rectPath(0, 720, W, 180)) +
    fill(lighten(paint('timber'), 0.16), rectPath(0, 720, W, 16)) +
    fill(paint('walnut'), ...dates) +
    fill(paint('brass'), 'M640 690H960Q920 726 860 728H740Q680 726 640 690z') +
    [300, 400, 1190, 1290].map((x) => place(on.teaGlass(brush), x, 724, 1.2)).join('') +
    place(
      fill(paint('brass'), 'M-70 0Q-90 -110 0 -130Q90 -110 70 0z', rectPath(-10, -170, 20, 40), circlePath(0, -174, 14)) +
        stroke(paint('brass'), 14, 'M66 -40q60 -10 70 -80M-70 -90q-70 20 -50 70'),
      random.pick([150, 1450]),
      724,
      1,
    )
  );
}

/** Voices side by side, music in hand. */
export function choir(brush: Brush): string {
  const { random, paint } = brush;
  const notes = [
    [250, 190],
    [430, 120],
    [1190, 140],
    [1370, 220],
    [800, 90],
  ].map(([x, y]) =>
    fill(
      paint('brass'),
      ellipsePath(x!, y!, 24, 17),
      rectPath(x! + 17, y! - 90, 7, 90),
      polyPath([
        [x! + 20, y! - 90],
        [x! + 62, y! - 70],
        [x! + 62, y! - 48],
        [x! + 20, y! - 66],
      ]),
    ),
  );
  const cloth = paint(random.pick<Material>(['wine', 'petrol', 'terracotta']));
  const books = [330, 565, 800, 1035, 1270].map(
    (x) =>
      fill(
        cloth,
        polyPath([
          [x - 84, 720],
          [x, 744],
          [x + 84, 720],
          [x + 84, 830],
          [x, 854],
          [x - 84, 830],
        ]),
      ) +
      fill(
        darken(cloth, 0.2),
        polyPath([
          [x, 744],
          [x + 84, 720],
          [x + 84, 830],
          [x, 854],
        ]),
      ),
  );
  return (
    fill(paint('sand'), rectPath(0, 0, W, 900)) +
    [100, 620, 1140].map((x) => view(brush, { x, y: 60, w: 360, h: 560, arch: true })).join('') +
    notes.join('') +
    row(
      brush,
      ['suit', 'blouse', 'suit', 'blouse', 'suit'],
      { from: 210, to: 1390, y: 1010, size: 1.12 },
      { smile: 'open', headwear: 'none' },
    ) +
    books.join('')
  );
}

/** An anniversary: flowers, a cake, a wall of pictures. */
export function jubilee(brush: Brush): string {
  const { random, light, paint } = brush;
  const icing = random.pick<Material>(['rose', 'cream', 'mist']);
  return (
    room(brush, random.pick(['petrol', 'sage', 'rose', 'mist']), 'timber', 750) +
    frame(brush, 170, 140, 170, 130) +
    frame(brush, 390, 110, 130, 170) +
    frame(brush, 1090, 120, 150, 160) +
    frame(brush, 1290, 150, 170, 120) +
    bunting(brush, 0, 60, 1600, 60, 110) +
    row(
      brush,
      random.shuffle<Clothes>(['suit', 'blouse', 'chef', 'tunic']),
      { from: 340, to: 1260, y: 930, size: 1.14 },
      { smile: 'wide' },
    ) +
    fill(paint('linen'), rectPath(0, 730, W, 170)) +
    fill(darken(paint('linen'), 0.06), rectPath(0, 730, W, 12)) +
    fill(paint('timber'), rectPath(680, 640, 240, 92), rectPath(720, 560, 160, 80)) +
    fill(
      paint(icing),
      'M670 640H930V670q-20 26 -40 0t-44 0t-46 0t-44 0t-44 0t-42 0zM710 560H890V584q-18 20 -36 0t-36 0t-36 0t-36 0t-36 0z',
    ) +
    [750, 800, 850]
      .map((x) => fill(paint('terracotta'), rectPath(x - 5, 512, 10, 48)) + fill(light.lamp, ellipsePath(x, 498, 8, 14)))
      .join('') +
    place(on.vase(brush, 'brass'), 250, 734, 1.05) +
    place(on.vase(brush, 'teal'), 1360, 734, 1.05) +
    [470, 1130].map((x) => place(on.wineGlass(brush, 'ochre'), x, 734, 0.8)).join('')
  );
}
