import type { Random } from '../../random.ts';
import { material } from '../color.ts';

export const hairStyles = {
  f: ['bob', 'long', 'bun', 'ponytail', 'pixie', 'curls', 'waves', 'braid', 'fringe'],
  m: ['parted', 'crew', 'quiff', 'crop', 'receding', 'bald', 'tousled', 'swept', 'curlsShort'],
} as const;

export type HairStyle = (typeof hairStyles)['f' | 'm'][number];
export type Beard = 'none' | 'stubble' | 'full' | 'short' | 'moustache' | 'goatee';
export type Headwear = 'none' | 'scarf' | 'toque' | 'turban' | 'kumma';
export type Clothes = 'suit' | 'blouse' | 'waistcoat' | 'chef' | 'tunic' | 'polo' | 'overall' | 'knit';

/** What a drawn person looks like. */
export interface Features {
  skin: string;
  hair: string;
  style: HairStyle;
  beard: Beard;
  headwear: Headwear;
  clothes: Clothes;
  /** The colour of jacket, tunic or polo. */
  cloth: string;
  /** Tie, scarf, piping. */
  trim: string;
  background: string;
  glasses: 'none' | 'round' | 'square';
  smile: 'soft' | 'wide' | 'open';
  eyes: 'open' | 'laughing';
  jaw: number;
  earrings: boolean;
  freckles: boolean;
  older: boolean;
}

/** What the drawing has to know of a person; the rest is chance. */
export interface Sitter {
  gender: 'f' | 'm';
  /** Where the family comes from, for the range of complexion and hair. */
  origin: 'north' | 'south' | 'arab' | 'african' | 'southAsian' | 'eastAsian';
  clothes: Clothes;
  age: number;
  headscarf?: boolean;
}

const skins: Record<Sitter['origin'], string[]> = {
  north: ['#f6d5bd', '#f1c9ae', '#eec1a2', '#e6b592'],
  south: ['#eec1a2', '#e3b08a', '#d69f78', '#c98f68'],
  arab: ['#e0ae88', '#d19b73', '#c08860', '#a87250'],
  african: ['#8d5b40', '#774a34', '#633c2b', '#a06c4c'],
  southAsian: ['#c48d65', '#b07a54', '#996545', '#d09b72'],
  eastAsian: ['#f0cba8', '#e8bd96', '#dcae86'],
};

const dark = ['#2b211d', '#3a2a22', '#4a3327'];
const hairs: Record<Sitter['origin'], string[]> = {
  north: ['#d9b26f', '#c2935a', '#8a5a3a', '#6b4530', '#a5522f', '#e2c68d', '#4a3327', '#b9794a'],
  south: ['#6b4530', '#4a3327', '#3a2a22', '#8a5a3a', '#a5522f'],
  arab: dark,
  african: ['#231b19', '#2e221d'],
  southAsian: dark,
  eastAsian: ['#231f20', '#33292a', '#4a3327'],
};

const backgrounds = ['#d8e2da', '#e9d9bd', '#f0dccb', '#c9dbd8', '#e4cfae', '#d9d3c4', '#b9cfcc', '#efd3ba', '#dfe3cf', '#cfd6d2'];
const scarves = [
  material.petrol,
  material.wine,
  material.sand,
  material.sage,
  material.slate,
  material.rose,
  material.deep,
  material.ochre,
];
const cloths: Record<Clothes, string[]> = {
  suit: [material.deep, material.petrol, material.slate, '#4b3c3a'],
  blouse: [material.linen, material.mist, material.rose, material.cream],
  waistcoat: [material.deep, material.wine, material.walnut],
  chef: [material.linen],
  tunic: [material.mist, material.sage, material.sand, material.teal],
  polo: [material.petrol, material.terracotta, material.moss],
  overall: [material.petrol, material.slate, material.moss],
  knit: [material.ochre, material.terracotta, material.sage, material.wine, material.slate],
};

function beardOf(random: Random, sitter: Sitter): Beard {
  if (sitter.gender === 'f') return 'none';
  const often = sitter.origin === 'arab' || sitter.origin === 'southAsian' ? 2 : 1;
  return random.weighted<Beard>([
    ['none', 6],
    ['stubble', 2],
    ['short', 1.6 * often],
    ['full', 0.9 * often],
    ['moustache', 0.5 * often],
    ['goatee', 0.5],
  ]);
}

function headwearOf(random: Random, sitter: Sitter): Headwear {
  if (sitter.headscarf) return 'scarf';
  if (sitter.clothes === 'chef' && random.chance(0.55)) return 'toque';
  if (sitter.gender === 'm' && sitter.origin === 'southAsian' && random.chance(0.14)) return 'turban';
  if (sitter.gender === 'm' && sitter.origin === 'arab' && random.chance(0.1)) return 'kumma';
  return 'none';
}

/** Makes up a face. */
export function featuresOf(random: Random, sitter: Sitter): Features {
  const grey = sitter.age > 44 && random.chance((sitter.age - 40) / 32);
  const style =
    sitter.origin === 'african' && random.chance(0.5)
      ? sitter.gender === 'f'
        ? 'curls'
        : 'crew'
      : random.pick(hairStyles[sitter.gender].filter((s) => sitter.age > 38 || (s !== 'receding' && s !== 'bald')));
  return {
    skin: random.pick(skins[sitter.origin]),
    hair: grey ? random.pick(['#a9a39b', '#8d8780', '#cdc7bd', '#6f6a66']) : random.pick(hairs[sitter.origin]),
    style,
    beard: beardOf(random, sitter),
    headwear: headwearOf(random, sitter),
    clothes: sitter.clothes,
    cloth:
      sitter.headscarf && sitter.clothes === 'blouse' ? random.pick([material.cream, material.mist]) : random.pick(cloths[sitter.clothes]),
    trim: sitter.headscarf
      ? random.pick(scarves)
      : random.pick([material.brass, material.terracotta, material.wine, material.teal, material.ochre]),
    background: random.pick(backgrounds),
    glasses: random.weighted([
      ['none', 7.4],
      ['round', sitter.age > 40 ? 2 : 1],
      ['square', sitter.age > 40 ? 1.8 : 0.9],
    ]),
    smile: random.weighted([
      ['soft', 5],
      ['wide', 3],
      ['open', 3],
    ]),
    eyes: random.chance(0.84) ? 'open' : 'laughing',
    jaw: sitter.gender === 'f' ? random.float(-5, 1) : random.float(-1, 6),
    earrings: sitter.gender === 'f' && !sitter.headscarf && random.chance(0.4),
    freckles: sitter.origin === 'north' && random.chance(0.14),
    older: sitter.age > 50,
  };
}
