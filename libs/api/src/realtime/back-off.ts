const firstMs = 100;
const mostMs = 30_000;

/** How long to wait before the next attempt, in ms: anything up to 0.1 s, doubling with each failed attempt (from 0) to 30 s, so that those who lost a server together do not come back together. */
export const backOffMs = (attempt: number, random: () => number = Math.random): number =>
  random() * Math.min(mostMs, firstMs * 2 ** attempt);
