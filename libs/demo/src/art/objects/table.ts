import type { Brush } from '../brush.ts';
import { darken, lighten, type Material, mix } from '../color.ts';
import { circlePath, ellipsePath, fill, glaze, place, polyPath, rectPath, roundPath, stroke } from '../svg.ts';

/** Everything here stands on 0/0, seen from the front, in the size it has beside a person 1:1. */

export const steam = (brush: Brush, x: number, y: number) =>
  `<g opacity=".55">${stroke(brush.paint('linen'), 9, `M${x - 34} ${y}q-22-30 0-58t0-58M${x} ${y - 8}q-22-30 0-58t0-58M${x + 34} ${y}q-22-30 0-58t0-58`)}</g>`;

export const pot = ({ paint }: Brush, metal: Material) =>
  fill(darken(paint(metal), 0.1), 'M-96 -104H96V-20Q96 0 70 0H-70Q-96 0 -96 -20z') +
  glaze('#ffffff', 0.16, 'M-78 -96h26v92q-26 0 -26 -20z') +
  stroke(darken(paint(metal), 0.32), 12, 'M-98 -78h-26v24h26M98 -78h26v24h-26') +
  fill(lighten(paint(metal), 0.1), roundPath(-106, -118, 212, 18, 8));

/** Hanging on a rail from its handle. */
export const ladle = ({ paint }: Brush, metal: Material) =>
  stroke(paint(metal), 8, 'M0 0V110') + fill(paint(metal), 'M-26 108h52a26 26 0 0 1 -52 0z');
export const hangingPan = ({ paint }: Brush, metal: Material) =>
  stroke(paint('ink'), 9, 'M0 0V60') +
  fill(paint(metal), circlePath(0, 108, 52)) +
  fill(darken(paint(metal), 0.16), circlePath(0, 108, 40));

export const board = ({ paint }: Brush) =>
  fill(paint('timber'), roundPath(-150, -20, 300, 20, 8)) + fill(lighten(paint('timber'), 0.14), rectPath(-142, -20, 284, 7));

export const tomato = ({ paint }: Brush) =>
  fill(paint('terracotta'), ellipsePath(0, -34, 40, 34)) +
  fill(lighten(paint('terracotta'), 0.2), ellipsePath(-14, -44, 10, 8)) +
  fill(paint('moss'), 'M0 -68l6 12 16 -4 -12 12 8 12 -18 -6 -18 6 8 -12 -12 -12 16 4z');
export const pepper = ({ paint }: Brush) =>
  fill(paint('ochre'), 'M-40 -70C-20 -84 -8 -74 0 -70C8 -74 22 -84 40 -70C52 -40 36 0 16 0Q0 -8 -16 0C-36 0 -52 -40 -40 -70z') +
  stroke(paint('moss'), 9, 'M0 -70q2 -18 14 -22');
export const aubergine = ({ paint }: Brush) =>
  fill(paint('wine'), 'M-60 -10C-70 -50 -10 -66 30 -56C56 -50 60 -30 40 -16C10 0 -40 6 -60 -10z') +
  fill(paint('moss'), 'M34 -58q20 -12 34 4q-10 16 -26 24z');
export const leek = ({ paint }: Brush) =>
  fill(paint('linen'), rectPath(-110, -26, 90, 24)) +
  fill(paint('sage'), rectPath(-24, -26, 70, 24)) +
  fill(paint('moss'), 'M40 -26L120 -56L104 -30L132 -18L100 -10L112 6L40 -2z');
export const lemon = ({ paint }: Brush) =>
  fill(paint('ochre'), 'M-46 -26C-40 -50 30 -56 44 -30L56 -26L44 -20C30 4 -40 0 -46 -26z') +
  glaze('#fff', 0.25, ellipsePath(-12, -34, 16, 7));
export const herbs = ({ paint }: Brush) =>
  stroke(paint('moss'), 5, 'M0 0Q-6 -50 -30 -90M0 0Q2 -60 4 -104M0 0Q10 -50 36 -84') +
  fill(
    paint('moss'),
    ellipsePath(-30, -92, 14, 20),
    ellipsePath(4, -108, 14, 22),
    ellipsePath(36, -86, 14, 20),
    ellipsePath(-20, -58, 11, 16),
    ellipsePath(22, -54, 11, 16),
  );
