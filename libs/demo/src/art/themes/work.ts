import type { Brush } from '../brush.ts';
import { darken, lighten, type Material, mix } from '../color.ts';
import { curtain, frame, pendant, plant, room, table, tiles, view, wainscot } from '../objects/room.ts';
import * as on from '../objects/table.ts';
import { employee, row, standing } from '../people/group.ts';
import type { Clothes } from '../people/features.ts';
import { circlePath, ellipsePath, fill, glaze, place, polyPath, rectPath, roundPath, stroke } from '../svg.ts';

const W = 1600;

/** What is on a board or screen: shapes instead of words. */
function diagram(brush: Brush, x: number, y: number, w: number, h: number): string {
  const { random, paint } = brush;
  const colors = random.shuffle<Material>(['petrol', 'terracotta', 'ochre', 'sage']);
  if (random.chance(0.5)) {
    const columns = colors.map((c, i) =>
      fill(
        paint(c),
        roundPath(x + w * (0.1 + i * 0.21), y + h * (0.78 - 0.14 * i - random.float(0, 0.08)), w * 0.14, h * (0.1 + 0.14 * i), 8),
      ),
    );
    return (
      columns.join('') +
      stroke(paint('brass'), 7, `M${x + w * 0.1} ${y + h * 0.5}Q${x + w * 0.4} ${y + h * 0.44} ${x + w * 0.84} ${y + h * 0.14}`) +
      fill(paint('ink'), rectPath(x + w * 0.06, y + h * 0.88, w * 0.88, 5))
    );
  }
  const [cx, cy, r] = [x + w * 0.32, y + h * 0.5, Math.min(w, h) * 0.32];
  return (
    fill(paint(colors[0]!), circlePath(cx, cy, r)) +
    fill(paint(colors[1]!), `M${cx} ${cy}V${cy - r}A${r} ${r} 0 0 1 ${cx + r} ${cy}z`) +
    fill(paint('linen'), circlePath(cx, cy, r * 0.45)) +
    [0.24, 0.42, 0.6, 0.74]
      .map(
        (t, i) =>
          fill(paint(colors[i]!), circlePath(x + w * 0.66, y + h * t, 11)) +
          fill(paint('mist'), roundPath(x + w * 0.7, y + h * t - 7, w * (0.14 + (i % 2) * 0.08), 14, 7)),
      )
      .join('')
  );
}

/** Learning: one person explains, some listen. */
export function training(brush: Brush): string {
  const { random, paint } = brush;
  const wall = random.pick<Material>(['sage', 'mist', 'sand', 'rose', 'petrol']);
  const clothes = random.sample<Clothes>(['blouse', 'polo', 'chef', 'tunic', 'waistcoat', 'knit', 'overall'], 3);
  const seats = [690, 960, 1230];
  const drawing =
    room(brush, wall, 'timber', 740) +
    view(brush, { x: 1250, y: 110, w: 250, h: 330 }) +
    fill(paint('walnut'), roundPath(470, 80, 680, 390, 14)) +
    fill(paint('linen'), rectPath(488, 98, 644, 354)) +
    diagram(brush, 510, 110, 600, 330) +
    standing(employee(brush, random.pick<Clothes>(['suit', 'chef', 'waistcoat']), { headwear: 'none' }), 270, 960, 1.2) +
    seats.map((x, i) => standing(employee(brush, clothes[i]!, { headwear: 'none' }), x, 1040, 0.98, i % 2 ? 1 : -1)).join('') +
    fill(paint('timber'), rectPath(500, 800, 1100, 28)) +
    fill(darken(paint('timber'), 0.2), rectPath(520, 828, 1080, 90)) +
    seats
      .map((x) =>
        fill(
          paint('linen'),
          polyPath([
            [x - 60, 800],
            [x + 60, 800],
            [x + 44, 776],
            [x - 44, 776],
          ]),
        ),
      )
      .join('') +
    place(on.cup(brush, 'terracotta'), 1400, 802, 0.7);
  return random.chance(0.5) ? drawing : `<g transform="translate(1600 0)scale(-1 1)">${drawing}</g>`;
}

