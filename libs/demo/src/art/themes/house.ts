import type { Brush } from '../brush.ts';
import { darken, lighten, type Material, mix } from '../color.ts';
import { counter, curtain, frame, pendant, plant, room, shelf, table, tiles, view, wainscot } from '../objects/room.ts';
import * as on from '../objects/table.ts';
import { employee, standing } from '../people/group.ts';
import { archPath, bars, circlePath, ellipsePath, fill, glaze, place, polyPath, rectPath, roundPath, stroke } from '../svg.ts';

/** A guest room: bed, lamp, a window on the country. */
export function bedroom(brush: Brush): string {
  const { random, light, paint } = brush;
  const wall = random.pick<Material>(['sage', 'mist', 'rose', 'petrol', 'sand']);
  const quilt = random.pick<Material>(['terracotta', 'petrol', 'ochre', 'moss']);
  const left = random.chance(0.5);
  const bed = left ? 130 : 720;
  const win = left ? 1060 : 130;
  return (
    room(brush, wall, 'timber', 720) +
    view(brush, { x: win + 40, y: 130, w: 330, h: 430 }) +
    curtain(brush, win - 60, 96, 110, 610, 'linen') +
    curtain(brush, win + 360, 96, 110, 610, 'linen') +
    fill(paint('brass'), rectPath(win - 80, 84, 570, 14)) +
    frame(brush, bed + 210, 150, 330, 170) +
    fill(paint('walnut'), roundPath(bed, 380, 750, 330, 30)) +
    fill(lighten(paint('walnut'), 0.12), roundPath(bed + 30, 410, 690, 200, 20)) +
    fill(
      paint('linen'),
      roundPath(bed + 70, 490, 290, 130, 44),
      roundPath(bed + 390, 490, 290, 130, 44),
      roundPath(bed + 20, 570, 710, 200, 30),
    ) +
    fill(paint(quilt), `M${bed + 10} 650Q${bed + 375} 620 ${bed + 740} 650V800H${bed + 10}z`) +
    fill(lighten(paint(quilt), 0.18), `M${bed + 10} 690Q${bed + 375} 660 ${bed + 740} 690V716Q${bed + 375} 686 ${bed + 10} 716z`) +
    fill(paint('walnut'), rectPath(bed + 30, 800, 24, 40), rectPath(bed + 696, 800, 24, 40)) +
    [left ? bed + 830 : bed - 84]
      .map(
        (x) =>
          fill(paint('timber'), rectPath(x - 62, 620, 124, 150)) +
          fill(paint('brass'), circlePath(x, 690, 8)) +
          glaze(light.lamp, 0.25, circlePath(x, 520, 120)) +
          stroke(paint('brass'), 8, `M${x} 620v-70`) +
          fill(
            light.lamp,
            polyPath([
              [x - 64, 556],
              [x - 40, 460],
              [x + 40, 460],
              [x + 64, 556],
            ]),
          ),
      )
      .join('') +
    (random.chance(0.6) ? place(on.suitcase(brush, 'ochre'), left ? 1440 : 170, 850, 0.9) : plant(brush, left ? 1450 : 150, 850, 1))
  );
}

