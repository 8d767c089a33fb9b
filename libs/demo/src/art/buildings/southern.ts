import type { Brush } from '../brush.ts';
import { darken, type Material } from '../color.ts';
import { bars, fill, glaze, n, polyPath, rectPath, stroke } from '../svg.ts';
import { dome, entrance, wall, windows } from './kit.ts';

/** A pointed horseshoe arch. */
const keel = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y + h)}v${n(-h * 0.52)}C${n(x - w * 0.04)} ${n(y + h * 0.2)} ${n(x + w * 0.3)} ${n(y + h * 0.12)} ${n(x + w / 2)} ${n(y)}C${n(x + w * 0.7)} ${n(y + h * 0.12)} ${n(x + w * 1.04)} ${n(y + h * 0.2)} ${n(x + w)} ${n(y + h * 0.48)}v${n(h * 0.52)}z`;

function keels(brush: Brush, x: number, y: number, count: number, w: number, h: number, gap: number): string {
  const { light, paint } = brush;
  const at = (i: number) => x + i * (w + gap);
  const all = Array.from({ length: count }, (_, i) => keel(at(i), y, w, h));
  const rims = Array.from({ length: count }, (_, i) => keel(at(i) - 5, y - 7, w + 10, h + 7));
  const inner = light.litShare > 0.25 ? light.tone(light.lamp) : darken(paint('walnut'), 0.2);
  return (
    fill(paint('linen'), ...rims) +
    fill(inner, ...all) +
    glaze(paint('walnut'), 0.5, ...Array.from({ length: count }, (_, i) => rectPath(at(i), y + h * 0.62, w, h * 0.38)))
  );
}

/** A row of battlements. */
const battlements = (color: string, x: number, y: number, w: number, tooth: number) =>
  bars(color, x, y - tooth, w, tooth + 1, tooth, tooth * 0.6);

/** An earthen castle with tapering towers. */
export function kasbah(brush: Brush): string {
  const { paint } = brush;
  const taper = (x: number, w: number, h: number, surface: Material) => {
    const lean = w * 0.1;
    const holes = [0, 1, 2].flatMap((row) => [0.3, 0.5, 0.7].map((t) => rectPath(x - w / 2 + w * t - 4, -h + 46 + row * 22, 8, 12)));
    return (
      fill(
        paint(surface),
        polyPath([
          [x - w / 2, 0],
          [x - w / 2 + lean, -h],
          [x + w / 2 - lean, -h],
          [x + w / 2, 0],
        ]),
      ) +
      battlements(paint(surface), x - w / 2 + lean, -h, w - lean * 2, 13) +
      glaze(
        paint('deep'),
        0.13,
        polyPath([
          [x + w * 0.18, 0],
          [x + w * 0.18, -h],
          [x + w / 2 - lean, -h],
          [x + w / 2, 0],
        ]),
      ) +
      fill(darken(paint(surface), 0.3), ...holes) +
      fill(darken(paint(surface), 0.14), rectPath(x - w / 2 + lean, -h + 26, w - lean * 2, 7))
    );
  };
  return (
    fill(paint('ochre'), rectPath(-300, -170, 600, 170)) +
    battlements(paint('ochre'), -300, -170, 600, 14) +
    glaze(paint('terracotta'), 0.35, rectPath(-300, -40, 600, 40)) +
    taper(-110, 120, 260, 'terracotta') +
    taper(150, 110, 230, 'terracotta') +
    keels(brush, -250, -120, 2, 34, 62, 16) +
    keels(brush, 226, -120, 1, 34, 62, 16) +
    windows(brush, { x: 2, y: -136, columns: 3, dx: 34, w: 18, h: 34, kind: 'arch', trim: 'linen' }) +
    taper(-286, 104, 232, 'ochre') +
    taper(290, 104, 282, 'ochre') +
    keels(brush, -136, -110, 1, 52, 110, 0) +
    keels(brush, 0, -84, 4, 30, 84, 14)
  );
}

/** A garden house around a courtyard: tiles, screens, a roof terrace under sails. */
export function riad(brush: Brush): string {
  const { paint } = brush;
  const tiles = Array.from({ length: 30 }, (_, i) =>
    polyPath([
      [-290 + i * 20, -108],
      [-280 + i * 20, -120],
      [-270 + i * 20, -108],
      [-280 + i * 20, -96],
    ]),
  );
  return (
    stroke(paint('walnut'), 5, 'M-200 -250V-340M-60 -250V-330M80 -250V-340M220 -250V-326') +
    fill(paint('linen'), 'M-210 -338Q-130 -306 -52 -330L60 -340Q-30 -292 -210 -338z') +
    fill(paint('ochre'), 'M70 -340Q150 -304 232 -326L120 -296Q90 -310 70 -340z') +
    wall(brush, -300, -256, 600, 256, 'rose') +
    fill(paint('linen'), rectPath(-306, -264, 612, 12)) +
    battlements(paint('linen'), -302, -262, 604, 12) +
    wall(brush, -300, -120, 600, 120, 'sand') +
    fill(paint('petrol'), rectPath(-300, -122, 600, 28)) +
    fill(paint('brass'), ...tiles) +
    keels(brush, -270, -226, 9, 36, 84, 26) +
    fill(paint('petrol'), ...Array.from({ length: 9 }, (_, i) => rectPath(-270 + i * 62, -166, 36, 22))) +
    keels(brush, -268, -82, 3, 46, 82, 24) +
    keels(brush, 92, -82, 3, 46, 82, 24) +
    keels(brush, -42, -134, 1, 84, 134, 0) +
    fill(
      paint('moss'),
      'M-84 0q-4 -46 -22 -54q30 -8 34 26q6 -36 34 -28q-22 12 -22 56zM62 0q-4 -46 -22 -54q30 -8 34 26q6 -36 34 -28q-22 12 -22 56z',
    )
  );
}

/** A white Gulf palace: domes, wind towers, arcades by the water. */
export function palace(brush: Brush): string {
  const { paint } = brush;
  const windTower = (x: number, h: number) => {
    const slots = [-22, -6, 10].map((dx) => rectPath(x + dx, -h + 20, 9, 74));
    const poles = [-h + 112, -h + 136].map((y) => `M${n(x - 42)} ${n(y)}h84`);
    return (
      wall(brush, x - 34, -h, 68, h, 'sand') +
      fill(darken(paint('walnut'), 0.2), ...slots) +
      stroke(paint('walnut'), 4, ...poles) +
      battlements(paint('linen'), x - 34, -h, 68, 11)
    );
  };
  return (
    windTower(-214, 330) +
    windTower(214, 330) +
    wall(brush, -310, -186, 620, 186, 'linen') +
    fill(paint('sand'), rectPath(-316, -194, 632, 10)) +
    battlements(paint('sand'), -312, -194, 624, 10) +
    wall(brush, -110, -246, 220, 246, 'cream') +
    fill(paint('sand'), rectPath(-118, -254, 236, 10)) +
    dome(brush, 0, -254, 150, 'teal') +
    dome(brush, -270, -194, 70, 'brass') +
    dome(brush, 270, -194, 70, 'brass') +
    keels(brush, -290, -158, 4, 30, 54, 14) +
    keels(brush, 122, -158, 4, 30, 54, 14) +
    keels(brush, -82, -222, 3, 40, 76, 22) +
    keels(brush, -296, -82, 4, 34, 82, 12) +
    keels(brush, 122, -82, 4, 34, 82, 12) +
    keels(brush, -46, -118, 1, 92, 118, 0) +
    entrance(brush, 0, 44, 60, 'teal')
  );
}