/** A plan of the week on the phone, shifts as coloured bars. */
export function planner(brush: Brush): string {
  const { random, paint } = brush;
  const ground = random.pick<Material>(['petrol', 'sand', 'sage', 'rose']);
  const [x, y, w, h] = [610, 70, 380, 770];
  const shifts = Array.from({ length: 21 }, (_, i) => ({
    column: i % 7,
    line: Math.floor(i / 7),
    on: random.chance(0.62),
    color: random.pick<Material>(['petrol', 'terracotta', 'ochre', 'sage']),
  }));
  const card = (cx: number, cy: number, inner: string) => fill(paint('linen'), roundPath(cx, cy, 330, 180, 24)) + inner;
  return (
    fill(paint(ground), rectPath(0, 0, W, 900)) +
    fill(lighten(paint(ground), 0.22), circlePath(800, 450, 400)) +
    card(
      190,
      180,
      fill(paint('terracotta'), circlePath(266, 270, 44)) +
        stroke(paint('linen'), 9, 'M266 246v26l18 12') +
        fill(paint('mist'), roundPath(336, 232, 150, 18, 9), roundPath(336, 272, 110, 18, 9)),
    ) +
    card(
      1080,
      470,
      fill(paint('sage'), circlePath(1156, 560, 44)) +
        stroke(paint('linen'), 10, 'M1136 560l14 16 28 -32') +
        fill(paint('mist'), roundPath(1226, 522, 150, 18, 9), roundPath(1226, 562, 100, 18, 9)),
    ) +
    fill(paint('ink'), roundPath(x, y, w, h, 54)) +
    fill(paint('linen'), roundPath(x + 18, y + 18, w - 36, h - 36, 40)) +
    fill(paint('deep'), roundPath(x + 18, y + 18, w - 36, 150, 40), rectPath(x + 18, y + 110, w - 36, 58)) +
    fill(paint('brass'), circlePath(x + 80, y + 92, 32)) +
    fill(paint('mist'), roundPath(x + 134, y + 70, 150, 18, 9), roundPath(x + 134, y + 102, 100, 14, 7)) +
    fill(paint('mist'), ...[0, 1, 2, 3, 4, 5, 6].map((i) => circlePath(x + 56 + i * 45, y + 214, 9))) +
    shifts
      .map((s) =>
        s.on ? fill(paint(s.color), roundPath(x + 38 + s.column * 45, y + 250 + s.line * 130, 36, random.pick([60, 86, 110]), 12)) : '',
      )
      .join('') +
    fill(paint('terracotta'), roundPath(x + 60, y + 664, w - 120, 58, 29)) +
    place(on.cup(brush, 'linen'), 310, 860, 1.2) +
    plant(brush, 1330, 880, 0.9)
  );
}

/** A laptop, a shield, a letter on a hook. */
export function phishing(brush: Brush): string {
  const { random, paint } = brush;
  const wall = random.pick<Material>(['deep', 'petrol', 'slate']);
  return (
    fill(paint(wall), rectPath(0, 0, W, 900)) +
    fill(lighten(paint(wall), 0.1), circlePath(760, 420, 360)) +
    fill(paint('timber'), rectPath(0, 740, W, 160)) +
    fill(lighten(paint('timber'), 0.16), rectPath(0, 740, W, 14)) +
    fill(paint('ink'), roundPath(390, 250, 700, 440, 26)) +
    fill(paint('linen'), rectPath(416, 276, 648, 388)) +
    fill(paint('mist'), rectPath(416, 276, 160, 388)) +
    fill(paint('slate'), 'M310 742L360 690H1120L1170 742z') +
    fill(
      paint('teal'),
      roundPath(440, 306, 110, 22, 11),
      roundPath(440, 350, 90, 16, 8),
      roundPath(440, 386, 100, 16, 8),
      roundPath(440, 422, 80, 16, 8),
    ) +
    fill(paint('petrol'), 'M820 316Q880 356 946 352Q960 520 820 604Q680 520 694 352Q760 356 820 316z') +
    fill(paint('teal'), 'M820 316Q880 356 946 352Q960 520 820 604z') +
    stroke(paint('linen'), 26, 'M766 458l40 44 76 -88') +
    stroke(paint('mist'), 5, 'M1290 0V300') +
    stroke(paint('mist'), 12, 'M1290 300V520a52 52 0 0 1 -104 0l26 14') +
    `<g transform="rotate(-9 1250 500)">${fill(paint('cream'), rectPath(1170, 400, 250, 170))}${stroke(paint('terracotta'), 7, 'M1170 400L1295 500L1420 400')}${fill(paint('terracotta'), circlePath(1420, 400, 26))}</g>` +
    place(on.cup(brush, 'terracotta'), 230, 742, 1) +
    plant(brush, 1430, 745, 0.7)
  );
}

