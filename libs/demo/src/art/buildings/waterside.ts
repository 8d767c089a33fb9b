import type { Brush } from '../brush.ts';
import { darken, type Material } from '../color.ts';
import { archPath, fill, glaze, n, polyPath, rectPath, stroke } from '../svg.ts';
import { arcade, awnings, balcony, cone, entrance, flag, roof, wall, windows } from './kit.ts';

/** A lake villa: loggia, belvedere, low tiled roof. */
export function lakeVilla(brush: Brush): string {
  const { paint, random } = brush;
  const plaster = random.pick(['rose', 'ochre', 'cream'] as const);
  return (
    wall(brush, -58, -336, 116, 120, plaster) +
    roof(brush, -74, -336, 148, 44, 50, 'terracotta') +
    arcade(brush, -46, -316, 3, 24, 62, 10) +
    wall(brush, -230, -232, 460, 232, plaster) +
    roof(brush, -250, -232, 500, 50, 60, 'terracotta') +
    windows(brush, { x: -204, y: -204, columns: 8, rows: 1, dx: 54, w: 30, h: 56, kind: 'shutter', shutters: 'moss' }) +
    fill(paint('linen'), rectPath(-230, -124, 460, 6)) +
    arcade(brush, -212, -106, 9, 36, 104, 12) +
    wall(brush, -318, -130, 92, 130, 'linen') +
    wall(brush, 226, -130, 92, 130, 'linen') +
    arcade(brush, -306, -106, 2, 30, 104, 10) +
    arcade(brush, 238, -106, 2, 30, 104, 10) +
    fill(paint('stone'), rectPath(-324, -138, 104, 10), rectPath(220, -138, 104, 10)) +
    balcony(brush, -318, -138, 92, 'linen') +
    balcony(brush, 226, -138, 92, 'linen') +
    entrance(brush, 0, 54, 84, 'terracotta')
  );
}

/** White seaside architecture: verandas in carved wood, a small tower. */
export function seasideVeranda(brush: Brush): string {
  const { paint } = brush;
  const veranda = (x: number, columns: number) => {
    const w = columns * 54;
    const posts = Array.from({ length: columns + 1 }, (_, i) => `M${n(x + i * 54)} 0V-234`);
    const arches = [-230, -154, -78].flatMap((y) => Array.from({ length: columns }, (_, i) => archPath(x + i * 54 + 4, y, 46, 58, 18)));
    return (
      fill(darken(paint('mist'), 0.28), ...arches) +
      windows(brush, { x: x + 14, y: -216, columns, rows: 3, dx: 54, dy: 76, w: 26, h: 42, trim: 'linen' }) +
      stroke(paint('linen'), 5, ...posts) +
      [-172, -96, -18].map((y) => balcony(brush, x, y, w, 'linen')).join('')
    );
  };
  return (
    wall(brush, -300, -244, 600, 244, 'linen') +
    roof(brush, -308, -244, 616, 66, 50, 'terracotta') +
    veranda(-286, 4) +
    veranda(70, 4) +
    wall(brush, -62, -312, 124, 312, 'cream') +
    fill(
      paint('linen'),
      polyPath([
        [-74, -312],
        [0, -372],
        [74, -312],
      ]),
    ) +
    fill(
      paint('terracotta'),
      polyPath([
        [-86, -308],
        [0, -384],
        [86, -308],
        [72, -308],
        [0, -368],
        [-72, -308],
      ]),
    ) +
    windows(brush, { x: -42, y: -292, columns: 2, rows: 3, dx: 52, dy: 68, w: 32, h: 48, kind: 'arch' }) +
    wall(brush, 238, -300, 74, 300, 'cream') +
    cone(brush, 275, -300, 74, 92, 'slate') +
    windows(brush, { x: 260, y: -276, columns: 1, rows: 4, dx: 1, dy: 66, w: 30, h: 44, kind: 'arch' }) +
    entrance(brush, 0, 56, 82, 'petrol') +
    flag(brush, 0, -380, 60, 'petrol')
  );
}

/** Houses stacked up a southern coast: cubes in plaster colours, vaults, awnings. */
export function terraces(brush: Brush): string {
  const { paint, random } = brush;
  const plasters: Material[] = ['linen', 'rose', 'ochre', 'cream', 'sand', 'terracotta'];
  const cube = (x: number, base: number, w: number, h: number, surface: Material) => {
    const columns = Math.max(1, Math.floor((w - 20) / 48));
    const top = base - h;
    const crown = random.chance(0.35)
      ? fill(paint('linen'), `M${n(x + 8)} ${n(top)}a${n(w / 2 - 8)} ${n(w * 0.2)} 0 0 1 ${n(w - 16)} 0z`)
      : fill(darken(paint(surface), 0.12), rectPath(x - 4, top - 7, w + 8, 9));
    return (
      wall(brush, x, top, w, h, surface) +
      crown +
      windows(brush, {
        x: x + (w - (columns - 1) * 48 - 26) / 2,
        y: top + 22,
        columns,
        rows: Math.max(1, Math.floor((h - 20) / 74)),
        dx: 48,
        dy: 74,
        w: 26,
        h: 46,
        kind: random.chance(0.5) ? 'arch' : 'shutter',
        shutters: random.pick(['petrol', 'moss', 'teal']),
      })
    );
  };
  let drawing = '';
  const tiers = [
    { base: -190, widths: [110, 128, 104, 120], h: 120, from: -230 },
    { base: -92, widths: [126, 108, 140, 116, 110], h: 116, from: -300 },
    { base: 0, widths: [132, 150, 128, 138, 120], h: 112, from: -332 },
  ];
  for (const tier of tiers) {
    let x = tier.from;
    for (const w of tier.widths) {
      drawing += cube(x, tier.base, w, tier.h * random.float(0.9, 1.25), random.pick(plasters));
      x += w;
    }
  }
  const greens = Array.from({ length: 7 }, () => {
    const [gx, gy] = [random.float(-300, 300), random.pick([-92, -190, 0])];
    return `M${n(gx - 28)} ${n(gy)}q6 -34 28 -32t30 32z`;
  });
  return (
    drawing +
    fill(paint('moss'), ...greens) +
    glaze(paint('wine'), 0.9, 'M-60 -92q20 -26 44 -10t44 10z') +
    arcade(brush, -190, -66, 5, 34, 66, 12) +
    awnings(brush, [74, 176], -72, 92, 'ochre') +
    entrance(brush, 40, 46, 70, 'petrol')
  );
}
