import type { Brush } from '../brush.ts';
import { darken, type Material } from '../color.ts';
import { counter, pendant, room, shelf, view, wainscot } from '../objects/room.ts';
import * as on from '../objects/table.ts';
import { employee, standing } from '../people/group.ts';
import { circlePath, ellipsePath, fill, glaze, place, rectPath, roundPath, stroke } from '../svg.ts';

const machine = ({ paint }: Brush) =>
  fill(paint('slate'), roundPath(-190, -230, 380, 190, 22)) +
  fill(paint('linen'), roundPath(-166, -208, 332, 70, 12)) +
  fill(paint('terracotta'), circlePath(-120, -173, 14), circlePath(-76, -173, 14)) +
  stroke(paint('ink'), 4, circlePath(96, -173, 24), 'M96 -173l10 -12') +
  fill(paint('ink'), rectPath(-190, -40, 380, 40), roundPath(-130, -70, 60, 22, 6), roundPath(70, -70, 60, 22, 6)) +
  fill(paint('linen'), ...[-150, -96, -42, 20, 74, 128].map((x) => `M${x - 22} -264h44l-6 34h-32z`));

/** A coffee bar with its machine and pastry. */
export function coffee(brush: Brush): string {
  const { random } = brush;
  const wall = random.pick<Material>(['petrol', 'rose', 'sage']);
  const at = random.pick([430, 1130]);
  const other = 1600 - at;
  return (
    room(brush, wall, 'timber', 760) +
    view(brush, { x: other - 150, y: 150, w: 330, h: 330, arch: true }) +
    shelf(brush, at - 260, 250, 520) +
    shelf(brush, at - 260, 400, 520) +
    [0, 1, 2, 3, 4].map((i) => place(on.cup(brush, i % 2 ? 'linen' : 'terracotta'), at - 200 + i * 100, 246, 0.62)).join('') +
    [0, 1, 2, 3, 4].map((i) => place(on.jar(brush, random.pick(['walnut', 'ochre', 'moss'])), at - 200 + i * 100, 400, 0.8)).join('') +
    [500, 800, 1100].map((x) => pendant(brush, x, 70, 'brass', 0.85)).join('') +
    standing(employee(brush, 'waistcoat'), 800, 840, 1.1) +
    counter(brush, 60, 710, 1480, 190, 'walnut', 'cream') +
    place(machine(brush), at, 714, 1) +
    on.steam(brush, other, 600) +
    place(on.cup(brush, 'terracotta'), other, 712, 1.15) +
    place(on.cup(brush, 'linen'), other + 170, 712, 1) +
    glaze('#ffffff', 0.45, roundPath(660, 590, 280, 122, 20)) +
    [710, 800, 890].map((x) => place(on.loaf(brush), x, 708, 0.36)).join('')
  );
}

/** The cellar: casks, bottles, glasses for a tasting. */
export function wine(brush: Brush): string {
  const { random, light, paint } = brush;
  const red = random.chance(0.6);
  const liquid: Material = red ? 'wine' : 'ochre';
  const cask = (x: number, y: number) =>
    fill(paint('timber'), circlePath(x, y, 112)) +
    stroke(paint('walnut'), 14, circlePath(x, y, 112)) +
    stroke(darken(paint('timber'), 0.16), 4, `M${x - 60} ${y - 80}V${y + 80}M${x} ${y - 100}V${y + 100}M${x + 60} ${y - 80}V${y + 80}`) +
    fill(paint('walnut'), circlePath(x, y + 52, 12));
  return (
    fill(paint('walnut'), rectPath(0, 0, 1600, 900)) +
    fill(darken(paint('stone'), 0.38), 'M60 900V420C60 -60 1540 -60 1540 420V900z') +
    fill(darken(paint('stone'), 0.5), 'M420 760V470C420 190 1180 190 1180 470V760z') +
    fill(darken(paint('stone'), 0.62), 'M600 740V520C600 340 1000 340 1000 520V740z') +
    [210, 1390].map((x) => [590, 360].map((y) => cask(x, y)).join('')).join('') +
    [330, 1270].map((x) => glaze(light.lamp, 0.2, circlePath(x, 190, 120)) + fill(light.lamp, ellipsePath(x, 190, 20, 30))).join('') +
    standing(employee(brush, 'waistcoat'), random.pick([660, 940]), 850, 1.08) +
    fill(paint('timber'), roundPath(120, 716, 1360, 30, 10), rectPath(170, 740, 1260, 160)) +
    place(on.bottle(brush, red ? 'deep' : 'moss'), 330, 718, 1.25) +
    place(on.bottle(brush, red ? 'wine' : 'olive', 'sand'), 420, 718, 1.15) +
    [1050, 1160, 1270].map((x) => place(on.wineGlass(brush, liquid), x, 718, 1.15)).join('') +
    fill(
      paint(red ? 'wine' : 'olive'),
      ...[
        [560, 700],
        [600, 700],
        [580, 668],
        [620, 668],
        [640, 700],
        [600, 640],
        [560, 668],
      ].map(([x, y]) => circlePath(x!, y!, 21)),
    )
  );
}

/** A dining room laid for the evening. */
export function dining(brush: Brush): string {
  const { random, paint } = brush;
  const wall = random.pick<Material>(['petrol', 'sage', 'rose', 'deep']);
  const tableAt = (x: number, y: number, w: number) =>
    fill(paint('walnut'), rectPath(x + w / 2 - 12, y, 24, 170)) +
    fill(paint('linen'), `M${x} ${y}h${w}l-16 96q-${w / 8} 30 -${w / 4} 0t-${w / 4} 0t-${w / 4} 0t-${w / 4 - 32} 0z`) +
    fill(paint('cream'), rectPath(x - 8, y - 6, w + 16, 14)) +
    place(on.vase(brush, 'brass'), x + w / 2, y - 4, 0.5) +
    place(on.wineGlass(brush, 'wine'), x + w * 0.24, y - 4, 0.55) +
    place(on.wineGlass(brush, 'ochre'), x + w * 0.76, y - 4, 0.55);
  const chair = (x: number) =>
    fill(paint('terracotta'), roundPath(x - 56, 560, 112, 150, 34)) +
    fill(paint('walnut'), rectPath(x - 52, 700, 10, 140), rectPath(x + 42, 700, 10, 140));
  return (
    room(brush, wall, 'timber', 730) +
    wainscot(brush, 520, 730, 'linen') +
    [150, 660, 1170].map((x) => view(brush, { x, y: 110, w: 280, h: 350, arch: true, outside: 'lake' })).join('') +
    [545, 1055].map((x) => pendant(brush, x, 110, 'brass', 0.9)).join('') +
    standing(employee(brush, 'waistcoat'), 800, 800, 0.9) +
    [250, 560, 1040, 1350].map(chair).join('') +
    tableAt(240, 640, 330) +
    tableAt(1030, 640, 330)
  );
}