/** What a screen in a meeting or at the desk shows when something new arrives. */
export function software(brush: Brush): string {
  const { random, paint } = brush;
  const wall = random.pick<Material>(['sage', 'sand', 'mist', 'rose']);
  return (
    room(brush, wall, 'timber', 740) +
    view(brush, { x: 120, y: 130, w: 300, h: 340 }) +
    pendant(brush, 1330, 120, 'petrol') +
    fill(paint('ink'), roundPath(520, 130, 620, 400, 22), rectPath(800, 530, 60, 100), roundPath(700, 622, 260, 22, 10)) +
    fill(paint('linen'), rectPath(544, 154, 572, 352)) +
    diagram(brush, 560, 160, 540, 330) +
    table(brush, 90, 640, 1420, 890, 'timber') +
    standing(employee(brush, random.pick<Clothes>(['suit', 'blouse', 'polo'])), 1310, 900, 1.12, -1) +
    fill(paint('timber'), rectPath(90, 640, 1420, 26)) +
    place(on.cup(brush, 'terracotta'), 440, 642, 0.9) +
    plant(brush, 220, 645, 0.8)
  );
}

/** Extinguisher, first-aid kit, a helmet: safety as a still life. */
export function safety(brush: Brush): string {
  const { random, paint } = brush;
  return (
    room(brush, random.pick(['sand', 'mist', 'cream']), 'stone', 740) +
    tiles(brush, 0, 480, W, 260, random.pick(['sage', 'teal', 'rose'])) +
    fill(paint('moss'), roundPath(640, 110, 320, 180, 18)) +
    stroke(paint('linen'), 22, 'M720 200H880M830 156l50 44-50 44') +
    fill(paint('linen'), roundPath(160, 200, 340, 260, 24)) +
    fill(paint('terracotta'), rectPath(306, 246, 48, 168), rectPath(246, 306, 168, 48)) +
    stroke(paint('slate'), 12, 'M270 200v-34h120v34') +
    fill(paint('brick'), roundPath(1130, 330, 150, 400, 50)) +
    glaze('#fff', 0.2, roundPath(1150, 370, 24, 320, 12)) +
    fill(paint('linen'), roundPath(1150, 480, 110, 130, 10)) +
    fill(
      paint('ink'),
      rectPath(1180, 270, 50, 64),
      polyPath([
        [1160, 250],
        [1270, 230],
        [1276, 252],
        [1166, 276],
      ]),
    ) +
    stroke(paint('ink'), 16, 'M1230 300Q1370 320 1340 470T1350 640') +
    fill(
      paint('ink'),
      polyPath([
        [1332, 630],
        [1370, 630],
        [1384, 700],
        [1320, 700],
      ]),
    ) +
    standing(employee(brush, random.pick<Clothes>(['overall', 'polo', 'suit'])), 800, 960, 1.1) +
    fill(paint('timber'), rectPath(0, 800, W, 100)) +
    fill(lighten(paint('timber'), 0.16), rectPath(0, 800, W, 14)) +
    fill(paint('ochre'), 'M330 802a110 100 0 0 1 220 0z', roundPath(310, 790, 270, 18, 9)) +
    stroke(darken(paint('ochre'), 0.2), 6, 'M440 704v84M400 716q-10 40 -12 70M480 716q10 40 12 70')
  );
}

