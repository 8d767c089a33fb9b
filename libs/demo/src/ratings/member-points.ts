import type { memberPoints } from '@foyer/server/seed';
import type { Calendar } from '../calendar.ts';
import { z } from 'zod';
import { createRandom } from '../random.ts';
import { readJson } from '../read-content.ts';
import { everyLanguage } from '../schemas.ts';

type PointsRow = typeof memberPoints.$inferInsert;

/** What a member has gathered: the points of their level, and coins to spend. */
export interface Gathered {
  row: PointsRow;
  coins: number;
}

/** From how many points on a member has reached which level, the highest first. */
const levels = readJson('ratings/levels.json', z.array(z.strictObject({ from: z.int(), name: everyLanguage })));

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
    const level = levels.find(({ from }) => statusPoints >= from);
    return [
      {
        row: { userId: id, orgId, statusPoints, statusLevel: level?.name ?? null },
        coins: Math.round((statusPoints * random.float(0.1, 0.6)) / 5) * 5,
      },
    ];
  });
}
