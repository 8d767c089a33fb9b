import { darken, lighten, mix } from '../color.ts';
import { circlePath, ellipsePath, fill, glaze, n, picture, place, rectPath, roundPath, stroke } from '../svg.ts';
import { clothes } from './clothes.ts';
import type { Features } from './features.ts';
import { backHair, frontHair, headwear } from './hair.ts';

const ink = '#2a1f1c';

/** Lips that show on light and on dark skin alike. */
const lipsOn = (skin: string) => (Number.parseInt(skin.slice(1, 3), 16) < 0x90 ? '#c97f6f' : mix(darken(skin, 0.3), '#7d3a44', 0.5));

function face(f: Features): string {
  const deep = darken(f.skin, 0.36);
  const brow = f.headwear === 'scarf' || f.style === 'bald' ? ink : darken(f.hair, 0.25);
  const eyes =
    f.eyes === 'open'
      ? fill(ink, circlePath(178, 172, 5.2), circlePath(222, 172, 5.2))
      : stroke(ink, 4, 'M170 174q8 -9 16 0M214 174q8 -9 16 0');
  const mouths = {
    soft: stroke(lipsOn(f.skin), 4, 'M184 211Q200 222 216 211'),
    wide: stroke(lipsOn(f.skin), 4, 'M178 207Q200 228 222 207'),
    open:
      fill('#7d3a44', 'M178 205Q200 212 222 205Q218 232 200 232Q182 232 178 205z') +
      fill('#fffaf0', 'M181 207Q200 213 219 207L217 214Q200 219 183 214z'),
  };
  const lines = f.older ? stroke(mix(f.skin, deep, 0.4), 2.4, 'M158 180l-7 4M159 174l-8 0M242 180l7 4M241 174l8 0M182 140h36') : '';
  const freckles = f.freckles
    ? fill(
        mix(f.skin, '#b9794a', 0.6),
        ...[
          [164, 190],
          [172, 195],
          [180, 190],
          [220, 190],
          [228, 195],
          [236, 190],
          [192, 186],
          [208, 186],
        ].map(([x, y]) => circlePath(x!, y!, 1.8)),
      )
    : '';
  return (
    glaze('#d9705a', 0.2, circlePath(163, 196, 13), circlePath(237, 196, 13)) +
    freckles +
    lines +
    stroke(brow, 5, 'M168 155q11 -8 21 -2M211 153q11 -6 21 2') +
    eyes +
    stroke(mix(f.skin, deep, 0.75), 4, 'M200 176q7 14 -4 17') +
    mouths[f.smile]
  );
}

function beard(f: Features): string {
  const color = f.beard === 'stubble' ? f.hair : darken(f.hair, 0.08);
  const jaw =
    'M143 178C144 226 166 250 200 250C234 250 256 226 257 178C252 196 244 202 232 198C222 194 212 198 200 198C188 198 178 194 168 198C156 202 148 196 143 178z';
  switch (f.beard) {
    case 'stubble':
      return glaze(color, 0.2, jaw);
    case 'short':
      return glaze(color, 0.88, jaw);
    case 'full':
      return fill(
        color,
        'M142 176C140 236 160 274 200 276C240 274 260 236 258 176C252 196 244 202 232 198C222 194 212 196 200 196C188 196 178 194 168 198C156 202 148 196 142 176z',
      );
    case 'moustache':
      return fill(color, 'M200 198C188 192 172 198 168 210C182 212 192 208 200 206C208 208 218 212 232 210C228 198 212 192 200 198z');
    case 'goatee':
      return fill(color, 'M180 216C182 250 218 250 220 216C214 226 186 226 180 216z');
    default:
      return '';
  }
}

function glasses(f: Features): string {
  if (f.glasses === 'none') return '';
  const frame = f.hair === ink ? '#16323a' : '#3a2a22';
  const rims =
    f.glasses === 'round'
      ? circlePath(178, 172, 20) + circlePath(222, 172, 20)
      : roundPath(157, 157, 38, 29, 8) + roundPath(205, 157, 38, 29, 8);
  return glaze('#fff', 0.18, rims) + stroke(frame, 3.6, rims, 'M196 168q4 -4 8 0M157 168l-12 -4M243 168l12 -4');
}

/** Head and shoulders without background, on a 400 × 400 sheet. */
export function bust(f: Features, long = false): string {
  const deep = darken(f.skin, 0.3);
  const j = f.jaw;
  const head = `M${n(145 - j * 0.3)} 152C${n(145 - j * 0.3)} 98 ${n(255 + j * 0.3)} 98 ${n(255 + j * 0.3)} 152V180C${n(255 + j)} 220 ${n(228 + j)} 244 200 244C${n(172 - j)} 244 ${n(145 - j)} 220 ${n(145 - j * 0.3)} 180z`;
  const open =
    f.clothes === 'tunic' || f.clothes === 'knit' ? 'M166 264Q200 304 234 264L226 220H174z' : 'M170 264L200 300L230 264L226 220H174z';
  const mouth = f.beard === 'short' || f.beard === 'full' || f.beard === 'moustache' || f.beard === 'goatee';
  const features = face(f);
  return (
    backHair(f) +
    clothes(f, long) +
    fill(mix(f.skin, deep, 0.16), open) +
    glaze(deep, 0.34, 'M174 226H226L228 244Q200 272 172 244z') +
    (f.headwear === 'scarf' ? '' : fill(mix(f.skin, deep, 0.1), ellipsePath(146, 180, 11, 15), ellipsePath(254, 180, 11, 15))) +
    (f.earrings ? fill('#c29a4f', circlePath(145, 198, 4.6), circlePath(255, 198, 4.6)) : '') +
    fill(f.skin, head) +
    beard(f) +
    (mouth ? face({ ...f, freckles: false }) : features) +
    frontHair(f) +
    headwear(f) +
    glasses(f)
  );
}

/** A portrait, 400 × 400. */
export function drawPortrait(f: Features): string {
  const ring = lighten(f.background, 0.34);
  return picture(
    400,
    400,
    fill(f.background, rectPath(0, 0, 400, 400)),
    glaze(ring, 0.7, circlePath(200, 200, 172)),
    place(bust(f), -40, -34, 1.2),
  );
}