const teams: readonly (readonly Clothes[])[] = [
  ['blouse', 'suit', 'waistcoat', 'chef', 'tunic', 'polo'],
  ['tunic', 'tunic', 'blouse', 'overall', 'suit'],
  ['chef', 'chef', 'waistcoat', 'chef', 'blouse'],
  ['suit', 'blouse', 'waistcoat', 'suit', 'blouse'],
  ['polo', 'knit', 'polo', 'knit', 'polo', 'knit'],
];

/** A team that has put itself in line for the picture. */
export function team(brush: Brush): string {
  const { random } = brush;
  const wall = random.pick<Material>(['petrol', 'sage', 'sand', 'rose', 'mist']);
  const people = random.shuffle(random.pick(teams));
  const spread = people.length * 118;
  return (
    room(brush, wall, 'timber', 760) +
    wainscot(brush, 560, 760, random.pick(['linen', 'walnut'])) +
    view(brush, { x: 150, y: 120, w: 280, h: 380, arch: random.chance(0.5) }) +
    view(brush, { x: 1170, y: 120, w: 280, h: 380, arch: true }) +
    frame(brush, 660, 130, 280, 170) +
    [530, 1070].map((x) => pendant(brush, x, 80, 'brass', 0.8)).join('') +
    row(brush, people, { from: 800 - spread, to: 800 + spread, y: 1010, size: 1.24 })
  );
}

/** Two people in talk over a cup; shapes instead of words. */
export function duo(brush: Brush): string {
  const { random, paint } = brush;
  const wall = random.pick<Material>(['sage', 'rose', 'sand', 'petrol', 'mist']);
  const [a, b] = random.sample<Clothes>(['knit', 'blouse', 'suit', 'polo', 'chef', 'tunic', 'waistcoat', 'overall'], 2);
  const bubble = (x: number, y: number, c: Material, tail: 1 | -1) =>
    fill(
      paint(c),
      roundPath(x, y, 250, 140, 50),
      polyPath([
        [x + 125 + tail * 40, y + 130],
        [x + 125 + tail * 110, y + 186],
        [x + 125 + tail * 84, y + 120],
      ]),
    );
  return (
    fill(paint(wall), rectPath(0, 0, W, 900)) +
    fill(lighten(paint(wall), 0.24), circlePath(800, 470, 420)) +
    bubble(430, 70, 'linen', -1) +
    bubble(920, 110, 'terracotta', 1) +
    fill(paint('petrol'), circlePath(500, 140, 14), circlePath(555, 140, 14), circlePath(610, 140, 14)) +
    stroke(paint('linen'), 14, 'M985 160h120M985 196h80') +
    standing(employee(brush, a!), 470, 930, 1.3) +
    standing(employee(brush, b!), 1130, 930, 1.3, -1) +
    fill(paint('walnut'), roundPath(180, 770, 1240, 36, 14), rectPath(240, 800, 1120, 100)) +
    place(on.cup(brush, 'linen'), 690, 772, 1.05) +
    place(on.cup(brush, 'ochre'), 920, 772, 1.05) +
    plant(brush, 1480, 890, 1) +
    plant(brush, 120, 890, 0.9)
  );
}

