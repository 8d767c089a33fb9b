import type { memberPoints } from '@foyer/server/seed';
import type { Calendar } from '../calendar.ts';
import { type EveryLanguage, place } from '../data/hotel.ts';
import { createRandom } from '../random.ts';

type PointsRow = typeof memberPoints.$inferInsert;

/** What somebody has gathered: the points of their level, and coins to spend. */
export interface Gathered {
  row: PointsRow;
  coins: number;
}

/** From how many points on somebody has reached which level, the highest first. */
const levels: readonly (readonly [from: number, name: EveryLanguage])[] = [
  [8000, place('بلاتيني', 'Platin', 'Platinum', 'Platine', 'Platino', 'Platina')],
  [4000, place('ذهبي', 'Gold', 'Gold', 'Or', 'Oro', 'Goud')],
  [1500, place('فضي', 'Silber', 'Silver', 'Argent', 'Argento', 'Zilver')],
  [500, place('برونزي', 'Bronze', 'Bronze', 'Bronze', 'Bronzo', 'Brons')],
];

/** Who has points, and since when they gather them. */
interface Gatherer {
  id: string;
  username: string;
  hiredOn: string;
}

const year = 365.25 * 86_400_000;
const notBegun = 0.12;

/** The points of everybody who gathers some: more for those who have been there for long. */
export function createPoints(people: readonly Gatherer[], orgId: string, { now }: Calendar): Gathered[] {
  return people.flatMap(({ id, username, hiredOn }) => {
    const random = createRandom('points', orgId, username);
    if (random.chance(notBegun) && username !== 'member') return [];
    const years = Math.max(0, (now.getTime() - Date.parse(hiredOn)) / year);
    const statusPoints = Math.round((years * random.float(180, 520) + random.int(0, 400)) / 10) * 10;
    const level = levels.find(([from]) => statusPoints >= from);
    return [
      {
        row: { userId: id, orgId, statusPoints, statusLevel: level?.[1] ?? null },
        coins: Math.round((statusPoints * random.float(0.1, 0.6)) / 5) * 5,
      },
    ];
  });
}
