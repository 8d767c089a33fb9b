import type { FoyerIdentify } from './elements.ts';

const ways = new Map<string, { latest: FoyerIdentify; way: FoyerIdentify }>();

/** One way to sign in for each website, which calls the latest that was given: another function in each rendering is not another visitor. */
export function wayOf(site: string, identify: FoyerIdentify): FoyerIdentify {
  const known = ways.get(site);
  if (known) {
    known.latest = identify;
    return known.way;
  }
  const made = { latest: identify, way: () => made.latest() };
  ways.set(site, made);
  return made.way;
}