/** The front desk: keys, bell, flowers, a welcome. */
export function reception(brush: Brush): string {
  const { random, paint } = brush;
  const wall = random.pick<Material>(['petrol', 'sage', 'sand', 'deep']);
  const pigeonholes = Array.from({ length: 24 }, (_, i) => rectPath(590 + (i % 8) * 54, 190 + Math.floor(i / 8) * 84, 44, 68));
  const keys = Array.from({ length: 24 }, (_, i) =>
    random.chance(0.6) ? `M${612 + (i % 8) * 54} ${210 + Math.floor(i / 8) * 84}v26` : '',
  ).filter(Boolean);
  const people = random.chance(0.6) ? [620, 980] : [800];
  return (
    room(brush, wall, 'stone', 760) +
    wainscot(brush, 560, 760, 'walnut') +
    fill(paint('walnut'), roundPath(566, 164, 470, 286, 14)) +
    fill(darken(paint('walnut'), 0.3), ...pigeonholes) +
    stroke(paint('brass'), 7, ...keys) +
    frame(brush, 190, 190, 240, 180) +
    view(brush, { x: 1180, y: 150, w: 270, h: 360, arch: true }) +
    [350, 1250].map((x) => pendant(brush, x, 60, 'brass')).join('') +
    people.map((x, i) => standing(employee(brush, i ? 'suit' : 'blouse'), x, 830, 1.04)).join('') +
    counter(brush, 170, 690, 1260, 210, 'timber', 'deep') +
    place(on.vase(brush, 'teal'), 320, 694, 0.95) +
    fill(paint('brass'), 'M1160 694a46 46 0 0 1 92 0z', circlePath(1206, 644, 8), rectPath(1148, 690, 116, 8)) +
    fill(paint('ink'), roundPath(1296, 604, 110, 78, 8), rectPath(1340, 680, 22, 14)) +
    place(on.suitcase(brush, 'terracotta'), 110, 880, 0.85)
  );
}

/** Scaffolds, colour cards, plans: a house being made new. */
export function renovation(brush: Brush): string {
  const { random, paint } = brush;
  const fresh = random.pick<Material>(['sage', 'rose', 'teal', 'ochre']);
  const swatches = (['petrol', 'sage', 'ochre', 'terracotta', 'rose'] as const).map((c, i) =>
    fill(paint(c), roundPath(1110 + i * 66, 520 - (i % 2) * 16, 58, 96, 8)),
  );
  return (
    room(brush, 'cream', 'stone', 740) +
    fill(paint(fresh), 'M0 0H900Q880 120 930 240T880 480T920 724H0z') +
    glaze('#ffffff', 0.1, rectPath(0, 0, 900, 724)) +
    view(brush, { x: 1150, y: 110, w: 300, h: 330 }) +
    swatches.join('') +
    stroke(paint('timber'), 18, 'M250 840L390 220M610 840L470 220') +
    stroke(paint('walnut'), 14, 'M285 690H575M312 570H548M340 450H520M366 330H494') +
    standing(employee(brush, 'overall'), 830, 900, 1.1) +
    fill(paint('slate'), 'M640 900V760H760V900z') +
    table(brush, 1040, 700, 480, 890, 'timber') +
    fill(
      paint('linen'),
      polyPath([
        [1080, 700],
        [1460, 700],
        [1500, 640],
        [1130, 640],
      ]),
    ) +
    stroke(paint('petrol'), 4, 'M1150 690L1176 652H1300L1290 690M1330 690L1350 652H1440M1230 672H1400') +
    bucket(brush, 200, 880, fresh) +
    place(
      stroke(paint('walnut'), 12, 'M0 0V-120') +
        fill(paint('brass'), roundPath(-70, -190, 140, 60, 24)) +
        fill(paint(fresh), roundPath(-78, -206, 156, 50, 20)),
      950,
      690,
      0.8,
    )
  );
}

const bucket = ({ paint }: Brush, x: number, y: number, color: Material) =>
  stroke(paint('ink'), 5, `M${x - 70} ${y - 120}q70 -110 140 0`) +
  fill(
    paint('mist'),
    polyPath([
      [x - 76, y - 130],
      [x + 76, y - 130],
      [x + 60, y],
      [x - 60, y],
    ]),
  ) +
  fill(paint(color), ellipsePath(x, y - 130, 76, 18), `M${x - 70} ${y - 126}h56v70q-20 24 -28 -10q-18 10 -22 -20z`);