export const loaf = ({ paint }: Brush) =>
  fill(mix(paint('timber'), paint('ochre'), 0.5), 'M-110 0C-130 -60 -60 -92 0 -92C60 -92 130 -60 110 0z') +
  stroke(lighten(paint('ochre'), 0.5), 8, 'M-66 -26q10 -30 30 -42M-16 -26q10 -34 30 -48M38 -26q8 -26 24 -38');
export const baguette = ({ paint }: Brush) =>
  fill(mix(paint('timber'), paint('ochre'), 0.6), roundPath(-18, -230, 36, 230, 18)) +
  stroke(lighten(paint('ochre'), 0.5), 5, 'M-8 -50l16 -14M-8 -96l16 -14M-8 -142l16 -14M-8 -188l16 -14');

export const jar = (brush: Brush, content: Material) =>
  fill(mix(brush.paint('mist'), '#ffffff', 0.4), roundPath(-34, -96, 68, 96, 12)) +
  fill(brush.paint(content), roundPath(-28, -66, 56, 60, 8)) +
  fill(brush.paint('timber'), roundPath(-30, -112, 60, 20, 5));

export const bottle = ({ paint }: Brush, glass: Material, label: Material = 'cream') =>
  fill(paint(glass), 'M-26 0V-110C-26 -140 -11 -140 -11 -166V-206H11V-166C11 -140 26 -140 26 -110V0z') +
  fill(paint(label), rectPath(-26, -88, 52, 44)) +
  fill(paint('brass'), rectPath(-11, -210, 22, 26)) +
  glaze('#fff', 0.16, rectPath(-20, -110, 8, 104));

export const wineGlass = ({ paint }: Brush, wine: Material) =>
  glaze('#ffffff', 0.5, 'M-40 -190H40C44 -130 26 -104 0 -104C-26 -104 -44 -130 -40 -190z') +
  fill(paint(wine), 'M-40 -156H40C40 -126 24 -108 0 -108C-24 -108 -40 -126 -40 -156z') +
  stroke(mix(paint('linen'), paint('mist'), 0.4), 6, 'M0 -104V-6M-30 -3H30');

export const cup = ({ paint }: Brush, china: Material) =>
  stroke(paint(china), 9, 'M44 -54q32 -4 28 20t-36 20') +
  fill(paint(china), 'M-50 -66H50Q48 -8 20 -4H-20Q-48 -8 -50 -66z') +
  fill(paint('walnut'), rectPath(-44, -66, 88, 7)) +
  fill(darken(paint(china), 0.1), roundPath(-66, -6, 132, 9, 4));

export const teaGlass = ({ paint }: Brush) =>
  glaze('#fff', 0.45, 'M-26 -70H26Q14 -40 24 0H-24Q-14 -40 -26 -70z') +
  fill(paint('terracotta'), 'M-22 -54H22Q14 -36 22 -4H-22Q-14 -36 -22 -54z') +
  stroke(paint('brass'), 4, 'M-26 -70H26M-30 -1H30');

export const bowl = ({ paint }: Brush, china: Material) =>
  fill(paint(china), 'M-110 -78H110Q104 -8 40 0H-40Q-104 -8 -110 -78z') + fill(darken(paint(china), 0.1), roundPath(-116, -88, 232, 16, 8));

export const candle = (brush: Brush, h: number) =>
  glaze(brush.light.lamp, 0.25, circlePath(0, -h - 22, 54)) +
  fill(brush.paint('linen'), rectPath(-16, -h, 32, h)) +
  fill(brush.light.lamp, `M0 ${-h - 44}Q15 ${-h - 18} 0 ${-h - 4}Q-15 ${-h - 18} 0 ${-h - 44}z`);

