import type { Brush } from '../brush.ts';
import { place } from '../svg.ts';
import { type Clothes, type Features, featuresOf, type Sitter } from './features.ts';
import { bust } from './portrait.ts';

const origins: readonly (readonly [Sitter['origin'], number])[] = [
  ['north', 5],
  ['south', 4],
  ['arab', 2],
  ['african', 2],
  ['southAsian', 1.4],
  ['eastAsian', 1],
];

const forMen: Partial<Record<Clothes, Clothes>> = { blouse: 'waistcoat' };

/** An employee at work, in the light of the picture: a sitter, or else a random person; `change` overrules either. */
export function employee({ random, light, sitters }: Brush, clothes: Clothes, change: Partial<Features> = {}): Features {
  const gender = random.chance(0.5) ? 'f' : 'm';
  const origin = random.weighted(origins);
  const worn = gender === 'm' ? (forMen[clothes] ?? clothes) : clothes;
  const made =
    sitters.shift() ??
    featuresOf(random, {
      gender,
      origin,
      clothes: worn,
      age: random.int(20, 60),
      headscarf: gender === 'f' && origin === 'arab' && random.chance(0.5),
    });
  const tone = (color: string) => light.tone(color);
  return { ...made, skin: tone(made.skin), hair: tone(made.hair), cloth: tone(made.cloth), trim: tone(made.trim), ...change };
}

/** A person down to the hips; `x` is the middle, `y` where the body ends (put a table or the edge there). */
export const standing = (features: Features, x: number, y: number, size: number, flip: 1 | -1 = 1) =>
  place(bust(features, true), x - 200 * size * flip, y - 620 * size, size, flip);

/** Several people shoulder to shoulder, the outer ones a little behind. */
export function row(
  brush: Brush,
  clothes: readonly Clothes[],
  area: { from: number; to: number; y: number; size: number },
  change: Partial<Features> = {},
): string {
  const step = (area.to - area.from) / clothes.length;
  const drawn = clothes.map((c, i) => {
    const back = i % 2 === 1;
    const size = area.size * brush.random.float(0.95, 1.04) * (back ? 0.95 : 1);
    return {
      back,
      drawing: standing(employee(brush, c, change), area.from + step * (i + 0.5), area.y, size, brush.random.chance(0.5) ? 1 : -1),
    };
  });
  return [...drawn.filter((d) => d.back), ...drawn.filter((d) => !d.back)].map((d) => d.drawing).join('');
}