/** Linen on its way: drums, baskets, folded stacks. */
export function laundry(brush: Brush): string {
  const { random, paint } = brush;
  const drum = (x: number) => {
    const cloth = random.pick<Material>(['mist', 'linen', 'rose', 'sand']);
    return (
      fill(paint('linen'), roundPath(x, 330, 330, 400, 24)) +
      fill(paint('mist'), roundPath(x + 24, 354, 282, 60, 12)) +
      fill(paint('brass'), circlePath(x + 262, 384, 15)) +
      fill(paint('slate'), circlePath(x + 165, 570, 128)) +
      fill(mix(paint('teal'), paint('mist'), 0.4), circlePath(x + 165, 570, 100)) +
      fill(paint(cloth), `M${x + 70} 590Q${x + 120} 540 ${x + 165} 590T${x + 262} 586A100 100 0 0 1 ${x + 70} 590z`) +
      glaze('#fff', 0.3, ellipsePath(x + 130, 520, 30, 18))
    );
  };
  return (
    tiles(brush, 0, 0, 1600, 730, random.pick(['mist', 'sage', 'sand'])) +
    fill(paint('stone'), rectPath(0, 730, 1600, 170)) +
    [90, 450].map(drum).join('') +
    shelf(brush, 880, 300, 620) +
    [980, 1190, 1400].map((x) => place(on.towels(brush), x, 300, 0.85)).join('') +
    standing(employee(brush, 'tunic'), 1040, 850, 1.04) +
    table(brush, 860, 720, 680, 900, 'timber') +
    place(on.towels(brush), 1290, 722, 1.05) +
    fill(paint('timber'), 'M150 900L120 770H480L450 900z') +
    fill(paint('linen'), 'M120 772Q180 700 250 750Q300 690 360 744Q430 700 480 772z') +
    bars(darken(paint('timber'), 0.2), 140, 780, 320, 120, 6, 26)
  );
}

/** Warm water, arches, quiet. */
export function wellness(brush: Brush): string {
  const { random, light, paint } = brush;
  const wall = random.pick<Material>(['mist', 'sand', 'sage', 'rose']);
  const pool = mix(paint('teal'), light.sky[0], 0.35);
  const lounger = (x: number) =>
    fill(
      paint('timber'),
      polyPath([
        [x, 690],
        [x + 150, 690],
        [x + 230, 610],
        [x + 244, 622],
        [x + 164, 708],
        [x, 708],
      ]),
    ) +
    fill(
      paint('linen'),
      polyPath([
        [x + 6, 680],
        [x + 148, 680],
        [x + 222, 604],
        [x + 232, 614],
        [x + 154, 694],
        [x + 6, 694],
      ]),
    ) +
    stroke(paint('walnut'), 8, `M${x + 24} 706v34M${x + 140} 706v34`);
  return (
    fill(paint(wall), rectPath(0, 0, 1600, 900)) +
    [110, 480, 850, 1220].map((x) => view(brush, { x, y: 120, w: 270, h: 460, arch: true, outside: 'lake' })).join('') +
    fill(paint('stone'), rectPath(0, 640, 1600, 100)) +
    plant(brush, 430, 716, 0.8) +
    plant(brush, 1170, 716, 0.8) +
    lounger(120) +
    lounger(1240) +
    place(on.towels(brush), 800, 716, 0.6) +
    fill(pool, 'M0 740H1600V900H0z') +
    fill(darken(paint('stone'), 0.12), rectPath(0, 732, 1600, 14)) +
    glaze(
      '#ffffff',
      0.4,
      ...Array.from({ length: 12 }, () => roundPath(random.float(0, 1400), random.float(764, 884), random.float(80, 220), 6, 3)),
    ) +
    place(on.candle(brush, 60), 640, 734, 0.8) +
    place(on.candle(brush, 90), 700, 734, 0.8)
  );
}

