/** So few members are never counted by themselves. */
export const leastMembers = 5;

/** How many members work in a hotel; null for those who work in none. */
export interface HotelGroup {
  hotelId: string | null;
  members: number;
}

/**
 * The hotels whose members are counted by themselves; all others are counted together. Where those others were too few, the smallest of the hotels is counted with them: left out,
 * they could be worked out from what all have done.
 */
export function countedAlone(groups: readonly HotelGroup[]): ReadonlySet<string> {
  const large = groups
    .flatMap(({ hotelId, members }) => (hotelId !== null && members >= leastMembers ? [{ hotelId, members }] : []))
    .sort((a, b) => b.members - a.members || (a.hotelId < b.hotelId ? -1 : 1));
  const all = groups.reduce((sum, { members }) => sum + members, 0);
  const others = large.reduce((left, { members }) => left - members, all);
  const alone = others > 0 && others < leastMembers ? large.slice(0, -1) : large;
  return new Set(alone.map(({ hotelId }) => hotelId));
}
