import { placesPrefix } from './clear-places.ts';

/** Where a member stopped: the version of the content, the block of its text that was at the top, and when. */
interface Place {
  version: number;
  block: number;
  at: number;
}

const most = 50;

/** What is kept of one member's reading. Each has a key of their own, so that on a shared device no one is led by another's. */
const keyOf = (userId: string) => placesPrefix + userId;

const isPlace = (value: unknown): value is Place => {
  const { version, block, at } = (value ?? {}) as Partial<Place>;
  return [version, block, at].every((number) => typeof number === 'number');
};

// Storage can be blocked, full, or hold anything; then nothing is kept, and reading goes on as it does.
function read(userId: string): Record<string, Place> {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Place] => isPlace(entry[1])));
  } catch {
    return {};
  }
}

function write(userId: string, places: Record<string, Place>): void {
  const latest = Object.entries(places).sort(([, a], [, b]) => b.at - a.at);
  try {
    if (latest.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(latest.slice(0, most))));
  } catch {
    // see read
  }
}

/** The block at which a member stopped in this version of the content; undefined where they did not. */
export function placeOf(userId: string, id: string, version: number): number | undefined {
  const place = read(userId)[id];
  return place?.version === version ? place.block : undefined;
}

/** Keeps where a member stopped; without a block it is forgotten. */
export function keepPlace(userId: string, id: string, version: number, block: number | undefined): void {
  const { [id]: _before, ...others } = read(userId);
  write(userId, block === undefined ? others : { ...others, [id]: { version, block, at: Date.now() } });
}