/** Stones, orchid, towels: the small version of the spa. */
export function stillSpa(brush: Brush): string {
  const { random, paint } = brush;
  const wall = random.pick<Material>(['sage', 'mist', 'petrol']);
  const stones = [
    [150, 46, 0],
    [120, 40, 78],
    [90, 34, 146],
    [60, 28, 204],
  ] as const;
  return (
    fill(paint(wall), rectPath(0, 0, 1600, 900)) +
    fill(lighten(paint(wall), 0.3), circlePath(800, 420, 330)) +
    fill(paint('timber'), rectPath(0, 690, 1600, 210)) +
    fill(lighten(paint('timber'), 0.16), rectPath(0, 690, 1600, 14)) +
    stones
      .map(
        ([rx, ry, up], i) =>
          fill(darken(paint('slate'), i * 0.06), ellipsePath(620, 690 - ry - up, rx, ry)) +
          glaze('#fff', 0.14, ellipsePath(590, 680 - ry - up, rx * 0.5, ry * 0.4)),
      )
      .join('') +
    place(on.towels(brush), 1010, 692, 1.3) +
    place(on.candle(brush, 120), 330, 692, 1.1) +
    place(on.candle(brush, 80), 420, 692, 1.1) +
    stroke(paint('moss'), 9, 'M1290 690Q1300 420 1180 300M1220 350Q1160 330 1130 350') +
    fill(paint('moss'), 'M1290 690Q1350 560 1460 540Q1420 640 1290 690zM1290 690Q1220 590 1140 590Q1180 670 1290 690z') +
    [
      [1180, 300],
      [1126, 356],
      [1230, 380],
    ]
      .map(
        ([x, y]) =>
          fill(
            paint('linen'),
            ...[0, 1, 2, 3, 4].map((i) => ellipsePath(x! + Math.cos(i * 1.26) * 34, y! + Math.sin(i * 1.26) * 34, 32, 28)),
          ) + fill(paint('wine'), circlePath(x!, y!, 14)),
      )
      .join('')
  );
}

/** New uniforms on the rail. */
export function uniforms(brush: Brush): string {
  const { random, paint } = brush;
  const colors = random.shuffle<Material>(['petrol', 'deep', 'terracotta', 'linen', 'sage', 'ochre', 'wine']).slice(0, 6);
  const jacket = (x: number, c: Material) =>
    stroke(paint('ink'), 6, `M${x} 250v-34q20 -24 0 -34`) +
    fill(paint(c), `M${x - 20} 250Q${x - 90} 270 ${x - 104} 330L${x - 96} 620H${x + 96}L${x + 104} 330Q${x + 90} 270 ${x + 20} 250z`) +
    fill(
      lighten(paint(c), 0.18),
      polyPath([
        [x - 20, 250],
        [x - 44, 330],
        [x, 430],
        [x + 44, 330],
        [x + 20, 250],
      ]),
    ) +
    fill(
      paint('linen'),
      polyPath([
        [x - 18, 250],
        [x, 380],
        [x + 18, 250],
      ]),
    ) +
    fill(paint('brass'), circlePath(x, 460, 7), circlePath(x, 510, 7), rectPath(x + 34, 370, 30, 8));
  return (
    room(brush, random.pick(['sand', 'mist', 'rose']), 'timber', 730) +
    view(brush, { x: 1180, y: 130, w: 290, h: 400 }) +
    stroke(paint('brass'), 14, 'M120 200H1090M150 200V860M1060 200V860M100 860H200M1010 860H1110') +
    colors.map((c, i) => jacket(250 + i * 142, c)).join('') +
    standing(employee(brush, 'suit'), 1310, 900, 1.06) +
    fill(paint('walnut'), ...[300, 460, 620].map((x) => `M${x} 880q0 -40 40 -40q10 24 60 26q16 4 16 14z`))
  );
}

