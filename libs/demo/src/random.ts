/** A seeded source of chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A number in [min, max). */
  float(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; weights need not add up to one. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** `count` different items in random order; fewer where there are not so many. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** FNV-1a over the UTF-16 code units, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Every use has its own named stream, so that adding to one part of the demo leaves the others as they were. */
export function createRandom(...seed: (string | number)[]): Random {
  const next = mulberry32(hashText(seed.join('/')));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  };
  return {
    next,
    int,
    shuffle,
    float: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new Error('Nothing to pick from');
      return items[Math.floor(next() * items.length)]!;
    },
    weighted(items) {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) if ((rest -= weight) < 0) return item;
      return items[items.length - 1]![0];
    },
    sample: (items, count) => shuffle(items).slice(0, count),
  };
}