export const vase = ({ paint, random }: Brush, china: Material) => {
  const bloom = random.pick(['terracotta', 'ochre', 'rose', 'wine', 'cream'] as const);
  const heads = [
    [-60, -220],
    [-16, -256],
    [34, -236],
    [70, -196],
    [-34, -186],
  ] as const;
  return (
    stroke(paint('moss'), 6, ...heads.map(([x, y]) => `M0 -100Q${x / 3} ${y * 0.7} ${x} ${y}`)) +
    fill(paint('moss'), ellipsePath(-44, -150, 12, 26), ellipsePath(50, -150, 12, 26)) +
    fill(paint(bloom), ...heads.map(([x, y]) => circlePath(x, y, 27))) +
    fill(lighten(paint(bloom), 0.3), ...heads.map(([x, y]) => circlePath(x - 4, y - 4, 11))) +
    fill(paint(china), 'M-30 -124H30C24 -90 52 -70 48 -34Q44 0 0 0Q-44 0 -48 -34C-52 -70 -24 -90 -30 -124z')
  );
};

/** A plate from above, for laid tables; `r` is its radius. */
export const plateAbove = ({ paint }: Brush, x: number, y: number, r: number, china: Material) =>
  glaze(paint('deep'), 0.16, circlePath(x + 8, y + 12, r)) +
  fill(paint(china), circlePath(x, y, r)) +
  fill(darken(paint(china), 0.06), circlePath(x, y, r * 0.74)) +
  fill(lighten(paint(china), 0.3), circlePath(x, y, r * 0.7));

export const cutleryAbove = ({ paint }: Brush, x: number, y: number) =>
  place(
    stroke(paint('brass'), 10, 'M0 -120V130M-18 -190V-140Q-18 -118 0 -118Q18 -118 18 -140V-190M0 -190V-120') +
      stroke(paint('brass'), 10, 'M70 20V130') +
      fill(paint('brass'), 'M62 30V-176Q96 -150 92 -50L80 30z'),
    x,
    y,
  );

export const crate = (brush: Brush, goods: Material) => {
  const { paint } = brush;
  const balls = [-88, -44, 0, 44, 88]
    .map((x, i) => circlePath(x, -100 - (i % 2) * 12, 30))
    .concat([-64, -20, 24, 66].map((x) => circlePath(x, -132, 28)));
  return (
    fill(paint(goods), ...balls) +
    fill(lighten(paint(goods), 0.2), ...[-94, -26, 40, 84].map((x) => circlePath(x, -120, 8))) +
    fill(paint('timber'), rectPath(-130, -100, 260, 28), rectPath(-130, -64, 260, 28), rectPath(-130, -28, 260, 28)) +
    fill(paint('walnut'), rectPath(-130, -104, 18, 104), rectPath(112, -104, 18, 104))
  );
};

export const suitcase = ({ paint }: Brush, leather: Material) =>
  stroke(paint('walnut'), 12, 'M-36 -148v-20h72v20') +
  fill(paint(leather), roundPath(-120, -150, 240, 150, 18)) +
  fill(darken(paint(leather), 0.2), rectPath(-84, -150, 20, 150), rectPath(64, -150, 20, 150)) +
  fill(paint('brass'), rectPath(-84, -96, 20, 16), rectPath(64, -96, 20, 16)) +
  fill(
    paint('walnut'),
    polyPath([
      [-120, -20],
      [-120, 0],
      [-96, 0],
    ]),
    polyPath([
      [120, -20],
      [120, 0],
      [96, 0],
    ]),
  );

export const present = ({ paint }: Brush, paper: Material, ribbon: Material, w = 150, h = 120) =>
  fill(paint(paper), rectPath(-w / 2, -h, w, h)) +
  fill(paint(ribbon), rectPath(-12, -h, 24, h), rectPath(-w / 2, -h * 0.62, w, 20)) +
  stroke(paint(ribbon), 10, `M0 ${-h}C-60 ${-h - 60} -70 ${-h + 4} 0 ${-h}C60 ${-h - 60} 70 ${-h + 4} 0 ${-h}`);

export const towels = ({ paint }: Brush) =>
  (['cream', 'mist', 'linen', 'rose'] as const)
    .map(
      (c, i) =>
        fill(paint(c), roundPath(-110 + i * 4, -(i + 1) * 44, 220 - i * 8, 42, 20)) +
        stroke(darken(paint(c), 0.12), 4, `M${-96 + i * 4} ${-(i + 0.5) * 44}h${170 - i * 8}`),
    )
    .join('');