/** The shelf of things left behind. */
export function lostThings(brush: Brush): string {
  const { random, paint } = brush;
  const umbrella = (x: number, y: number, c: Material) =>
    stroke(paint('walnut'), 9, `M${x} ${y - 250}V${y - 14}q0 20 -22 16`) +
    fill(paint(c), `M${x} ${y - 260}Q${x + 40} ${y - 150} ${x + 14} ${y - 60}H${x - 14}Q${x - 40} ${y - 150} ${x} ${y - 260}z`);
  const bear = (x: number, y: number) =>
    fill(
      paint('timber'),
      circlePath(x, y - 60, 54),
      circlePath(x, y - 140, 44),
      circlePath(x - 36, y - 176, 17),
      circlePath(x + 36, y - 176, 17),
      circlePath(x - 52, y - 26, 24),
      circlePath(x + 52, y - 26, 24),
    ) +
    fill(paint('sand'), ellipsePath(x, y - 128, 20, 16), circlePath(x, y - 56, 30)) +
    fill(paint('ink'), circlePath(x - 15, y - 150, 5), circlePath(x + 15, y - 150, 5), ellipsePath(x, y - 132, 7, 5));
  const hat = (x: number, y: number, c: Material) =>
    fill(paint(c), ellipsePath(x, y - 14, 110, 16), `M${x - 60} ${y - 16}q0 -90 60 -90t60 90z`) +
    fill(paint('ink'), rectPath(x - 59, y - 40, 118, 18));
  return (
    room(brush, random.pick(['petrol', 'sage', 'rose']), 'timber', 780) +
    fill(paint('walnut'), rectPath(170, 90, 1260, 720)) +
    fill(
      lighten(paint('walnut'), 0.12),
      rectPath(200, 120, 600, 290),
      rectPath(830, 120, 570, 290),
      rectPath(200, 440, 600, 340),
      rectPath(830, 440, 570, 340),
    ) +
    bear(330, 410) +
    hat(590, 410, 'ochre') +
    place(on.suitcase(brush, 'terracotta'), 1000, 410, 1) +
    umbrella(1280, 410, 'teal') +
    place(on.suitcase(brush, 'petrol'), 370, 780, 1.1) +
    place(on.vase(brush, 'mist'), 660, 780, 0.9) +
    hat(980, 780, 'wine') +
    fill(paint('linen'), roundPath(1130, 640, 200, 140, 12)) +
    stroke(paint('brass'), 10, circlePath(1000, 600, 34), 'M1030 616l90 50M1096 652l-14 24')
  );
}

/** A room in a staff house: desk, plant, bicycle helmet, key. */
export function staffHome(brush: Brush): string {
  const { random, light, paint } = brush;
  const wall = random.pick<Material>(['rose', 'sage', 'ochre', 'mist']);
  return (
    room(brush, wall, 'timber', 730) +
    view(brush, { x: 210, y: 120, w: 420, h: 380 }) +
    frame(brush, 760, 150, 180, 220) +
    frame(brush, 980, 190, 130, 150) +
    shelf(brush, 1180, 330, 320) +
    ['petrol', 'terracotta', 'ochre', 'moss', 'wine']
      .map((c, i) => fill(paint(c as Material), rectPath(1210 + i * 34, 230 + (i % 3) * 14, 30, 100 - (i % 3) * 14)))
      .join('') +
    plant(brush, 1430, 330, 0.5) +
    fill(paint('petrol'), roundPath(150, 560, 620, 190, 40), roundPath(120, 600, 90, 180, 34), roundPath(710, 600, 90, 180, 34)) +
    fill(lighten(paint('petrol'), 0.14), roundPath(210, 640, 250, 90, 26), roundPath(466, 640, 250, 90, 26)) +
    fill(paint('ochre'), roundPath(250, 570, 110, 100, 20)) +
    glaze(light.lamp, 0.25, circlePath(900, 420, 120)) +
    stroke(paint('ink'), 7, 'M900 800V440M850 804H950') +
    fill(light.lamp, archPath(850, 380, 100, 70, 40)) +
    table(brush, 1040, 620, 470, 840, 'timber') +
    fill(
      paint('ink'),
      polyPath([
        [1180, 620],
        [1200, 510],
        [1370, 510],
        [1350, 620],
      ]),
    ) +
    place(on.cup(brush, 'terracotta'), 1120, 622, 0.7) +
    place(on.jar(brush, 'moss'), 1460, 622, 0.8) +
    glaze(paint('sand'), 0.7, ellipsePath(480, 850, 420, 36))
  );
}