/** One colleague, large, in front of the place they work in. */
export function portraitOf(clothes: Clothes) {
  return (brush: Brush): string => {
    const { random, paint } = brush;
    const person = employee(brush, clothes);
    const wall = random.pick(
      (['petrol', 'sage', 'sand', 'rose', 'terracotta', 'mist'] as const).filter((name) => paint(name) !== person.cloth),
    );
    const right = random.chance(0.5);
    const prop = right ? 430 : 1170;
    const props: Record<Clothes, string> = {
      chef: place(on.pot(brush, 'brass'), prop, 800, 1.3) + on.steam(brush, prop, 630),
      waistcoat:
        place(on.bottle(brush, 'deep'), prop - 120, 800, 1.4) +
        place(on.wineGlass(brush, 'wine'), prop + 20, 800, 1.4) +
        place(on.wineGlass(brush, 'ochre'), prop + 150, 800, 1.3),
      blouse: place(on.vase(brush, 'linen'), prop, 800, 1.4),
      suit: fill(paint('brass'), `M${prop - 60} 800a60 60 0 0 1 120 0z`, circlePath(prop, 732, 10), rectPath(prop - 76, 794, 152, 10)),
      tunic: place(on.towels(brush), prop, 800, 1.5),
      polo: plant(brush, prop, 800, 1.5),
      overall: place(on.herbs(brush), prop - 60, 800, 2.2) + place(on.crate(brush, 'terracotta'), prop + 30, 800, 1.1),
      knit: place(on.cup(brush, 'terracotta'), prop, 800, 1.7),
    };
    return (
      fill(paint(wall), rectPath(0, 0, W, 900)) +
      view(brush, { x: prop - 190, y: 110, w: 380, h: 440, arch: random.chance(0.5) }) +
      fill(lighten(paint(wall), 0.2), circlePath(right ? 1050 : 550, 430, 360)) +
      standing(person, right ? 1050 : 550, 1060, 1.62, right ? -1 : 1) +
      fill(paint('walnut'), rectPath(0, 796, W, 104)) +
      fill(lighten(paint('walnut'), 0.14), rectPath(0, 796, W, 16)) +
      props[clothes]
    );
  };
}

/** A stage, a speaker, rows of heads. */
export function stage(brush: Brush): string {
  const { random, paint } = brush;
  const cloth = random.pick<Material>(['wine', 'petrol', 'terracotta']);
  const heads = Array.from({ length: 15 }, (_, i) => {
    const back = i < 8;
    const x = back ? 60 + i * 212 : 170 + (i - 8) * 212;
    const y = back ? 760 : 840;
    return { x: x + random.float(-16, 16), y, hair: random.pick(['#3a2a22', '#6b4530', '#a5522f', '#8d8780', '#231b19', '#c2935a']) };
  });
  return (
    fill(paint('deep'), rectPath(0, 0, W, 900)) +
    glaze(
      brush.light.lamp,
      0.16,
      polyPath([
        [700, 0],
        [900, 0],
        [1160, 640],
        [440, 640],
      ]),
    ) +
    fill(paint('linen'), roundPath(520, 110, 560, 330, 10)) +
    diagram(brush, 550, 126, 500, 300) +
    curtain(brush, 0, 0, 330, 640, cloth) +
    `<g transform="translate(1600 0)scale(-1 1)">${curtain(brush, 0, 0, 330, 640, cloth)}</g>` +
    fill(darken(paint(cloth), 0.12), `M0 0H1600V70Q1500 130 1400 70T1200 70T1000 70T800 70T600 70T400 70T200 70T0 70z`) +
    standing(employee(brush, random.pick<Clothes>(['suit', 'blouse'])), 400, 700, 0.86) +
    fill(
      paint('walnut'),
      polyPath([
        [320, 470],
        [480, 470],
        [466, 640],
        [334, 640],
      ]),
    ) +
    fill(paint('brass'), circlePath(400, 550, 22)) +
    fill(paint('timber'), rectPath(0, 630, W, 270)) +
    fill(lighten(paint('timber'), 0.14), rectPath(0, 630, W, 16)) +
    fill(darken(paint('timber'), 0.3), rectPath(0, 690, W, 210)) +
    heads
      .map(
        ({ x, y, hair }) =>
          fill(mix(hair, paint('deep'), 0.25), ellipsePath(x, y, 54, 62)) +
          fill(
            paint(random.pick(['petrol', 'slate', 'terracotta', 'sand', 'sage'])),
            `M${x - 120} ${y + 150}Q${x - 110} ${y + 62} ${x} ${y + 56}Q${x + 110} ${y + 62} ${x + 120} ${y + 150}z`,
          ),
      )
      .join('')
  );
}
